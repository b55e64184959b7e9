import { readdir, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { makeOwnedFolder, runAs } from "./accounts.ts";
import { launchDaemon } from "./processes.ts";
import { findProgram, mustRun } from "./run.ts";

export type PostgresSettings = { dir: string; port: number };

const oldestPostgres = 15;
const debianFolder = "/usr/lib/postgresql";

/** The folder of the newest usable PostgreSQL's programs; Debian keeps the server's off the path. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(debianFolder).catch(() => []);
  const folders = newestFirst(versions).map((version) => join(debianFolder, version, "bin"));
  const initdb = await findProgram(["initdb"], folders);
  return initdb && dirname(initdb);
}

export function newestFirst(versions: string[]): string[] {
  return versions.filter((version) => Number(version) >= oldestPostgres).toSorted((a, b) => Number(b) - Number(a));
}

export async function launchPostgres({ dir, port }: PostgresSettings): Promise<void> {
  const programs = await findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed");
  // initdb looks its user up, so a bare number will not do.
  const owner = await runAs(["postgres", "nobody"], 65_534);
  const data = join(dir, "data");
  await makeOwnedFolder(dir, owner);
  if (!(await isCluster(data))) await initialise(programs, data, owner);
  await launchDaemon({
    command: join(programs, "postgres"),
    // No socket file: its path may be longer than the system allows.
    args: ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    runAs: owner,
    cwd: dir,
    pidFile: join(dir, "postgres.pid"),
    logFile: join(dir, "postgres.log"),
  });
}

async function initialise(programs: string, data: string, owner: { uid?: number; gid?: number }): Promise<void> {
  const locale = process.platform === "linux" ? ["--locale=C.UTF-8"] : [];
  const args = ["-D", data, "-U", userInfo().username, "-A", "trust", "-E", "UTF8", ...locale];
  await mustRun(join(programs, "initdb"), args, { ...owner, cwd: dirname(data) });
}

const isCluster = (data: string) =>
  stat(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
