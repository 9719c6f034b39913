import type { CheckOptions, DetectorInfo, Report } from "handoff-lint/web";

/** Where the core runs. Every implementation gives the same report for the same text. */
export interface Linter {
  check(text: string, options?: CheckOptions): Promise<Report>;
  version(): Promise<string>;
  detectors(): Promise<DetectorInfo[]>;
  dispose(): void;
}
