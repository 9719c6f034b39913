import type { Report } from "handoff-lint/web";
import { element, prose } from "../dom.ts";
import { copyBlock } from "./copy-block.ts";
import { countWords, DiagnosticsList, type ListHost } from "./diagnostics-list.ts";
import { verdictCard } from "./verdict-card.ts";

/** The part of the page beside the editor: what the page is for, or the report on the text. */
export class Results {
  readonly #root: HTMLElement;
  readonly #introduction: readonly Node[];
  readonly #list: DiagnosticsList;
  readonly #verdict = element("div");
  readonly #counts = element("span", { class: "counts" });
  readonly #clean = element("p", { class: "clean" }, "No diagnostics.");
  readonly #heading = element("h2", { id: "diagnostics-heading", tabindex: "-1" }, "Diagnostics");
  readonly #answer = element("div");
  readonly #redacted = element("div");
  readonly #unchecked = element("div");
  readonly #report: HTMLElement;
  #prompt: string | undefined;
  #redactedText: string | undefined;

  /** What the root holds to begin with is the introduction, shown as long as there is no text. */
  constructor(root: HTMLElement, host: ListHost) {
    this.#root = root;
    this.#introduction = [...root.childNodes];
    this.#list = new DiagnosticsList(host);
    this.#report = element(
      "div",
      { class: "stack" },
      this.#verdict,
      element(
        "section",
        { class: "card", "aria-labelledby": "diagnostics-heading" },
        element("div", { class: "row card-head" }, this.#heading, this.#counts),
        this.#clean,
        this.#list.element,
        this.#list.moreButton,
      ),
      this.#redacted,
      this.#answer,
      this.#unchecked,
    );
  }

  showIntroduction(): void {
    this.#root.replaceChildren(...this.#introduction);
  }

  showReport(report: Report, text: string): void {
    const hadFocus = this.#list.element.contains(document.activeElement);
    this.#verdict.replaceChildren(...(report.verdict ? [verdictCard(report.verdict)] : []));
    this.#counts.textContent = countWords(report.diagnostics);
    this.#clean.hidden = report.diagnostics.length > 0;
    this.#showRedacted(report.redacted === text ? undefined : report.redacted);
    this.#showAnswer(report.resubmitPrompt);
    this.#unchecked.replaceChildren(
      ...(report.unchecked.length > 0 ? [uncheckedPart(report.unchecked)] : []),
    );
    if (!this.#report.isConnected) {
      this.#root.replaceChildren(this.#report);
    }
    this.#list.show(report.diagnostics);
    // The last diagnostic went away under the keyboard: stay in this part of the page.
    if (hadFocus && report.diagnostics.length === 0) {
      this.#heading.focus();
    }
  }

  /** The only text that this part of the page copies: the pasted one stays in the editor. */
  #showRedacted(redacted: string | undefined): void {
    if (redacted === this.#redactedText) return;
    this.#redactedText = redacted;
    const heading = "Redacted text";
    const explanation =
      "The text with a mark for each secret and each piece of personal data. Pass on this one, and revoke the secrets.";
    this.#redacted.replaceChildren(
      ...(redacted === undefined
        ? []
        : [copyBlock(heading, explanation, redacted, "Copy redacted text")]),
    );
  }

  /** Kept as it is while the text stays the same, so that it can be read and copied in peace. */
  #showAnswer(prompt: string | undefined): void {
    if (prompt === this.#prompt) return;
    this.#prompt = prompt;
    const heading = "Answer to the agent";
    const explanation = "What to send back, so that the next handoff can be used.";
    this.#answer.replaceChildren(
      ...(prompt === undefined ? [] : [copyBlock(heading, explanation, prompt)]),
    );
  }
}

/** One line for a screen reader: the verdict and how much there is to mend. */
export function summarize(report: Report, actionWord: string | undefined): string {
  const counts = countWords(report.diagnostics) || "no diagnostics";
  return actionWord === undefined ? `${counts}.` : `${actionWord}: ${counts}.`;
}

function uncheckedPart(unchecked: readonly string[]): HTMLElement {
  return element(
    "details",
    { class: "card unchecked" },
    element("summary", {}, "Not checked here"),
    element("ul", {}, ...unchecked.map((text) => element("li", {}, ...prose(text)))),
  );
}
