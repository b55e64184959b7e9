import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export const root = join(import.meta.dirname, "..");

export interface ServerProcess extends AsyncDisposable {
  readonly pid: number;
  readonly child: ChildProcess;
}

export interface ServerOptions {
  readonly env: NodeJS.ProcessEnv;
  /** The name of its log in test-results, kept for whoever has to find out what happened. */
  readonly log: string;
  readonly endsWith: NodeJS.Signals;
  /** Where it answers once it is ready; without one nobody waits. */
  readonly readyUrl?: string;
}

const patienceMs = 60_000;

/** A server of ours as a process of its own, for tests that kill it and benches that measure it. */
export async function startServer(main: string, options: ServerOptions): Promise<ServerProcess> {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const out = openSync(join(root, "test-results", options.log), "a");
  if (options.readyUrl && (await isAnswered(options.readyUrl)))
    throw new Error(`${options.readyUrl} is somebody else's`);
  const child = spawn(process.execPath, [join(root, main)], {
    cwd: root,
    env: options.env,
    stdio: ["ignore", out, out],
  });
  if (options.readyUrl) await untilAnswers(child, options.readyUrl, `${main}; see test-results/${options.log}`);
  return {
    pid: child.pid ?? 0,
    child,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(options.endsWith);
      await once(child, "exit");
    },
  };
}

async function untilAnswers(child: ChildProcess, url: string, what: string): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < patienceMs; await setTimeout(100)) {
    if (child.exitCode !== null) throw new Error(`${child.exitCode} was the end of ${what}`);
    if (await isAnswered(url)) return;
  }
  child.kill("SIGKILL");
  throw new Error(`no answer in ${patienceMs / 1_000} s from ${what}`);
}

async function isAnswered(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.text();
  return answer?.ok ?? false;
}
