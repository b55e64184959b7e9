import { readFileSync } from "node:fs";
import { Client } from "pg";
import { readyRedis } from "../../packages/platform/test-kit/ready-redis.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import type { BenchStore } from "./bench-store.ts";
import { cpuMs } from "./cpu.ts";

const parts = ["web", "postgres", "opensearch", "redis"] as const;
type Part = (typeof parts)[number];
type CpuMs = Readonly<Record<Part, number>>;

interface Measured {
  readonly store: BenchStore;
  readonly webPid: number;
  /** How many requests the work makes. */
  readonly requests: number;
  readonly rounds: number;
}

/**
 * Processor time of the web process and of each engine for a request, as figures of a bench's last line: the mean of all
 * rounds, since OpenSearch tells its own only now and then. It and Redis also count what others ask of them.
 */
export async function cpuFigures(
  what: string,
  { store, webPid, requests, rounds }: Measured,
  work: () => Promise<unknown>,
): Promise<Record<string, string>> {
  const before = await cpuNow(store, webPid);
  for (let round = 0; round < rounds; round += 1) await work();
  const after = await cpuNow(store, webPid);
  const mean = (part: Part) => ((after[part] - before[part]) / (requests * rounds)).toFixed(2);
  return Object.fromEntries(parts.map((part) => [`${what}_${part}_cpu_ms`, mean(part)]));
}

async function cpuNow({ databaseUrl, opensearch }: BenchStore, webPid: number): Promise<CpuMs> {
  return {
    web: cpuMs(webPid),
    postgres: await postgresCpuMs(databaseUrl),
    opensearch: await opensearchCpuMs(opensearch),
    redis: await redisCpuMs(),
  };
}

/** Of the connections that are open: the store keeps its own while it is busy. */
async function postgresCpuMs(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    .finally(async () => client.end());
  return rows.reduce((sum, { pid }) => sum + (isPostgres(pid) ? cpuMs(pid) : 0), 0);
}

/** In a container it counts its processes by numbers of its own. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return false;
  }
}

async function opensearchCpuMs(opensearch: BenchStore["opensearch"]): Promise<number> {
  const { body } = await opensearch.run("stats", async (client) => client.nodes.stats({ metric: ["process"] }));
  const nodes = Object.values(body.nodes ?? {});
  return nodes.reduce((sum, { process }) => sum + (process?.cpu?.total_in_millis ?? 0), 0);
}

async function redisCpuMs(): Promise<number> {
  const redis = await readyRedis({ url: loadEnginesEnv().REDIS_URL, prefix: "" });
  try {
    const info = await redis.client.info("cpu");
    const seconds = ["used_cpu_sys", "used_cpu_user"].map((key) =>
      Number(new RegExp(`^${key}:(?<seconds>[\\d.]+)`, "m").exec(info)?.groups?.["seconds"] ?? 0),
    );
    return seconds.reduce((sum, value) => sum + value, 0) * 1_000;
  } finally {
    await redis.close();
  }
}
