import type { CheckOptions, Diagnostic, Report, Verdict } from "handoff-lint";

/** A case of tests/fixtures; what stands in the file is told in CONTRIBUTING.md. */
export interface Fixture {
  readonly options: CheckOptions;
  readonly input: string;
  /** The verdict and the diagnostics, a line each. */
  readonly expected: readonly string[];
  /** What the message of the diagnostic at the same index has to contain, where the case says so. */
  readonly messages: readonly (string | undefined)[];
}

const SECTION = /^=== (options|input|input escaped|silent|expect)$/;

export function parseFixture(text: string): Fixture {
  const sections = new Map<string, string>();
  let current = "description";
  for (const line of text.match(/.*\n|.+$/g) ?? []) {
    const name = SECTION.exec(line.trimEnd())?.[1];
    if (name === undefined) {
      sections.set(current, (sections.get(current) ?? "") + line);
    } else {
      if (sections.has(name)) throw new Error(`"=== ${name}" stands twice`);
      sections.set(name, "");
      current = name;
    }
  }
  return {
    options: JSON.parse(sections.get("options") ?? "{}") as CheckOptions,
    input: inputOf(sections),
    ...parseExpectations(sections.get("expect")),
  };
}

function inputOf(sections: ReadonlyMap<string, string>): string {
  const plain = sections.get("input");
  const escaped = sections.get("input escaped");
  if (plain !== undefined && escaped === undefined) return plain;
  if (escaped !== undefined && plain === undefined) return decodeEscapes(escaped);
  throw new Error("a fixture has one input");
}

function decodeEscapes(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|[rnt\\])/g, (spelled, hex: string | undefined) =>
    hex === undefined ? JSON.parse(`"${spelled}"`) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

const DIAGNOSTIC = /^((?:error|warning|hint) \S+ \d+:\d+-\d+:\d+) (".*")$/;
const MESSAGE = /^\s+message: (.*)$/;

function parseExpectations(text: string | undefined): Pick<Fixture, "expected" | "messages"> {
  if (text === undefined) throw new Error("a fixture has an expect section");
  const expected: string[] = [];
  const messages: (string | undefined)[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const message = MESSAGE.exec(line)?.[1];
    if (message === undefined) {
      messages.push(undefined);
      expected.push(normalize(line));
    } else {
      messages[messages.length - 1] = message;
    }
  }
  return { expected, messages };
}

/** JSON can spell one string in several ways. */
function normalize(line: string): string {
  if (/^verdict /.test(line)) return line.trimEnd();
  const [, head, flagged] = DIAGNOSTIC.exec(line.trimEnd()) ?? [];
  if (flagged === undefined) throw new Error(`neither a verdict nor a diagnostic: ${line}`);
  return `${head} ${JSON.stringify(JSON.parse(flagged))}`;
}

/** The report in the words of a fixture. */
export function describeReport(report: Report, input: string): string[] {
  return [
    describeVerdict(report.verdict),
    ...report.diagnostics.map((found) => describeDiagnostic(found, input)),
  ];
}

function describeVerdict(verdict: Verdict | undefined): string {
  if (verdict === undefined) return "verdict none";
  return [
    "verdict",
    verdict.conforming ? "conforming" : "nonconforming",
    `claimed=${verdict.claimed ?? "-"}`,
    `effective=${verdict.effective}`,
    `action=${verdict.action}`,
    verdict.forwardable ? "forwardable" : "unforwardable",
  ].join(" ");
}

function describeDiagnostic(found: Diagnostic, input: string): string {
  const { severity, code, range, start, end } = found;
  const [from, to] = [range.start, range.end].map(
    ({ line, character }) => `${line + 1}:${character + 1}`,
  );
  return `${severity} ${code} ${from}-${to} ${JSON.stringify(input.slice(start, end))}`;
}
