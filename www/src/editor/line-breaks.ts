/**
 * The document of the editor is the text itself, unit for unit: only LF separates its lines, and a CR stays where it was
 * pasted. So an offset of the core is an offset of the document, and what is copied is what was pasted. What this costs
 * is here: a CR LF pair must look like, and be edited like, the one line break that it is.
 */
import {
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  RangeSet,
  RangeSetBuilder,
  RangeValue,
  type SelectionRange,
  type Text,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";

export function exactLineBreaks(): Extension {
  return [
    EditorState.lineSeparator.of("\n"),
    pairs,
    EditorState.transactionFilter.of(keepPairsWhole),
    Prec.high(keymap.of([{ key: "Enter", run: insertLineBreak }])),
  ];
}

/** The line break in use around a position. */
export function lineBreakAt(doc: Text, position: number): "\r\n" | "\n" {
  const line = doc.lineAt(position);
  const neighbour = line.number < doc.lines ? line : doc.line(Math.max(1, line.number - 1));
  const ended = neighbour.number < doc.lines;
  return ended && neighbour.text.endsWith("\r") ? "\r\n" : "\n";
}

function insertLineBreak(view: EditorView): boolean {
  const { state } = view;
  const lineBreak = lineBreakAt(state.doc, state.selection.main.head);
  view.dispatch(state.replaceSelection(lineBreak), { scrollIntoView: true, userEvent: "input" });
  return true;
}

function isInsidePair(doc: Text, position: number): boolean {
  return position > 0 && doc.sliceString(position - 1, position + 1) === "\r\n";
}

/** No cursor stands between CR and LF, and no edit takes one without the other. */
function keepPairsWhole(transaction: Transaction): TransactionSpec | readonly TransactionSpec[] {
  const doc = transaction.startState.doc;
  let splits = false;
  const changes: { from: number; to: number; insert: Text }[] = [];
  transaction.changes.iterChanges((from, to, _fromNew, _toNew, insert) => {
    const start = isInsidePair(doc, from) ? from - 1 : from;
    const end = from === to ? start : isInsidePair(doc, to) ? to + 1 : to;
    splits ||= start !== from || end !== to;
    changes.push({ from: start, to: end, insert });
  });
  if (splits) {
    return { changes, effects: transaction.effects, scrollIntoView: transaction.scrollIntoView };
  }
  const selection = transaction.newSelection;
  const inside = (range: SelectionRange) =>
    isInsidePair(transaction.newDoc, range.anchor) || isInsidePair(transaction.newDoc, range.head);
  if (!selection.ranges.some(inside)) {
    return transaction;
  }
  const before = (position: number) =>
    isInsidePair(transaction.newDoc, position) ? position - 1 : position;
  const ranges = selection.ranges.map((range) =>
    EditorSelection.range(before(range.anchor), before(range.head)),
  );
  return [
    transaction,
    { selection: EditorSelection.create(ranges, selection.mainIndex), sequential: true },
  ];
}

class Atom extends RangeValue {}
const atom = new Atom();

const hidden = Decoration.replace({});

const pairs = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = Decoration.none;
    atoms: RangeSet<Atom> = RangeSet.empty;

    constructor(view: EditorView) {
      this.#scan(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) {
        this.#scan(update.view);
      }
    }

    #scan(view: EditorView): void {
      const decorations = new RangeSetBuilder<Decoration>();
      const atoms = new RangeSetBuilder<Atom>();
      for (const { from, to } of view.visibleRanges) {
        const text = view.state.doc.sliceString(from, to + 1);
        for (let at = text.indexOf("\r\n"); at >= 0; at = text.indexOf("\r\n", at + 2)) {
          decorations.add(from + at, from + at + 1, hidden);
          atoms.add(from + at, from + at + 2, atom);
        }
      }
      this.decorations = decorations.finish();
      this.atoms = atoms.finish();
    }
  },
  {
    decorations: (plugin) => plugin.decorations,
    provide: (plugin) =>
      EditorView.atomicRanges.of((view) => view.plugin(plugin)?.atoms ?? RangeSet.empty),
  },
);
