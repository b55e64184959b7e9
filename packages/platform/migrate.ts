import { spawn } from "node:child_process";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";

const root = join(import.meta.dirname, "../..");

/** Creates the database where it is missing and brings it to the newest schema: the store's tables, then the queue's own. */
export async function migrate(url: string, { quiet = false } = {}): Promise<void> {
  await dbmate(url, ["--no-dump-schema", "--wait", "up"], quiet);
  await runMigrations({ connectionString: url, ...(quiet ? { logger: await silentLogger() } : {}) });
}

export async function dropDatabase(url: string): Promise<void> {
  await dbmate(url, ["drop"], true);
}

async function dbmate(url: string, args: readonly string[], quiet: boolean): Promise<void> {
  const bin = join(root, "node_modules/.bin/dbmate");
  const dialled = url.includes("sslmode=") ? url : `${url}${url.includes("?") ? "&" : "?"}sslmode=disable`;
  const child = spawn(bin, ["--url", dialled, "--migrations-dir", join(root, "db/migrations"), ...args], {
    stdio: ["ignore", quiet ? "pipe" : "inherit", "pipe"],
  });
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (status !== 0) throw new Error(`dbmate ${args.join(" ")} ended with ${status}: ${complaints}`);
}

async function silentLogger() {
  const { Logger } = await import("graphile-worker");
  return new Logger(() => () => {});
}
