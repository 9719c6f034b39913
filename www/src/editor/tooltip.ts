import { type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  type EditorView,
  hoverTooltip,
  showTooltip,
  type Tooltip,
  tooltips,
} from "@codemirror/view";
import type { Diagnostic, Fix } from "handoff-lint/web";
import { fixButtons, ruleLink, severityBadge } from "../diagnostic-view.ts";
import { element, prose } from "../dom.ts";
import { marksBetween } from "./marks.ts";

/** More would fill the screen; the list beside the editor has them all. */
const SHOWN_AT_ONCE = 5;

type ApplyFix = (fix: Fix) => void;

/** Opens the tooltip of the diagnostics at a position, or closes it. */
export const openTooltip = StateEffect.define<number | null>();

export function diagnosticTooltips(apply: ApplyFix): Extension {
  const opened = StateField.define<Tooltip | null>({
    create: () => null,
    update(tooltip, transaction) {
      for (const effect of transaction.effects) {
        if (effect.is(openTooltip)) {
          return effect.value === null ? null : tooltipAt(effect.value, apply);
        }
      }
      return transaction.docChanged || transaction.selection ? null : tooltip;
    },
    provide: (field) => showTooltip.from(field),
  });
  const hovered = hoverTooltip(
    (view, position) =>
      view.state.field(opened) === null && marksBetween(view.state, position, position).length > 0
        ? tooltipAt(position, apply)
        : null,
    { hideOnChange: true },
  );
  return [opened, hovered, tooltips({ tooltipSpace: insideWindow })];
}

const MARGIN = 12;

function insideWindow() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
}

/** Puts the keyboard into the open tooltip: on its first fix, or else on its first link. */
export function focusTooltip(view: EditorView): boolean {
  const target =
    view.dom.querySelector<HTMLElement>(".diagnostic-tooltip .fix") ??
    view.dom.querySelector<HTMLElement>(".diagnostic-tooltip a");
  target?.focus();
  return target !== null;
}

function tooltipAt(position: number, apply: ApplyFix): Tooltip {
  return {
    pos: position,
    above: true,
    create: (view) => {
      const marks = marksBetween(view.state, position, position);
      const rest = marks.length - SHOWN_AT_ONCE;
      const dom = element(
        "div",
        { class: "diagnostic-tooltip" },
        ...marks.slice(0, SHOWN_AT_ONCE).map((mark) => describe(mark.diagnostic, apply)),
        rest > 0 && element("p", { class: "more" }, `and ${rest} more in the list`),
      );
      dom.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
          view.dispatch({ effects: openTooltip.of(null) });
          view.focus();
        }
      });
      return { dom };
    },
  };
}

function describe(diagnostic: Diagnostic, apply: ApplyFix): HTMLElement {
  const fixes = fixButtons(diagnostic, apply);
  return element(
    "div",
    { class: "diagnostic" },
    element("p", { class: "head" }, severityBadge(diagnostic.severity), ruleLink(diagnostic)),
    element("p", { class: "message" }, ...prose(diagnostic.message)),
    fixes.length > 0 && element("div", { class: "fixes" }, ...fixes),
  );
}
