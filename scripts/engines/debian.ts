import { join } from "node:path";
import { withLock } from "./lock.ts";
import { isRoot, places } from "./places.ts";
import { findProgram, mustRun, run } from "./run.ts";
import type { Say } from "./types.ts";

/** Whether packages may be installed here without asking anybody for a password. */
export async function canInstallPackages(): Promise<boolean> {
  if (!(await findProgram(["apt-get"]))) return false;
  return isRoot || (await run("sudo", ["-n", "true"])).ok;
}

export async function installPackages(names: string[], say: Say): Promise<void> {
  // Engines start side by side, and apt-get does not.
  await withLock(join(places.cache, "packages.lock"), async () => {
    say(`installing ${names.join(", ")} with apt-get`);
    await asRoot("apt-get", ["-q", "update"]);
    await asRoot("apt-get", ["-q", "-y", "install", "--no-install-recommends", ...names]);
  });
}

export async function isPackage(name: string): Promise<boolean> {
  const { stdout } = await run("apt-cache", ["policy", name]);
  return /Candidate: (?!\(none\))/.test(stdout);
}

async function asRoot(command: string, args: string[]): Promise<void> {
  const quietly = ["DEBIAN_FRONTEND=noninteractive", command, ...args];
  if (isRoot) await mustRun("env", quietly);
  else await mustRun("sudo", ["-n", "env", ...quietly]);
}

/** Debian's PostgreSQL listens right after its installation, but knows nobody by password yet. */
export async function openDebianPostgres(): Promise<void> {
  const role = "CREATE ROLE capstan LOGIN SUPERUSER PASSWORD 'capstan'";
  await asRoot("runuser", ["-u", "postgres", "--", "psql", "-X", "-q", "-c", role]);
}
