import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fstatSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
  readonly patienceMs?: number;
}

const usualPatienceMs = 180_000;
const shownLogCharacters = 2_000;

/** A server of ours as a process of its own, for tests that kill it and benches that measure it. */
export async function startServer(main: string, options: ServerOptions): Promise<ServerProcess> {
  const { readyUrl, log, patienceMs = usualPatienceMs } = options;
  mkdirSync(join(root, "test-results"), { recursive: true });
  const logFile = join(root, "test-results", log);
  const out = openSync(logFile, "a");
  const logStart = fstatSync(out).size;
  if (readyUrl && !(await isFree(readyUrl))) throw new Error(`another process listens at ${readyUrl}`);
  const child = spawn(process.execPath, [resolve(root, main)], {
    cwd: root,
    env: options.env,
    stdio: ["ignore", out, out],
  });
  if (readyUrl) {
    const failure = await waitUntilReady(child, readyUrl, patienceMs);
    if (failure !== undefined) {
      child.kill("SIGKILL");
      const written = readFileSync(logFile).subarray(logStart).toString().slice(-shownLogCharacters);
      throw new Error(`${main} ${failure}; the end of test-results/${log}:\n${written}`);
    }
  }
  return {
    pid: child.pid ?? 0,
    child,
    [Symbol.asyncDispose]: async () => {
      if (hasEnded(child)) return;
      child.kill(options.endsWith);
      await once(child, "exit");
    },
  };
}

/** Undefined once it answers 200, else what is wrong with it. */
async function waitUntilReady(child: ChildProcess, url: string, patienceMs: number): Promise<string | undefined> {
  const endsAt = performance.now() + patienceMs;
  for (let leftMs = patienceMs; leftMs > 0; leftMs = endsAt - performance.now()) {
    if (hasEnded(child)) return `ended with ${child.exitCode ?? child.signalCode}`;
    const status = await statusOf(url, leftMs);
    if (status === 200) return undefined;
    // It listens only once it is ready, so what it answers now it would answer later too.
    if (typeof status === "number") return `answered ${status} at ${url}`;
    await setTimeout(100);
  }
  return `did not answer at ${url} within ${patienceMs / 1_000} s`;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** A process that accepts a connection and stays silent holds the port as well. */
async function isFree(url: string): Promise<boolean> {
  return (await statusOf(url, 1_000)) === "nobody listens";
}

async function statusOf(url: string, timeoutMs: number): Promise<number | "nobody listens" | "no answer"> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(Math.ceil(timeoutMs)) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "no answer" : "nobody listens";
  }
}
