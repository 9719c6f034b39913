import {
  type ChangeDesc,
  ChangeSet,
  type EditorState,
  type Range,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { Diagnostic, Fix, Severity } from "handoff-lint/web";

export interface Mark {
  from: number;
  to: number;
  diagnostic: Diagnostic;
}

/** As the core gives it: a part of the text that was checked. */
export interface TextRange {
  start: number;
  end: number;
}

interface Marks {
  decorations: DecorationSet;
  /** What was typed since the check: offsets of a diagnostic go through it. */
  since: ChangeDesc;
}

export const showDiagnostics = StateEffect.define<readonly Diagnostic[]>();

export const marksField = StateField.define<Marks>({
  create: (state) => ({ decorations: Decoration.none, since: unchanged(state) }),
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(showDiagnostics)) {
        return {
          decorations: decorate(transaction.state, effect.value),
          since: unchanged(transaction.state),
        };
      }
    }
    if (!transaction.docChanged) {
      return marks;
    }
    return {
      decorations: marks.decorations.map(transaction.changes),
      since: marks.since.composeDesc(transaction.changes),
    };
  },
  provide: (field) => EditorView.decorations.from(field, (marks) => marks.decorations),
});

/** The marks that touch a range of the document, in document order. */
export function marksBetween(state: EditorState, from: number, to: number): Mark[] {
  const found: Mark[] = [];
  state.field(marksField).decorations.between(from, to, (start, end, decoration) => {
    const diagnostic: Diagnostic | undefined = decoration.spec.diagnostic;
    if (diagnostic) {
      found.push({ from: start, to: end, diagnostic });
    }
  });
  return found;
}

/** Where a range of the checked text is now. */
export function mapRange(
  state: EditorState,
  { start, end }: TextRange,
): { from: number; to: number } {
  const { since } = state.field(marksField);
  return { from: since.mapPos(start), to: since.mapPos(end) };
}

/** The edits of a fix on the document as it is now; nothing when the text they replace has been changed since. */
export function fixToTransaction(state: EditorState, fix: Fix): TransactionSpec | undefined {
  const { since } = state.field(marksField);
  if (fix.edits.some((edit) => since.touchesRange(edit.start, edit.end))) {
    return undefined;
  }
  const changes = ChangeSet.of(
    fix.edits.map((edit) => ({
      ...mapRange(state, edit),
      insert: state.toText(edit.newText),
    })),
    state.doc.length,
  );
  // The core counts every unit, so its edits may well take half of a CR LF pair: no filter may widen them.
  return { changes, filter: false, userEvent: "input.fix", scrollIntoView: true };
}

function unchanged(state: EditorState): ChangeDesc {
  return ChangeSet.empty(state.doc.length).desc;
}

function decorate(state: EditorState, diagnostics: readonly Diagnostic[]): DecorationSet {
  return Decoration.set(
    diagnostics.flatMap((diagnostic) => decorateOne(state, diagnostic)),
    true,
  );
}

function decorateOne(state: EditorState, diagnostic: Diagnostic): Range<Decoration>[] {
  const { severity, start, end } = diagnostic;
  const widget = pins[severity];
  if (start === end) {
    return [Decoration.widget({ widget, side: 1, diagnostic }).range(start)];
  }
  const mark = Decoration.mark({ class: `mark mark-${severity}`, diagnostic }).range(start, end);
  return isInvisible(state, start, end)
    ? [mark, Decoration.widget({ widget, side: -1 }).range(start)]
    : [mark];
}

/** Line breaks alone have nothing that could be underlined. */
function isInvisible(state: EditorState, start: number, end: number): boolean {
  return /^[\r\n]+$/.test(state.sliceDoc(start, Math.min(end, start + 64)));
}

class Pin extends WidgetType {
  readonly #severity: Severity;

  constructor(severity: Severity) {
    super();
    this.#severity = severity;
  }

  override toDOM(): HTMLElement {
    const node = document.createElement("span");
    node.className = `pin mark-${this.#severity}`;
    return node;
  }
}

const pins: Record<Severity, Pin> = {
  error: new Pin("error"),
  warning: new Pin("warning"),
  hint: new Pin("hint"),
};
