import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type BenchMessage, defaultTimeLimits } from "./contract.ts";
import { endGroup, endWithDescendants } from "./process-tree.ts";

export interface BenchToRun {
  readonly name: string;
  readonly file: string;
  readonly isSmallest: boolean;
  readonly args: readonly string[];
  readonly onLine?: (line: string) => void;
}

const childMain = join(import.meta.dirname, "child.ts");

/**
 * Runs a bench in a process of its own, which leads a group, and answers its exit code. One that takes longer than its time
 * limit is ended with everything that it started; even a bench that never yields can't prevent that.
 */
export async function runBench({ name, file, isSmallest, args, onLine = console.error }: BenchToRun): Promise<number> {
  const child = fork(childMain, [name, file, isSmallest ? "smallest" : "full", ...args], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const pid = child.pid ?? 0;
  let startedAt = performance.now();
  let activity = "starting";
  // Until the bench has said its own; the clock begins again then.
  let limitSeconds = defaultTimeLimits.smallestSeconds;
  const watch = setInterval(() => {
    if (performance.now() - startedAt < limitSeconds * 1_000) return;
    clearInterval(watch);
    onLine(`${name}: ended at its time limit of ${limitSeconds} s, while: ${activity}`);
    void endWithDescendants(pid);
  }, 100);
  child.on("message", (message: BenchMessage) => {
    if (message.limitSeconds !== undefined) {
      limitSeconds = message.limitSeconds;
      startedAt = performance.now();
    }
    activity = message.doing ?? activity;
  });
  const interrupt = () => void endWithDescendants(pid);
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const [code] = (await once(child, "exit")) as [number | null];
  clearInterval(watch);
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  endGroup(pid);
  return code ?? 1;
}
