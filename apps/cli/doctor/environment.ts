import { readWebEnv } from "@capstan/web/env";
import { envWarnings } from "@capstan/web/env-warnings";
import { readWorkerEnv } from "@capstan/worker/env";
import type { Finding } from "./finding.ts";

const subject = "environment";

/** What web and worker would say at their start, and what they would start with all the same. */
export function environmentFindings(source: NodeJS.ProcessEnv, todo: string): Finding[] {
  // Both roles want nearly the same variables; each complaint is told once.
  const complaints = new Set([readWebEnv, readWorkerEnv].flatMap((read) => complaintsOf(() => read(source))));
  if (complaints.size > 0) return [{ level: "fail", subject, text: mergeMissing([...complaints]).join("; "), todo }];
  const warnings = envWarnings(readWebEnv(source));
  if (warnings.length === 0) return [{ level: "ok", subject, text: "complete" }];
  return warnings.map((text) => ({ level: "warn", subject, text, todo: "docs/configuration.md" }));
}

function complaintsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
}

function mergeMissing(complaints: string[]): string[] {
  const prefix = "missing: ";
  const missing = complaints
    .filter((line) => line.startsWith(prefix))
    .flatMap((line) => line.slice(prefix.length).split(", "));
  const others = complaints.filter((line) => !line.startsWith(prefix));
  return missing.length > 0 ? [prefix + [...new Set(missing)].join(", "), ...others] : others;
}
