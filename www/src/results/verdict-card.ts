import type { Action, StatusValue, Verdict } from "handoff-lint/web";
import { element, prose } from "../dom.ts";
import { icon } from "../icons.ts";

export const actionWords: Record<Action, string> = {
  advance: "Advance",
  escalate: "Escalate to a person",
  resume: "Resume from the checkpoint",
  resubmit: "Ask for the handoff again",
};

const nextStep: Record<Action, string> = {
  advance: "The handoff is conforming and its claim is consistent. The next agent can start.",
  escalate: "A person decides what happens next.",
  resume: "The work is not finished. It goes on from what this handoff reports as done.",
  resubmit: "The agent sends the complete handoff again, all four sections.",
};

/** Each reason is a diagnostic too, so the rest of them is in the list. */
const REASONS_SHOWN = 4;

/** What the orchestrator does next, and the facts it rests on. */
export function verdictCard(verdict: Verdict): HTMLElement {
  return element(
    "div",
    { class: `verdict verdict-${verdict.action}` },
    element(
      "div",
      { class: "action" },
      element("span", { class: "action-icon" }, icon(verdict.action)),
      element(
        "div",
        {},
        element("p", { class: "action-word" }, actionWords[verdict.action]),
        element("p", { class: "action-meaning" }, nextStep[verdict.action]),
      ),
    ),
    element(
      "dl",
      { class: "facts" },
      fact("Claimed status", status(verdict.claimed)),
      fact("Effective status", status(verdict.effective)),
      fact("Conforming", yesOrNo(verdict.conforming)),
      fact("Forwardable", yesOrNo(verdict.forwardable)),
    ),
    verdict.reasons.length > 0 && reasonList(verdict.reasons),
  );
}

function reasonList(reasons: readonly string[]): HTMLElement {
  const rest = reasons.length - REASONS_SHOWN;
  return element(
    "ul",
    { class: "reasons" },
    ...reasons.slice(0, REASONS_SHOWN).map((reason) => element("li", {}, ...prose(reason))),
    rest > 0 && element("li", {}, `and ${rest.toLocaleString("en")} more, among the diagnostics`),
  );
}

function fact(term: string, value: HTMLElement): HTMLElement {
  return element("div", { class: "fact" }, element("dt", {}, term), element("dd", {}, value));
}

function status(value: StatusValue | null): HTMLElement {
  return value === null
    ? element("span", { class: "status status-none" }, "none")
    : element("span", { class: `status status-${value.toLowerCase()}` }, value);
}

function yesOrNo(value: boolean): HTMLElement {
  return element(
    "span",
    { class: value ? "yes" : "no" },
    icon(value ? "yes" : "no"),
    value ? "Yes" : "No",
  );
}
