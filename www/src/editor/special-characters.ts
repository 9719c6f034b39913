/** Characters that show nothing, or change how others show: a reader must not be deceived by what cannot be seen. */
import { RangeSetBuilder } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";

/** Joiners are left alone where scripts and emoji need them: after a letter, a mark or a pictograph. */
const special =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be made visible.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]|\r(?!\n)|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/** The browser cannot lay out many more on one screen in a reasonable time; binary data can do without. */
const SHOWN_AT_ONCE = 1000;

const names: Record<number, string> = {
  0: "NUL",
  13: "carriage return",
  27: "escape",
  173: "soft hyphen",
  8203: "zero width space",
  8204: "zero width non-joiner",
  8205: "zero width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "pop directional formatting",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8288: "word joiner",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "pop directional isolate",
  65279: "byte order mark",
};

class SpecialCharacter extends WidgetType {
  readonly #code: number;

  constructor(code: number) {
    super();
    this.#code = code;
  }

  override eq(other: SpecialCharacter): boolean {
    return other.#code === this.#code;
  }

  override toDOM(): HTMLElement {
    const node = document.createElement("span");
    const number = `U+${this.#code.toString(16).toUpperCase().padStart(4, "0")}`;
    node.className = "cm-specialChar";
    node.title = `${names[this.#code] ?? "invisible character"}, ${number}`;
    node.textContent = picture(this.#code);
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", node.title);
    return node;
  }
}

/** Unicode has a picture for each of the old control characters. */
function picture(code: number): string {
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? "␡" : "•";
}

const decorations = new Map<number, Decoration>();

function decorationOf(code: number): Decoration {
  const known = decorations.get(code);
  if (known) {
    return known;
  }
  const decoration = Decoration.replace({ widget: new SpecialCharacter(code) });
  decorations.set(code, decoration);
  return decoration;
}

export const specialCharacters = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let left = SHOWN_AT_ONCE;
  for (const { from, to } of view.visibleRanges) {
    for (const { 0: found, index } of view.state.sliceDoc(from, to + 1).matchAll(special)) {
      const start = from + index;
      if (left-- === 0) {
        return builder.finish();
      }
      if (start < to) {
        builder.add(start, start + found.length, decorationOf(found.codePointAt(0) ?? 0));
      }
    }
  }
  return builder.finish();
}
