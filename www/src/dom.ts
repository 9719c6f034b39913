export type Child = Node | string | null | undefined | false;

/** Builds an element. Text always becomes a text node, so that nothing in a handoff is ever read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    node.setAttribute(name, value);
  }
  node.append(...children.filter(isShown));
  return node;
}

/** A sentence of the core: what stands between backticks is code. */
export function prose(text: string): Child[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? part : element("code", {}, part)));
}

export function button(
  attributes: Record<string, string>,
  onClick: (event: MouseEvent) => void,
  ...children: Child[]
): HTMLButtonElement {
  const node = element("button", { type: "button", ...attributes }, ...children);
  node.addEventListener("click", onClick);
  return node;
}

/** The element of index.html with this id, which is there by construction. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const node = document.getElementById(id);
  if (!(node instanceof type)) {
    throw new Error(`index.html has no ${type.name} #${id}`);
  }
  return node;
}

function isShown(child: Child): child is Node | string {
  return child !== null && child !== undefined && child !== false;
}
