import { EnvironmentError } from "@capstan/platform/env";
import { EngineUnavailable, isConnectionError } from "@capstan/platform/guard";
import { type ExitCode, exitCode } from "./command.ts";

export interface Failure {
  readonly code: ExitCode;
  readonly text: string;
}

/** What an operator reads instead of a stack: the failure's name, its reason, and whether trying again may help. */
export function explainFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: exitCode.refused, text: String(error) };
  if (error instanceof EnvironmentError) return { code: exitCode.refused, text: error.message };
  if (error instanceof EngineUnavailable) {
    const reason = error.cause instanceof Error ? ` (${reasonOf(error.cause)})` : "";
    return { code: exitCode.unavailable, text: `${error.name}: ${error.message}${reason}` };
  }
  if (isConnectionError(error) || isServerAway(error))
    return { code: exitCode.unavailable, text: `EngineUnavailable: ${reasonOf(error)}` };
  return { code: exitCode.refused, text: `${error.name}: ${reasonOf(error)}` };
}

/** PostgreSQL's own words for a server that starts, stops or has no connection left, and pg's for one that is silent. */
function isServerAway(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("57P") || code.startsWith("08") || code === "53300" || /timeout expired/.test(error.message);
}

/** Several addresses of one name that all refuse make an error without a message of its own. */
function reasonOf(error: Error): string {
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map((each) => (each instanceof Error ? each.message : String(each))).join("; ");
  return error.message || error.name;
}
