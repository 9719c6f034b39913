import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Diagnostic, Fix } from "handoff-lint/web";
import diagnosticCss from "../diagnostic.css?inline";
import editorCss from "./editor.css?inline";
import { severityGutter } from "./gutter.ts";
import { exactLineBreaks } from "./line-breaks.ts";
import {
  fixToTransaction,
  mapRange,
  marksBetween,
  marksField,
  showDiagnostics,
  type TextRange,
} from "./marks.ts";
import { diagnosticKeys, revealRange } from "./navigation.ts";
import { specialCharacters } from "./special-characters.ts";
import { theme } from "./theme.ts";
import { diagnosticTooltips } from "./tooltip.ts";

export interface EditorHost {
  onChange(): void;
  /** The keyboard went to this diagnostic. */
  onVisit(diagnostic: Diagnostic): void;
}

/** The text under check, with its diagnostics marked where they are. */
export class Editor {
  readonly #view: EditorView;

  constructor(parent: HTMLElement, host: EditorHost) {
    // Inside a shadow root CodeMirror adopts its style sheets; in the page it would add `<style>`, which the policy forbids.
    const root = parent.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [diagnosticCss, editorCss].map(toStyleSheet);
    const frame = document.createElement("div");
    frame.className = "frame";
    root.append(frame);
    this.#view = new EditorView({ root, parent: frame, extensions: this.#extensions(host) });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  get lineCount(): number {
    return this.#view.state.doc.lines;
  }

  /** Replaces the whole text; undo brings the old one back. */
  setText(text: string): void {
    const { state } = this.#view;
    this.#view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: state.toText(text) },
      selection: { anchor: 0 },
      filter: false,
      scrollIntoView: true,
    });
  }

  show(diagnostics: readonly Diagnostic[]): void {
    this.#view.dispatch({ effects: showDiagnostics.of(diagnostics) });
  }

  reveal(range: TextRange): void {
    revealRange(this.#view, mapRange(this.#view.state, range));
  }

  apply(fix: Fix): void {
    const transaction = fixToTransaction(this.#view.state, fix);
    if (transaction) {
      this.#view.dispatch(transaction);
    }
  }

  focus(): void {
    this.#view.focus();
  }

  #extensions(host: EditorHost) {
    return [
      exactLineBreaks(),
      history(),
      marksField,
      lineNumbers(),
      severityGutter((view, position) => {
        const mark = marksBetween(view.state, position, position)[0];
        if (mark) {
          revealRange(view, mark, { tooltip: true });
        }
      }),
      diagnosticTooltips((fix) => {
        this.apply(fix);
        this.focus();
      }),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      specialCharacters,
      placeholder("Paste a handoff here, or drop a file."),
      EditorView.lineWrapping,
      EditorState.tabSize.of(4),
      EditorView.contentAttributes.of({
        tabindex: "0",
        "aria-label": "Handoff",
        "aria-describedby": "editor-keys",
        spellcheck: "false",
        autocorrect: "off",
        autocapitalize: "off",
        translate: "no",
      }),
      keymap.of([...diagnosticKeys(host.onVisit), ...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          host.onChange();
        }
      }),
      theme,
    ];
  }
}

function toStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
