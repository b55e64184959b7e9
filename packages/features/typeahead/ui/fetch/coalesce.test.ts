import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const patienceMs = 150;

/** Types a text letter by letter to something that answers after so long. */
async function typing(text: string, { keyMs, answerMs }: { keyMs: number; answerMs: number }) {
  const requested: string[] = [];
  const answered: string[] = [];
  const aborted: string[] = [];
  const fetcher = coalesce<string>({
    patienceMs,
    fetch: async (said, signal) => {
      requested.push(said);
      signal.addEventListener("abort", () => aborted.push(said));
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return said;
    },
    onAnswer: (said) => answered.push(said),
  });
  for (let length = 2; length <= text.length; length += 1) {
    fetcher.want(text.slice(0, length));
    await vi.advanceTimersByTimeAsync(keyMs);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  return { fetcher, requested, answered, aborted };
}

const phrase = "hex cap screw 3/8-16";

test("the first text is asked for at once", async () => {
  const requested: string[] = [];
  coalesce<string>({ patienceMs, fetch: async (said) => (requested.push(said), said), onAnswer: () => {} }).want("he");
  expect(requested).toEqual(["he"]);
});

test("who types slower than the answers come gets one for each letter", async () => {
  const { requested, aborted } = await typing(phrase, { keyMs: 120, answerMs: 40 });
  expect(requested).toHaveLength(phrase.length - 1);
  expect(aborted).toEqual([]);
});

test("a held key or a paste in pieces asks as often as answers come, and the last text is always answered", async () => {
  const { requested, answered } = await typing(phrase, { keyMs: 10, answerMs: 60 });
  expect(requested.length).toBeLessThanOrEqual(5);
  expect(answered.at(-1)).toBe(phrase);
});

test("on a slow network one request is made each 150 ms, and the overtaken ones are aborted", async () => {
  const { requested, answered, aborted } = await typing(phrase, { keyMs: 100, answerMs: 800 });
  expect(requested.length).toBeLessThanOrEqual(Math.ceil((phrase.length * 100) / patienceMs) + 1);
  expect(answered).toEqual([phrase]);
  expect(aborted).toHaveLength(requested.length - 1);
});

test("nothing is answered after it was stopped", async () => {
  const answered: string[] = [];
  const fetcher = coalesce<string>({
    patienceMs,
    fetch: async (said) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return said;
    },
    onAnswer: (said) => answered.push(said),
  });
  fetcher.want("hex");
  fetcher.want("hexa");
  fetcher.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered).toEqual([]);
});

test("a text that is asked for already is not asked for again", async () => {
  const requested: string[] = [];
  const fetcher = coalesce<string>({
    patienceMs,
    fetch: async (said) => {
      requested.push(said);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return said;
    },
    onAnswer: () => {},
  });
  for (const text of ["hex", "hexa", "hex"]) fetcher.want(text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested).toEqual(["hex"]);
});
