export function plural(count: number, singular: string): string {
  return `${count.toLocaleString("en")} ${singular}${count === 1 ? "" : "s"}`;
}
