import { button, element } from "../dom.ts";

/** A text to be taken elsewhere: shown in full, and copied by a button where the browser lets us. */
export function copyBlock(heading: string, explanation: string, text: string): HTMLElement {
  const content = element("pre", { tabindex: "0", "aria-label": heading }, text);
  return element(
    "section",
    { class: "card copy-block" },
    element("div", { class: "row card-head" }, element("h2", {}, heading), copyButton(text)),
    element("p", { class: "explanation" }, explanation),
    content,
  );
}

/** The clipboard exists in secure contexts only; the text can be selected by hand everywhere. */
function copyButton(text: string): HTMLElement | undefined {
  if (navigator.clipboard === undefined) return undefined;
  const copy = button(
    { class: "button" },
    async () => {
      copy.textContent = await navigator.clipboard.writeText(text).then(
        () => "Copied",
        () => "Select it by hand",
      );
    },
    "Copy",
  );
  return copy;
}
