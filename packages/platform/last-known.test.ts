import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createLastKnown } from "./last-known.ts";

test("the last value is handed out at once while the source fails, and a new one once it is back", async () => {
  let answer: () => Promise<{ n: number }> = async () => ({ n: 1 });
  const read = createLastKnown({ load: async () => answer(), freshMs: 1, patienceMs: 50, retryAfterMs: 1 });
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

test("a source that failed is left alone for a while, with a last value and without one", async () => {
  const load = vi.fn(async (key: string) => (key === "k" && load.mock.calls.length === 1 ? { n: 1 } : fails()));
  const fails = async () => Promise.reject<{ n: number }>(new Error("away"));
  const read = createLastKnown({ load, freshMs: 1, patienceMs: 100, retryAfterMs: 60_000 });
  expect(await read("k")).toEqual({ n: 1 });
  await pause(5);
  for (const _ of [1, 2, 3, 4]) {
    expect(await read("k")).toEqual({ n: 1 });
    await pause(5);
  }
  expect(load).toHaveBeenCalledTimes(2);
  for (const _ of [1, 2, 3]) expect(await read("other")).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(3);
});

test("a source that failed is asked again after the pause", async () => {
  const load = vi.fn(async () => (load.mock.calls.length < 2 ? Promise.reject(new Error("away")) : { n: 1 }));
  const read = createLastKnown({ load, freshMs: 1_000, patienceMs: 100, retryAfterMs: 5 });
  expect(await read("k")).toBeUndefined();
  await expect.poll(async () => read("k")).toEqual({ n: 1 });
});
