import { button, element } from "../dom.ts";

/** Laying out more than this holds up the page. */
const SHOWN = 100_000;

/** A text to be taken elsewhere: shown in full, and copied by a button where the browser lets us. */
export function copyBlock(
  heading: string,
  explanation: string,
  text: string,
  copyLabel = "Copy",
): HTMLElement {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}\n… (Copy takes all of it.)` : text;
  const content = element("pre", { tabindex: "0", "aria-label": heading }, shown);
  return element(
    "section",
    { class: "card copy-block" },
    element(
      "div",
      { class: "row card-head" },
      element("h2", {}, heading),
      copyButton(text, copyLabel),
    ),
    element("p", { class: "explanation" }, explanation),
    content,
  );
}

/** The clipboard exists in secure contexts only; the text can be selected by hand everywhere. */
function copyButton(text: string, label: string): HTMLElement | undefined {
  if (navigator.clipboard === undefined) return undefined;
  const copy = button(
    { class: "button" },
    async () => {
      copy.textContent = await navigator.clipboard.writeText(text).then(
        () => "Copied",
        () => "Select it by hand",
      );
    },
    label,
  );
  return copy;
}
