/** `todo` says what to do about a warning or a failure. */
export type Finding =
  | { level: "ok"; subject: string; text: string }
  | { level: "warn" | "fail"; subject: string; text: string; todo: string };

export function formatFinding(finding: Finding): string {
  const advice = finding.level === "ok" ? "" : `: ${finding.todo}`;
  return `${finding.level.padEnd(4)}  ${finding.subject.padEnd(11)}  ${finding.text}${advice}`;
}
