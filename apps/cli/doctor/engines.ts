import { type Sighting, probeOpensearch, probePostgres, probeRedis } from "../probes.ts";
import type { Finding } from "./finding.ts";

const slowMs = 200;

/** Each engine by a real exchange of its protocol; of OpenSearch, each node that is named. */
export async function checkEngines(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const probes: readonly (readonly [subject: string, variable: string, probe: (url: string) => Promise<Sighting>])[] = [
    ["postgres", "DATABASE_URL", async (url) => probePostgres(5432, url)],
    ["redis", "REDIS_URL", async (url) => probeRedis(6379, url)],
    ["opensearch", "OPENSEARCH_URL", async (url) => probeOpensearch(9200, 1, url)],
  ];
  const findings: Finding[] = [];
  for (const [subject, variable, probe] of probes) {
    for (const url of (env[variable] ?? "").split(",").filter((address) => URL.canParse(address))) {
      // The first exchange pays for loading our own code.
      await probe(url);
      findings.push(engineFinding(subject, await probe(url), `start it, or set ${variable} to where it is`));
    }
  }
  return findings;
}

export function engineFinding(subject: string, seen: Sighting, todo: string): Finding {
  if (seen.kind === "absent") return { level: "fail", subject, text: "nothing listens", todo };
  if (seen.kind === "unusable") return { level: "fail", subject, text: seen.why, todo };
  const text = `${seen.version}, answers in ${seen.milliseconds.toFixed(1)} ms at ${withoutPassword(seen.url)}`;
  if (seen.milliseconds <= slowMs) return { level: "ok", subject, text };
  return { level: "warn", subject, text, todo: "that is slow; look at the machine's load or the network" };
}

/** What the doctor prints is pasted into reports. */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = "***";
  return url.href;
}
