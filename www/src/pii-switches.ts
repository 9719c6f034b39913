import type { DetectorInfo } from "handoff-lint/web";
import { element } from "./dom.ts";

/** A switch for each class of personal data, as the core has them and with its defaults. */
export class PiiSwitches {
  readonly #root: HTMLElement;
  readonly #onChange: () => void;
  readonly #inputs = new Map<string, HTMLInputElement>();

  constructor(root: HTMLElement, onChange: () => void) {
    this.#root = root;
    this.#onChange = onChange;
  }

  /** What the person has switched to something else than the default. */
  get chosen(): Record<string, boolean> {
    const changed = [...this.#inputs].filter(([, { checked, defaultChecked }]) => {
      return checked !== defaultChecked;
    });
    return Object.fromEntries(changed.map(([name, { checked }]) => [name, checked]));
  }

  show(detectors: readonly DetectorInfo[]): void {
    for (const { class: name, on, finds } of detectors) {
      if (name === undefined || this.#inputs.has(name)) continue;
      const input = element("input", { type: "checkbox", ...(on ? { checked: "" } : {}) });
      input.addEventListener("change", this.#onChange);
      this.#inputs.set(name, input);
      this.#root.append(element("label", { title: finds }, input, name));
    }
  }
}
