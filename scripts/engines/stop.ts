import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ourProcesses, signal, waitUntilGone, waitUntilPaused, withDescendants } from "./processes.ts";

const patience = 60_000;

/** Ends our processes of one instance; one that does not heed a gentle signal is killed. */
export async function stopInstance(dir: string, name: NodeJS.Signals): Promise<number> {
  const pids = await ourProcesses(dir);
  await Promise.all(pids.map((pid) => end(pid, dir, name)));
  return pids.length;
}

async function end(pid: number, dir: string, name: NodeJS.Signals): Promise<void> {
  const family = await withDescendants(pid);
  if (name !== "SIGKILL") {
    signal(pid, name);
    // A paused process hears nothing but these two.
    for (const one of family) signal(one, "SIGCONT");
    if (await waitUntilGone(pid, dir, patience)) return;
  }
  for (const one of family) signal(one, "SIGKILL");
  await Promise.all(family.map((one) => waitUntilGone(one, dir, patience)));
}

/** Resolves when they stand still: on a busy machine a signalled process goes on answering for a while. */
export async function pauseInstance(dir: string): Promise<void> {
  const signalled = await toFamilies(dir, "SIGSTOP");
  await Promise.all(signalled.map((pid) => waitUntilPaused(pid, patience)));
}

export async function resumeInstance(dir: string): Promise<void> {
  await toFamilies(dir, "SIGCONT");
}

async function toFamilies(dir: string, name: NodeJS.Signals): Promise<number[]> {
  const signalled: number[] = [];
  for (const pid of await ourProcesses(dir)) {
    for (const one of await withDescendants(pid)) {
      signal(one, name);
      signalled.push(one);
    }
  }
  return signalled;
}

/** The folders of an engine's instance on one port, whatever its number of nodes. */
export async function instanceFolders(dir: string): Promise<string[]> {
  const stem = basename(dir).replace(/-\d+-nodes$/, "");
  const names = await readdir(dirname(dir)).catch(() => []);
  const ours = names.filter((name) => name === stem || name.startsWith(`${stem}-`));
  return ours.map((name) => join(dirname(dir), name));
}

export async function removeInstance(dir: string): Promise<void> {
  if ((await ourProcesses(dir)).length > 0) throw new Error(`${dir} is still in use`);
  await rm(dir, { recursive: true, force: true });
}
