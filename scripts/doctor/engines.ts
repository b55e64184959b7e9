import { listEngines } from "../engines/catalogue.ts";
import { type Engine, engineNames, type Sighting } from "../engines/types.ts";
import type { Finding } from "./finding.ts";

const slow = 200;

export async function checkEngines(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const engine of listEngines({ only: [...engineNames], ports: {}, nodes: 1, heap: "1g" }, process.env)) {
    // The first exchange pays for loading our own code.
    await engine.probe();
    findings.push(judgeEngine(engine.name, await engine.probe()));
  }
  return findings;
}

export function judgeEngine(subject: Engine["name"], seen: Sighting): Finding {
  const todo = "npm run engines -- up";
  if (seen.kind === "absent") return { level: "fail", subject, text: "nothing listens", todo };
  if (seen.kind === "unusable")
    return { level: "fail", subject, text: seen.why, todo: "mend or stop it, then `npm run engines -- up`" };
  const text = `${seen.version}, answers in ${seen.milliseconds.toFixed(1)} ms at ${withoutPassword(seen.url)}`;
  if (seen.milliseconds <= slow) return { level: "ok", subject, text };
  return { level: "warn", subject, text, todo: "that is slow; look at the machine's load or the network" };
}

/** What the doctor prints is pasted into reports. */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = "***";
  return url.href;
}
