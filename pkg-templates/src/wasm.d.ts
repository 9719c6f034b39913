// workerd compiles the modules that a worker imports before it starts the worker.
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** The module's bytes in base64, put in by the build. */
declare const HANDOFF_LINT_WASM: string;
