import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { readWebEnv } from "../../apps/web/env.ts";
import { readWorkerEnv } from "../../apps/worker/env.ts";
import { usualEnvFile } from "../engines/env-file.ts";
import type { Finding } from "./finding.ts";

/** As `npm run dev` does; a variable that is set already stays. */
export function loadWrittenAddresses(): void {
  if (existsSync(usualEnvFile)) loadEnvFile(usualEnvFile);
}

export async function checkEnvironment(): Promise<Finding[]> {
  return [judgeEnvironment(process.env)];
}

export function judgeEnvironment(source: NodeJS.ProcessEnv): Finding {
  const subject = "environment";
  // Both roles want nearly the same variables; each complaint is told once.
  const complaints = new Set([readWebEnv, readWorkerEnv].flatMap((read) => complaintsOf(() => read(source))));
  if (complaints.size === 0) return { level: "ok", subject, text: "all variables are set" };
  const todo = "set them, or run `npm run engines -- up`, which writes the engines' addresses";
  return { level: "fail", subject, text: mergeMissing([...complaints]).join("; "), todo };
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
