import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import { Client } from "pg";
import { createMissingDatabase } from "./create-database.ts";
import { migratorUrl } from "./migrator-url.ts";

const root = join(import.meta.dirname, "../..");

/** Any number, as long as nobody else uses it in this database. */
const migrationLock = 5_220_716_031;
const attempts = 120;
const retryMs = 500;

export interface MigrateOptions {
  readonly quiet?: boolean;
  /** Another migration holds the lock, and this one waits for its end. */
  readonly onWait?: () => void;
}

/**
 * Creates the database where it is missing and brings it to the newest schema: the store's tables, then the queue's own.
 * The tool that runs the files takes no lock, so two at once would run the same file twice: here the second waits.
 */
export async function migrate(url: string, { quiet = false, onWait }: MigrateOptions = {}): Promise<void> {
  const client = await connectWhenUp(url);
  try {
    if (!(await takeLock(client))) {
      onWait?.();
      // Asked again and again: who waits inside a statement would hold up an index that is made concurrently, for ever.
      while (!(await takeLock(client))) await pause(retryMs);
    }
    await dbmate(url, ["--no-dump-schema", "migrate"], quiet);
    await runMigrations({ connectionString: url, ...(quiet ? { logger: new Logger(() => () => {}) } : {}) });
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(
    `select pg_try_advisory_lock(${migrationLock}) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** How many of this version's files the database has not seen, and how many it has. */
export async function migrationStatus(url: string): Promise<{ readonly applied: number; readonly pending: number }> {
  const text = await dbmate(url, ["status"], true);
  const count = (label: string) => Number(new RegExp(`^${label}: (\\d+)`, "m").exec(text)?.[1] ?? 0);
  return { applied: count("Applied"), pending: count("Pending") };
}

export async function dropDatabase(url: string): Promise<void> {
  await dbmate(url, ["drop"], true);
}

/** A server that is only just starting is waited for: in a new installation both start at the same time. */
async function connectWhenUp(url: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    // A connection that breaks is told by its next query.
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (codeOf(error) === missingDatabase) await createMissingDatabase(url);
      else if (attempt === attempts || !isStarting(error)) throw error;
      else await pause(retryMs);
    }
  }
}

const missingDatabase = "3D000";

function isStarting(error: unknown): boolean {
  return ["ECONNREFUSED", "ECONNRESET", "57P03"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** The address goes by the environment: arguments can be read by everybody on the machine. */
async function dbmate(url: string, args: readonly string[], quiet: boolean): Promise<string> {
  const bin = join(root, "node_modules/.bin/dbmate");
  // oxlint-disable-next-line node/no-process-env -- handed on to the child; PGSSLMODE is the driver's own variable
  const env = { ...process.env, DATABASE_URL: migratorUrl(url, process.env["PGSSLMODE"]) };
  const child = spawn(bin, ["--migrations-dir", join(root, "db/migrations"), ...args], {
    env,
    stdio: ["ignore", quiet ? "pipe" : "inherit", "pipe"],
  });
  let [output, complaints] = ["", ""];
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (status !== 0) throw new MigrationFailed(complaints.trim() || `dbmate ${args.join(" ")} ended with ${status}`);
  return output;
}

/** A file was refused: it left nothing behind and can be run again. */
export class MigrationFailed extends Error {
  override readonly name = "MigrationFailed";
}
