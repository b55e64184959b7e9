import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findJava } from "./java.ts";

const maxStartMs = 60_000;

export interface JavaServer {
  readonly name: string;
  /** What follows `java`. */
  readonly args: readonly string[];
  readonly cwd: string;
  /** Answers anything at all once it is up. */
  readonly url: string;
}

/** A server for a test's own use, which ends with the process at the latest. Answers how to kill it. */
export async function startJavaServer({ name, args, cwd, url }: JavaServer): Promise<() => Promise<void>> {
  const java = await findJava();
  if (!java) throw new Error(`${name} needs Java: \`npm run doctor\` says how to get it`);
  const child = spawn(join(java.home, "bin/java"), [...args], { cwd, stdio: "ignore" });
  const ended = once(child, "exit");
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    process.removeListener("exit", killAtExit);
  };
  try {
    await untilAnswering(name, url, () => child.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function untilAnswering(name: string, url: string, isAlive: () => boolean): Promise<void> {
  const until = performance.now() + maxStartMs;
  while (isAlive() && performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await sleep(100);
  }
  throw new Error(isAlive() ? `${name} does not answer` : `${name} ended at once`);
}
