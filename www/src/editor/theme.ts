import { EditorView } from "@codemirror/view";

/** Colours come from the page's custom properties, so the editor follows its light and dark scheme. */
export const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--surface)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--mono)",
    fontSize: "var(--editor-size)",
    lineHeight: "1.65",
    overflow: "auto",
  },
  ".cm-content": { padding: "12px 0 40vh", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 16px 0 8px" },
  ".cm-content ::selection": { backgroundColor: "var(--selection)" },
  ".cm-placeholder": { color: "var(--muted)", whiteSpace: "pre-line" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--faint)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.6em", padding: "0 4px" },
  ".cm-activeLine": { backgroundColor: "var(--active-line)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--active-line)" },
  ".cm-lineNumbers .cm-activeLineGutter": { color: "var(--text)" },
  ".cm-specialChar": {
    color: "var(--error)",
    backgroundColor: "var(--error-tint)",
    borderRadius: "3px",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "10px",
    backgroundColor: "var(--raised)",
    color: "var(--text)",
    boxShadow: "var(--shadow-raised)",
    maxWidth: "min(34rem, calc(100vw - 24px))",
  },
});
