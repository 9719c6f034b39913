import { type Config, redact } from "handoff-lint";

/** The text with a dot for each character of a secret or of personal data, so that excerpts can be shown. Places stay. */
export function mask(text: string, config: Config): string {
  let masked = "";
  let from = 0;
  for (const { start, end } of redact(text, { config }).redactions) {
    masked += text.slice(from, start) + "•".repeat(end - start);
    from = end;
  }
  return masked + text.slice(from);
}
