import type { Extension } from "@codemirror/state";
import { type EditorView, GutterMarker, gutter } from "@codemirror/view";
import type { Severity } from "handoff-lint/web";
import { icon } from "../icons.ts";
import { marksBetween, marksField } from "./marks.ts";

const weight: Record<Severity, number> = { hint: 0, warning: 1, error: 2 };

class SeverityMarker extends GutterMarker {
  override readonly elementClass: string;
  readonly #severity: Severity;

  constructor(severity: Severity) {
    super();
    this.#severity = severity;
    this.elementClass = `severity-${severity}`;
  }

  override toDOM(): Node {
    return icon(this.#severity);
  }
}

const markers: Record<Severity, SeverityMarker> = {
  error: new SeverityMarker("error"),
  warning: new SeverityMarker("warning"),
  hint: new SeverityMarker("hint"),
};

/** One marker for each line where a diagnostic begins, of the worst severity among them. */
export function severityGutter(onClick: (view: EditorView, position: number) => void): Extension {
  return gutter({
    class: "severity-gutter",
    lineMarker: (view, line) => {
      const severity = worstBetween(view, line.from, line.to);
      return severity ? markers[severity] : null;
    },
    lineMarkerChange: (update) =>
      update.startState.field(marksField) !== update.state.field(marksField),
    initialSpacer: () => markers.hint,
    domEventHandlers: {
      click: (view, line) => {
        const first = beginningBetween(view, line.from, line.to)[0];
        if (first) {
          onClick(view, first.from);
        }
        return first !== undefined;
      },
    },
  });
}

function worstBetween(view: EditorView, from: number, to: number): Severity | undefined {
  return beginningBetween(view, from, to)
    .map((mark) => mark.diagnostic.severity)
    .sort((a, b) => weight[b] - weight[a])[0];
}

function beginningBetween(view: EditorView, from: number, to: number) {
  return marksBetween(view.state, from, to).filter((mark) => mark.from >= from && mark.from <= to);
}
