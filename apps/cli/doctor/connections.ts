import { availableParallelism } from "node:os";
import { readWebEnv } from "@capstan/web/env";
import { readWorkerEnv } from "@capstan/worker/env";
import { Client } from "pg";
import type { Finding } from "./finding.ts";

const subject = "connections";
/** A web process's pool (packages/platform/db.ts), and what a worker opens beside its jobs. */
const perWebProcess = 10;
const besideJobs = 5;

export interface ConnectionNeed {
  readonly webProcesses: number;
  readonly jobs: number;
  /** Without those that the server keeps for its administrators. */
  readonly allowed: number;
}

/** For one web and one worker with this environment: how many there are of each, only the operator knows. */
export async function checkConnections(env: NodeJS.ProcessEnv): Promise<Finding> {
  const { PROCESSES, DATABASE_URL } = readWebEnv(env);
  const webProcesses = PROCESSES === "auto" ? availableParallelism() : PROCESSES;
  const allowed = await allowedConnections(DATABASE_URL);
  return connectionsFinding({ webProcesses, jobs: readWorkerEnv(env).CONCURRENCY, allowed });
}

export function connectionsFinding({ webProcesses, jobs, allowed }: ConnectionNeed): Finding {
  const [web, worker] = [webProcesses * perWebProcess, jobs + besideJobs];
  const text = `up to ${web} by web (${webProcesses} processes) and ${worker} by worker, PostgreSQL allows ${allowed}`;
  if (web + worker <= allowed) return { level: "ok", subject, text };
  return { level: "warn", subject, text, todo: "lower PROCESSES, or raise max_connections of PostgreSQL" };
}

async function allowedConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client
    .query<{ allowed: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`,
    )
    .finally(async () => client.end());
  return rows[0]?.allowed ?? 0;
}
