import type { EditorState } from "@codemirror/state";
import { type Command, EditorView, type KeyBinding } from "@codemirror/view";
import type { Diagnostic } from "handoff-lint/web";
import { type Mark, marksBetween } from "./marks.ts";
import { focusTooltip, openTooltip } from "./tooltip.ts";

type Announce = (diagnostic: Diagnostic) => void;

/** F8 as in other editors; Ctrl-. leads into the tooltip and so to the fixes. */
export function diagnosticKeys(announce: Announce): KeyBinding[] {
  return [
    { key: "F8", run: goTo(nextMark, announce), shift: goTo(previousMark, announce) },
    { key: "Ctrl-.", run: enterTooltip },
    { key: "Escape", run: closeTooltip },
  ];
}

/** Selects a range and brings it to view. */
export function revealRange(
  view: EditorView,
  range: { from: number; to: number },
  { tooltip = false } = {},
): void {
  view.dispatch({
    selection: { anchor: range.from, head: range.to },
    effects: [
      EditorView.scrollIntoView(range.from, { y: "center" }),
      openTooltip.of(tooltip ? range.from : null),
    ],
    // The marked text is what the core flagged, to the unit, even where that is half of a CR LF pair.
    filter: false,
    userEvent: "select",
  });
  view.focus();
}

function goTo(find: (state: EditorState) => Mark | undefined, announce: Announce): Command {
  return (view) => {
    const mark = find(view.state);
    if (mark) {
      revealRange(view, mark, { tooltip: true });
      announce(mark.diagnostic);
    }
    return mark !== undefined;
  };
}

/** Diagnostics that begin at one place are one stop: the tooltip there shows them all. */
function nextMark(state: EditorState): Mark | undefined {
  const marks = marksBetween(state, 0, state.doc.length);
  const { from, to } = state.selection.main;
  const isHere = marks.some((mark) => mark.from === from && mark.to === to);
  return marks.find((mark) => (isHere ? mark.from > from : mark.from >= from)) ?? marks[0];
}

function previousMark(state: EditorState): Mark | undefined {
  const marks = marksBetween(state, 0, state.doc.length);
  const { from } = state.selection.main;
  return marks.findLast((mark) => mark.from < from) ?? marks.at(-1);
}

const enterTooltip: Command = (view) => {
  const position = view.state.selection.main.from;
  if (marksBetween(view.state, position, position).length === 0) {
    return false;
  }
  view.dispatch({ effects: openTooltip.of(position) });
  return focusTooltip(view);
};

const closeTooltip: Command = (view) => {
  view.dispatch({ effects: openTooltip.of(null) });
  return false;
};
