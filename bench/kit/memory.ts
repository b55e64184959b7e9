import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./race.ts";

/** Resident memory of a process, in megabytes. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1_024;
}

export interface Memory {
  /** Medians of the first and of the last fifth. */
  readonly startMb: number;
  readonly endMb: number;
}

/** Resident memory of a process while it has work, for so many seconds. */
export async function memoryDuring(pid: number, seconds: number, work: () => Promise<unknown>): Promise<Memory> {
  const samples: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const sampled = (async () => {
    while (performance.now() < until) {
      samples.push(residentMb(pid));
      await wait(Math.min(1_000, (seconds * 1_000) / 20));
    }
  })();
  while (performance.now() < until) await work();
  await sampled;
  const fifth = Math.ceil(samples.length / 5);
  return { startMb: median(samples.slice(0, fifth)), endMb: median(samples.slice(-fifth)) };
}
