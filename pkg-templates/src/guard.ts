let loaded = false;

export function markLoaded(): void {
  loaded = true;
}

/** Says what to do, where the glue would fail on a property of undefined. */
export function requireLoaded(name: string): void {
  if (loaded) return;
  const error = new Error(`handoff-lint is not loaded: await init() before ${name}()`);
  throw Object.assign(error, { code: "not-loaded" });
}
