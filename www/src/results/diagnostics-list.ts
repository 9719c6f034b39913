import type { Diagnostic, Fix, Severity } from "handoff-lint/web";
import { fixButtons, ruleLink, severityBadge } from "../diagnostic-view.ts";
import { button, element, prose } from "../dom.ts";
import { plural } from "../plural.ts";

/** A text may have very many diagnostics; a list of all of them at once would hold up the page. */
const SHOWN_AT_ONCE = 100;

export interface ListHost {
  onSelect(range: { start: number; end: number }): void;
  onFix(fix: Fix): void;
}

/** All diagnostics in the order of the text: each leads to its place and offers its fixes. */
export class DiagnosticsList {
  readonly element = element("ol", { class: "diagnostics" });
  readonly #host: ListHost;
  readonly #more = button({ class: "button more" }, () => this.#showMore());
  #diagnostics: readonly Diagnostic[] = [];
  #shown = 0;

  constructor(host: ListHost) {
    this.#host = host;
    this.element.addEventListener("keydown", (event) => this.#moveFocus(event));
  }

  get moreButton(): HTMLElement {
    return this.#more;
  }

  show(diagnostics: readonly Diagnostic[]): void {
    const focused = this.#focusedIndex();
    this.#diagnostics = diagnostics;
    this.#shown = 0;
    this.element.replaceChildren();
    this.#showMore();
    if (focused >= 0) {
      this.#jumpButtons()
        .at(Math.min(focused, this.#shown - 1))
        ?.focus();
    }
  }

  #showMore(): void {
    const next = this.#diagnostics.slice(this.#shown, this.#shown + SHOWN_AT_ONCE);
    this.element.append(...next.map((diagnostic) => this.#item(diagnostic)));
    const first = this.#shown;
    this.#shown += next.length;
    const left = this.#diagnostics.length - this.#shown;
    const hadFocus = document.activeElement === this.#more;
    this.#more.hidden = left === 0;
    this.#more.textContent = `Show ${Math.min(left, SHOWN_AT_ONCE)} more of ${left.toLocaleString("en")}`;
    if (hadFocus) {
      this.#jumpButtons()[first]?.focus();
    }
  }

  #item(diagnostic: Diagnostic): HTMLElement {
    const fixes = fixButtons(diagnostic, (fix) => this.#host.onFix(fix));
    const { line, character } = diagnostic.range.start;
    return element(
      "li",
      { class: `diagnostic diagnostic-${diagnostic.severity}` },
      button(
        { class: "jump" },
        () => this.#host.onSelect(diagnostic),
        element(
          "span",
          { class: "head" },
          severityBadge(diagnostic.severity),
          element("span", { class: "place" }, `Line ${line + 1}, column ${character + 1}`),
        ),
        element("span", { class: "message" }, ...prose(diagnostic.message)),
      ),
      ...diagnostic.related.map((related) =>
        button({ class: "related" }, () => this.#host.onSelect(related), ...prose(related.message)),
      ),
      element("div", { class: "foot" }, ruleLink(diagnostic), ...fixes),
    );
  }

  #jumpButtons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>(".jump")];
  }

  #focusedIndex(): number {
    const item = document.activeElement?.closest("li");
    return item ? [...this.element.children].indexOf(item) : -1;
  }

  /** Up and down go from diagnostic to diagnostic; Tab takes in the links and fixes between them. */
  #moveFocus(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = this.#jumpButtons()[this.#focusedIndex() + step];
    if (step !== 0 && next) {
      event.preventDefault();
      next.focus();
    }
  }
}

const words: [Severity, string][] = [
  ["error", "error"],
  ["warning", "warning"],
  ["hint", "hint"],
];

/** "2 errors, 1 hint"; empty when there is no diagnostic. */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  return words
    .map(([severity, word]) => ({
      word,
      count: diagnostics.filter((diagnostic) => diagnostic.severity === severity).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => plural(count, word))
    .join(", ");
}
