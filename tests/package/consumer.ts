import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);
export const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder outside the repository, with the packed package installed in it as its users have it. */
export class Consumer {
  private constructor(
    readonly folder: string,
    readonly tarball: string,
  ) {}

  static async create(): Promise<Consumer> {
    const folder = await mkdtemp(join(tmpdir(), "handoff-lint-consumer-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    const tarball = await pack(folder);
    const consumer = new Consumer(folder, tarball);
    await consumer.write({ "package.json": '{ "private": true }' });
    await npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", tarball], folder);
    return consumer;
  }

  /** The files that were packed, such as `handoff-lint/node.mjs`. */
  get installed(): string {
    return join(this.folder, "node_modules", "handoff-lint");
  }

  async write(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      const path = join(this.folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }

  run(program: string, ...args: string[]): Promise<Ran> {
    return execute(program, args, { cwd: this.folder, env: { ...process.env, NODE_OPTIONS: "" } });
  }

  /** Runs a script with Node, in the folder, and answers what it prints. */
  async node(name: string, script: string): Promise<string> {
    await this.write({ [name]: script });
    return (await this.run(process.execPath, name)).stdout.trim();
  }
}

async function pack(destination: string): Promise<string> {
  // A copy, since npm gives a link's name to what it packs from a link.
  const source = await mkdtemp(join(tmpdir(), "handoff-lint-pack-"));
  await cp(join(REPOSITORY, "pkg"), source, { recursive: true });
  await npm(["pack", "--pack-destination", destination], source);
  await rm(source, { recursive: true, force: true });
  const [tarball] = (await readdir(destination)).filter((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("npm pack left no tarball");
  return join(destination, tarball);
}

function npm(args: string[], cwd: string): Promise<Ran> {
  const script = process.env.npm_execpath;
  const viaNode = script?.endsWith("npm-cli.js") === true;
  return viaNode
    ? execute(process.execPath, [script ?? "", ...args], { cwd })
    : execute("npm", args, { cwd, shell: process.platform === "win32" });
}

export const CONFORMING = `### Key Decisions
- Chose SQLite over flat files because two writers need locking

### Artifacts
- Created: /srv/app/src/store.ts

### Status
PASS
Evidence:
- Tests: 47 passed, 0 failed (npm test output)

### Deferred Items
- [feature] Add caching layer -- not in current plan scope
`;

/** A script that prints `advance`: the module is loaded, strings and objects cross its border. */
export const PRINT_ACTION = `console.log(check(${JSON.stringify(CONFORMING)}).verdict.action);`;
