const SVG = "http://www.w3.org/2000/svg";

/** Drawn on a 16 × 16 grid. Shapes differ, so that colour is never the only sign. */
const paths = {
  error: "M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2L5.2 1ZM5.6 5.6l4.8 4.8m0-4.8-4.8 4.8",
  warning: "M8 1.6 15.2 14.4H.8L8 1.6ZM8 6v4m0 2v.4",
  hint: "M8 1.2a4.6 4.6 0 0 1 2.6 8.4c-.6.4-.8.9-.8 1.6H6.2c0-.7-.2-1.2-.8-1.6A4.6 4.6 0 0 1 8 1.2ZM6.4 13h3.2m-2.6 1.8h2",
  advance: "M2 8h11M8.5 3.5 13 8l-4.5 4.5",
  escalate:
    "M8 1.8a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM2.6 14.2c.3-3 2.4-4.7 5.4-4.7s5.1 1.7 5.4 4.7",
  resume: "M13.6 8A5.6 5.6 0 1 1 11.8 3.9M14 1.6v3.2h-3.2M6.6 5.6 10.4 8l-3.8 2.4V5.6Z",
  resubmit: "M6 3 2 7l4 4M2.4 7h6.4a4.6 4.6 0 0 1 4.6 4.6V13",
  yes: "m2.6 8.6 3.6 3.6 7.2-8",
  no: "m3.4 3.4 9.2 9.2m0-9.2-9.2 9.2",
} as const;

export type IconName = keyof typeof paths;

/** A decoration only: the word beside it says the same. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}
