import { expect, test } from "vitest";
import { windowCounter } from "./window-counter.ts";

test("a key has so many in its window, and as many again in the next; another key has its own", () => {
  const { take } = windowCounter({ limit: 2, seconds: 10 });
  expect([take("a", 0), take("a", 1), take("a", 9_999), take("b", 9_999)]).toEqual([true, true, false, true]);
  expect([take("a", 10_000), take("a", 10_001), take("a", 10_002)]).toEqual([true, true, false]);
});

test("what is given back does not count, and what was never taken can be given back", () => {
  const { take, giveBack } = windowCounter({ limit: 1, seconds: 10 });
  giveBack("a");
  expect([take("a", 0), take("a", 1)]).toEqual([true, false]);
  giveBack("a");
  giveBack("a");
  expect([take("a", 2), take("a", 3)]).toEqual([true, false]);
});

test("a flood from very many addresses forgets the oldest of them and no other", () => {
  const { take } = windowCounter({ limit: 1, seconds: 10 });
  for (let address = 0; address < 100_001; address += 1) take(String(address), 0);
  expect([take("0", 1), take("100000", 1)]).toEqual([true, false]);
});
