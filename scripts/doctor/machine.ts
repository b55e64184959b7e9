import { statfs } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { checkout } from "../engines/places.ts";
import type { Finding } from "../../apps/cli/doctor/finding.ts";

const gibibyte = 2 ** 30;

export async function checkMachine(): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(checkout);
  return [judgeDisk(bavail * bsize), judgeMemory(process.availableMemory(), availableParallelism())];
}

export function judgeDisk(free: number): Finding {
  const subject = "disk";
  const text = `${gibibytes(free)} free`;
  const todo = "make room: OpenSearch, the demo's catalog and the builds take about 5 GiB";
  if (free < gibibyte) return { level: "fail", subject, text, todo };
  return free < 5 * gibibyte ? { level: "warn", subject, text, todo } : { level: "ok", subject, text };
}

export function judgeMemory(available: number, cores: number): Finding {
  const subject = "memory";
  const text = `${gibibytes(available)} available, ${cores} cores`;
  const todo = "close something, or start OpenSearch with `--heap 512m`";
  return available < 2 * gibibyte ? { level: "warn", subject, text, todo } : { level: "ok", subject, text };
}

const gibibytes = (bytes: number) => `${(bytes / gibibyte).toFixed(1)} GiB`;
