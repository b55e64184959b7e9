import { expect, test, vi } from "vitest";
import { inTurns } from "./in-turns.ts";

test("reads of one turn are one, and each gets its own values", async () => {
  const read = vi.fn(async (keys: readonly string[]) => keys.map((key) => (key === "c" ? null : key.toUpperCase())));
  const get = inTurns(read);
  expect(await Promise.all([get(["a", "b"]), get([]), get(["c"]), get(["a"])])).toEqual([
    ["A", "B"],
    [],
    [null],
    ["A"],
  ]);
  expect(read.mock.calls).toEqual([[["a", "b", "c", "a"]]]);
  expect(await get(["d"])).toEqual(["D"]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a read that fails fails for all who waited for it, and for nobody after", async () => {
  const read = vi.fn(async (keys: readonly string[]): Promise<readonly string[]> => keys);
  read.mockRejectedValueOnce(new Error("away"));
  const get = inTurns(read);
  expect(await Promise.allSettled([get(["a"]), get(["b"])])).toMatchObject([
    { status: "rejected", reason: { message: "away" } },
    { status: "rejected", reason: { message: "away" } },
  ]);
  expect(await get(["c"])).toEqual(["c"]);
});
