import { spawn } from "node:child_process";
import { open, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunAs } from "./accounts.ts";
import { run } from "./run.ts";

export type Daemon = {
  command: string;
  args: string[];
  runAs: RunAs;
  cwd: string;
  env?: NodeJS.ProcessEnv;
  pidFile: string;
  logFile: string;
};

/** Starts a process that outlives us, with its output in a file; one that runs already is left alone. */
export async function launchDaemon(daemon: Daemon): Promise<void> {
  if (await ourProcess(daemon.pidFile)) return;
  const log = await open(daemon.logFile, "a");
  try {
    const child = spawn(daemon.command, daemon.args, {
      ...daemon.runAs,
      cwd: daemon.cwd,
      env: { ...process.env, HOME: dirname(daemon.pidFile), ...daemon.env },
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    await new Promise((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", reject);
    });
    child.unref();
    await writeFile(daemon.pidFile, `${child.pid}\n`);
  } finally {
    await log.close();
  }
}

/** A pid may have been given to somebody else since: ours names a path in our folder in its command line. */
async function isOurs(pid: number, dir: string): Promise<boolean> {
  return (await commandLine(pid)).includes(`${dir}/`);
}

async function commandLine(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    if (process.platform === "linux") return "";
    const { stdout } = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
    return stdout;
  }
}

/** The live processes that the pid files in `dir` name. */
export async function ourProcesses(dir: string): Promise<number[]> {
  return (await readPidFiles(dir)).filter((pid) => pid !== undefined);
}

/** Whether one that was started is gone. */
export async function hasDied(dir: string): Promise<boolean> {
  return (await readPidFiles(dir)).includes(undefined);
}

async function readPidFiles(dir: string): Promise<(number | undefined)[]> {
  const names = await readdir(dir).catch(() => []);
  return await Promise.all(names.filter((name) => name.endsWith(".pid")).map((name) => ourProcess(join(dir, name))));
}

export async function ourProcess(pidFile: string): Promise<number | undefined> {
  const pid = Number(await readFile(pidFile, "utf8").catch(() => ""));
  return pid > 0 && (await isOurs(pid, dirname(pidFile))) ? pid : undefined;
}

/** PostgreSQL's backends are sessions of their own, so a signal to the group would miss them. */
export async function withDescendants(pid: number): Promise<number[]> {
  const families = await Promise.all((await children(pid)).map(withDescendants));
  return [pid, ...families.flat()];
}

async function children(pid: number): Promise<number[]> {
  const listed =
    process.platform === "linux"
      ? await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "")
      : (await run("pgrep", ["-P", String(pid)])).stdout;
  return listed.split(/\s+/).filter(Boolean).map(Number);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Gone already, which is what a signal to end wants, and nothing to pause.
    if (!isGone(error)) throw error;
  }
}

export async function waitUntilGone(pid: number, dir: string, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (await isOurs(pid, dir)) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}

/** Every thread of it, since each one hears of the signal in its own time. */
export async function waitUntilPaused(pid: number, milliseconds: number): Promise<void> {
  if (process.platform !== "linux") return;
  const end = Date.now() + milliseconds;
  while (!(await isPaused(pid))) {
    if (Date.now() > end) throw new Error(`process ${pid} does not pause`);
    await sleep(5);
  }
}

async function isPaused(pid: number): Promise<boolean> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, "utf8").catch(() => "")),
  );
  // The state is the first field after the name, which stands in parentheses and may hold any character.
  return stats.every((stat) => stat === "" || "TtZX".includes(stat.at(stat.lastIndexOf(")") + 2) ?? ""));
}

const isGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ESRCH";
