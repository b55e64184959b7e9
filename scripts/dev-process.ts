import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

export interface DevProcess {
  /** Ends it and starts it anew, once for all calls that come while it ends. */
  restart(): void;
  stop(): Promise<void>;
}

/** Files are saved several at a time. */
const settleMs = 150;
const recoverMs = 2_000;

/** Keeps one process of a kind running: never a second one beside one that still ends, since it would find its port taken. */
export function keepRunning(spawnProcess: () => ChildProcess): DevProcess {
  let child: ChildProcess | undefined;
  let isRestarting = false;
  let isStopped = false;
  let settling: NodeJS.Timeout | undefined;
  let recovering: NodeJS.Timeout | undefined;
  start();

  function start(): void {
    clearTimeout(recovering);
    isRestarting = false;
    child = spawnProcess();
    child.once("exit", () => {
      child = undefined;
      if (isStopped) return;
      if (isRestarting) start();
      // What ends by itself would end again at once.
      else recovering = setTimeout(start, recoverMs);
    });
  }

  function restartNow(): void {
    if (isStopped) return;
    if (!child) return start();
    isRestarting = true;
    child.kill("SIGTERM");
  }

  return {
    restart: () => {
      clearTimeout(settling);
      settling = setTimeout(restartNow, settleMs);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(settling);
      clearTimeout(recovering);
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
