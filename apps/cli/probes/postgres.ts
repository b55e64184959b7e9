import { userInfo } from "node:os";
import { Client } from "pg";
import { createMissingDatabase, maintenanceUrl } from "@capstan/platform/create-database";
import type { Sighting } from "./sighting.ts";

/** As whom to knock: what the environment says, else the user of a trusting server, else compose's. */
export function postgresUrls(port: number, given: string | undefined, user: string): string[] {
  if (given) return [given];
  // The migration tool asks for TLS unless told otherwise, and a server on the loopback has none.
  const url = (login: string) => `postgres://${login}@127.0.0.1:${port}/capstan?sslmode=disable`;
  return [url(encodeURIComponent(user)), url("capstan:capstan")];
}

export async function probePostgres(port: number, given?: string): Promise<Sighting> {
  let last: Sighting = { kind: "absent" };
  for (const url of postgresUrls(port, given, userInfo().username)) {
    last = await knock(url);
    if (last.kind !== "unusable") return last;
  }
  return last;
}

async function knock(url: string): Promise<Sighting> {
  const begin = performance.now();
  try {
    const version = await query(url, "SHOW server_version").catch((error: unknown) => {
      if (sqlState(error) !== missingDatabase) throw error;
      return query(maintenanceUrl(url), "SHOW server_version");
    });
    const milliseconds = performance.now() - begin;
    if (Number.parseInt(version, 10) < 15)
      return { kind: "unusable", why: `PostgreSQL ${version}, 15 or newer is needed` };
    return { kind: "answers", url, version: version.split(" ")[0] ?? version, milliseconds };
  } catch (error) {
    return readRefusal(error);
  }
}

const missingDatabase = "3D000";
const startingUp = "57P03";

export function readRefusal(error: unknown): Sighting {
  const code = sqlState(error);
  if (code === "ECONNREFUSED" || code === startingUp) return { kind: "absent" };
  const text = error instanceof Error ? error.message : String(error);
  if (/^[0-9A-Z]{5}$/.test(code)) return { kind: "unusable", why: `PostgreSQL does not let us in: ${text}` };
  return { kind: "unusable", why: `what listens does not speak PostgreSQL's protocol (${text})` };
}

/** Creates the store's database if it is not there, and gives the address back. */
export async function ensureDatabase(url: string): Promise<string> {
  try {
    await query(url, "SELECT 1");
  } catch (error) {
    if (sqlState(error) !== missingDatabase) throw error;
    await createMissingDatabase(url);
  }
  return url;
}

async function query(url: string, sql: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // A server that dies while we are connected is told by the query's own failure.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<[string]>({ text: sql, rowMode: "array" });
    return rows[0]?.[0] ?? "";
  } finally {
    await client.end().catch(() => {});
  }
}

const sqlState = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
