/**
 * The instance type of a global, or `never` where the compiler knows no such global: a project for Node
 * without the DOM's types has to compile too.
 */
type Instance<Name extends string> = typeof globalThis extends {
  [name in Name]: { prototype: infer T };
}
  ? T
  : never;

type WebAssemblyModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer T } };
}
  ? T
  : never;

/** What `init` loads: an address, a request or response, the bytes, or the compiled module. */
export type InitInput =
  | string
  | Instance<"URL">
  | Instance<"Request">
  | Instance<"Response">
  | ArrayBuffer
  | ArrayBufferView
  | WebAssemblyModule;

/**
 * Loads the module once, however often it is called; by default from the file beside this one.
 *
 * Browsers have to wait for it before they call anything else. Where the module loads by itself (Node, Deno,
 * Bun, workerd, `handoff-lint/inline`) there is nothing to wait for, and code that does so works as well.
 */
export function init(input?: InitInput): Promise<void>;
