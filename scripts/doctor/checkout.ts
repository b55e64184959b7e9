import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { engineFinding } from "../../apps/cli/doctor/engines.ts";
import { environmentFindings } from "../../apps/cli/doctor/environment.ts";
import type { Finding } from "../../apps/cli/doctor/finding.ts";
import { checkSchema } from "../../apps/cli/doctor/schema.ts";
import { listEngines } from "../engines/engine-list.ts";
import { usualEnvFile } from "../engines/env-file.ts";
import { engineNames } from "../engines/types.ts";

// What `capstan doctor` looks at in a deployment, with a developer's addresses and advice.

/** As `npm run dev` does; a variable that is set already stays. */
export function loadWrittenAddresses(): void {
  if (existsSync(usualEnvFile)) loadEnvFile(usualEnvFile);
}

export async function checkEngines(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of listEngines({ only: [...engineNames], ports: {}, nodes: 1, heap: "1g" }, process.env)) {
    // The first exchange pays for loading our own code.
    await engine.probe();
    findings.push(engineFinding(engine.name, await engine.probe(), "npm run engines -- up"));
  }
  return findings;
}

export async function checkEnvironment(): Promise<Finding[]> {
  const todo = "set them, or run `npm run engines -- up`, which writes the engines' addresses";
  return environmentFindings(process.env, todo);
}

/** `npm run dev` brings the schema in by itself, so its absence is no failure here. */
export async function checkMigrations(): Promise<Finding[]> {
  const finding = await checkSchema(process.env["DATABASE_URL"], "npm run db:migrate");
  return [finding.level === "fail" ? { ...finding, level: "warn" } : finding];
}
