import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createLastKnown } from "./last-known.ts";

test("the last value is handed out at once while the source fails, and a new one once it is back", async () => {
  let answer: () => Promise<{ n: number }> = async () => ({ n: 1 });
  const read = createLastKnown({ load: async () => answer(), freshMs: 1, patienceMs: 50 });
  expect(await read("k")).toEqual({ n: 1 });
  await pause(5);
  answer = async () => Promise.reject(new Error("away"));
  expect(await read("k")).toEqual({ n: 1 });
  await pause(5);
  expect(await read("k")).toEqual({ n: 1 });
  answer = async () => ({ n: 2 });
  await pause(5);
  await read("k");
  await pause(5);
  expect(await read("k")).toEqual({ n: 2 });
});

test("without a last value the reader waits only as long as its patience", async () => {
  const read = createLastKnown<{ n: number }>({
    load: async () => new Promise(() => {}),
    freshMs: 1_000,
    patienceMs: 30,
  });
  const startedAt = performance.now();
  expect(await read("k")).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(300);
});

test("many readers at once ask the source once", async () => {
  const load = vi.fn(async () => ({ n: 1 }));
  const read = createLastKnown({ load, freshMs: 1_000, patienceMs: 100 });
  await Promise.all(Array.from({ length: 50 }, async () => read("k")));
  expect(load).toHaveBeenCalledTimes(1);
});
