import type { Span } from "../item.ts";

/** Texts by a name that is safe as the name of a file. */
export type Texts = ReadonlyMap<string, string>;
/** What a tool masks of each text; a text without a finding may be left out. */
export type Masks = ReadonlyMap<string, readonly Span[]>;

/** A tool under measure, in the same terms whatever it is made of. */
export interface Tool {
  name: string;
  version: string;
  /** Whether it looks for secrets, for personal data, or for both. */
  aims: readonly ("secret" | "pii")[];
  masks: (texts: Texts) => Promise<Masks>;
  /** One call on one text, for tools that run inside Node. */
  call?: (text: string) => unknown;
  /** One run over a file or a folder, for tools that are programs. */
  run?: (path: string) => Promise<void>;
}

/** A tool that cannot be measured, and why. */
export interface Absent {
  name: string;
  error: string;
}
