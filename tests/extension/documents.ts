import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handoff, WRONG_VERB } from "./handoff.ts";

const FILES = {
  "report.md": handoff("src/store.ts"),
  // Everything that counts differently in bytes, code points and UTF-16 stands before the fault, on its line too.
  "wide.md": handoff(
    "源/🧪/文件.ts",
    "選擇 SQLite 🗄️👩‍💻 because two writers need locking",
  ).replaceAll("\n", "\r\n"),
  "report.txt": handoff("src/store.ts"),
  "save.md": handoff("/srv/app/src/store.ts").replace("Created", WRONG_VERB),
  // One code unit more than the setting allows.
  "long.md": handoff("src/store.ts").padEnd(1_000_001, "\n"),
  "configured/handoff-lint.yaml": "rules:\n  artifact/relative-path: warning\n  artifact: off\n",
  "configured/inner/report.md": handoff("src/store.ts"),
  "wrong/handoff-lint.yaml": "ruels: {}\n",
  "README.md": "# A project\n\n## Status\n\nWorks on the author's machine.\n",
  ".vscode/settings.json": JSON.stringify({
    "window.autoDetectColorScheme": true,
    "editor.codeActionsOnSave": { "source.fixAll.handoff-lint": "explicit" },
  }),
};

export interface Folder {
  path: string;
  remove(): Promise<void>;
}

/** A folder to be opened in the workbench, made anew for every host, since tests edit its files. */
export async function makeFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), "handoff-lint-folder-"));
  const folders = [".vscode", "configured/inner", "wrong"];
  await Promise.all(folders.map((folder) => mkdir(join(path, folder), { recursive: true })));
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(path, name), text)));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
