import { type Config, readConfig } from "handoff-lint/web";
import { type Disposable, EventEmitter, type TextDocument, Uri, workspace } from "vscode";

/** In the order in which those of one folder count. */
const NAMES = ["handoff-lint.yaml", "handoff-lint.yml", "handoff-lint.json", "package.json"];

/**
 * What the projects of the workspace set, by folder. A folder is read when a document below it is checked; when that
 * finds something, or a file changes, everything is to be checked anew.
 */
export class ProjectConfig implements Disposable {
  readonly #changed = new EventEmitter<void>();
  readonly onDidChange = this.#changed.event;
  readonly #subscriptions: Disposable[];
  /** `undefined`: nothing is set there, or it is still being read. */
  #byFolder = new Map<string, Config | undefined>();

  constructor() {
    const watcher = workspace.createFileSystemWatcher(`**/{${NAMES.join(",")}}`);
    const forget = () => {
      this.#byFolder = new Map();
      this.#changed.fire();
    };
    this.#subscriptions = [
      this.#changed,
      watcher,
      watcher.onDidCreate(forget),
      watcher.onDidChange(forget),
      watcher.onDidDelete(forget),
      workspace.onDidChangeWorkspaceFolders(forget),
    ];
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  /** What the nearest folder sets, from that of the document up to that of the workspace. */
  for(document: TextDocument): Config {
    const folders = document.isUntitled ? [] : [parent(document.uri)];
    const root = document.isUntitled
      ? workspace.workspaceFolders?.[0]
      : workspace.getWorkspaceFolder(document.uri);
    if (!root) return {};
    for (let folder = folders[0] ?? root.uri; ; folder = parent(folder)) {
      const config = this.#of(folder);
      if (config) return config;
      if (folder.path.length <= root.uri.path.length) return {};
    }
  }

  #of(folder: Uri): Config | undefined {
    const key = folder.toString();
    if (!this.#byFolder.has(key)) {
      const byFolder = this.#byFolder.set(key, undefined);
      void read(folder).then((config) => {
        // Forgotten meanwhile: whoever asks again reads it again.
        if (!config || byFolder !== this.#byFolder) return;
        byFolder.set(key, config);
        this.#changed.fire();
      });
    }
    return this.#byFolder.get(key);
  }
}

const parent = (uri: Uri) => Uri.joinPath(uri, "..");

async function read(folder: Uri): Promise<Config | undefined> {
  for (const name of NAMES) {
    const config = await readFile(Uri.joinPath(folder, name));
    if (config && (name !== "package.json" || Object.keys(config).length > 0)) return config;
  }
  return undefined;
}

/** What is wrong with a file is shown in that file; the rest of it counts. */
async function readFile(file: Uri): Promise<Config | undefined> {
  try {
    const text = new TextDecoder().decode(await workspace.fs.readFile(file));
    return readConfig(text, file.path).config;
  } catch {
    return undefined;
  }
}
