import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import { startStore } from "./store.ts";
import { startVisitors } from "./visitors.ts";

const port = 3_230;
const visitorCount = 16;

test("kill -9 of one web process among two fails no request but those in flight on it, and a new one takes its place", async () => {
  await using store = await startStore(port, { ...loadEnginesEnv() }, { PROCESSES: "2" });
  await expect.poll(() => childrenOf(store.child.pid ?? 0).length).toBe(2);
  const visitors = startVisitors(`${store.url}/`, visitorCount, 0);
  await pause(2_000);
  const [victim] = childrenOf(store.child.pid ?? 0);
  process.kill(victim ?? 0, "SIGKILL");
  // Until the kernel has closed its sockets the process still takes requests: those are in flight on it too.
  while (isRunning(victim ?? 0)) await pause(1);
  const killedAt = performance.now();
  await pause(4_000);
  await visitors.stop();

  const failed = visitors.visits.filter((visit) => visit.status !== 200);
  // A connection that the dead process had kept open breaks at its next use, once; whoever comes anew must be served.
  const later = failed.filter((visit) => visit.startedAt > killedAt && !visit.onKeptConnection);
  console.info(
    `${visitors.visits.length} visits, ${failed.length} failed in flight on the killed process, ${later.length} later`,
  );
  expect(later).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(visitorCount);
  expect(visitors.since(killedAt).length).toBeGreaterThan(50);
  await expect
    .poll(() => childrenOf(store.child.pid ?? 0).filter((pid) => pid !== victim).length, { timeout: 10_000 })
    .toBe(2);
}, 60_000);

test("the metrics of all processes come from one address", async () => {
  await using store = await startStore(port + 10, { ...loadEnginesEnv() }, { PROCESSES: "2" });
  await expect.poll(() => childrenOf(store.child.pid ?? 0).length).toBe(2);
  for (let call = 0; call < 20; call += 1)
    await (await fetch(`${store.url}/`, { headers: { connection: "close" } })).text();
  const text = await (await fetch(`http://127.0.0.1:${port + 11}/metrics`)).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/",status="200"\} 20/);
}, 60_000);

test("the kit is not shown in production, where nobody asked for it", async () => {
  await using store = await startStore(port + 30, { ...loadEnginesEnv() });
  expect((await fetch(`${store.url}/_kit`)).status).toBe(404);
  expect((await fetch(`${store.url}/_kit/modal.data`)).status).toBe(404);
}, 60_000);

test("a fleet that is told to end finishes what it is answering and ends cleanly", async () => {
  const store = await startStore(port + 20, { ...loadEnginesEnv() }, { PROCESSES: "2" });
  const visitors = startVisitors(`${store.url}/`, 4, 10);
  await pause(1_000);
  const endedAt = performance.now();
  const exit = new Promise<number | null>((resolve) => store.child.once("exit", resolve));
  store.child.kill("SIGTERM");
  expect(await exit).toBe(0);
  await visitors.stop();
  const cutOff = visitors.visits.filter((visit) => visit.status !== 200 && visit.startedAt < endedAt);
  expect(cutOff).toEqual([]);
}, 60_000);

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
