const SETTLE_MS = 1000;

/** Speaks to screen readers when things have come to rest, and never twice the same: typing must not make it chatter. */
export class Announcer {
  readonly #region: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** For what follows from typing. */
  announceSettled(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(text), SETTLE_MS);
  }

  /** For the answer to a key that asks for it. */
  announce(text: string): void {
    clearTimeout(this.#timer);
    this.#say(text);
  }

  #say(text: string): void {
    if (this.#region.textContent !== text) {
      this.#region.textContent = text;
    }
  }
}
