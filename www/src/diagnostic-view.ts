import type { Diagnostic, Fix, Severity } from "handoff-lint/web";
import { button, element } from "./dom.ts";
import { icon } from "./icons.ts";

const severityWords: Record<Severity, string> = {
  error: "Error",
  warning: "Warning",
  hint: "Hint",
};

export function severityBadge(severity: Severity): HTMLElement {
  return element(
    "span",
    { class: `severity severity-${severity}` },
    icon(severity),
    severityWords[severity],
  );
}

/** The code of the rule, which leads to its documentation. */
export function ruleLink(diagnostic: Diagnostic): HTMLAnchorElement {
  return element(
    "a",
    { class: "rule", href: diagnostic.docs, target: "_blank", rel: "noopener noreferrer" },
    diagnostic.code,
    element("span", { class: "visually-hidden" }, " (documentation, opens in a new tab)"),
  );
}

export function fixButtons(diagnostic: Diagnostic, apply: (fix: Fix) => void): HTMLButtonElement[] {
  return diagnostic.fixes.map((fix) =>
    button({ class: fix.preferred ? "fix fix-preferred" : "fix" }, () => apply(fix), fix.title),
  );
}
