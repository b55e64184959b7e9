import { expect, test } from "vitest";
import { threadIn, nearestOf, threadName } from "./nearest-thread.ts";

const threads = (...keys: readonly string[]) => keys.map((key) => ({ key }));

test.each([
  ["3/8-17", "t:3/8-", 17],
  ["hex cap screw 3/8-17 zinc", "t:3/8-", 17],
  ["1-1/8-8 stud", "t:1-1/8-", 8],
  ["#10-30 machine screw", "t:#10-", 30],
  ["10-30", "t:#10-", 30],
  ["1-9", "t:1-", 9],
  ["M8-1.3", "t:m8-", 1.3],
  ["m8 x 1.3 bolt", "t:m8-", 1.3],
])("the thread in %s is looked for among %s", (text, prefix, pitch) => {
  expect(threadIn(text)).toMatchObject({ prefix, pitch });
});

test("sizes, dates and part numbers are no threads", () => {
  for (const text of ["1-1/2", "3/8", "M8 x 30", "6204-2RS", "A12-34-56", "2024-11-15"]) {
    expect(threadIn(text), `${text} is none`).toBeUndefined();
  }
});

test("the nearest pitch of the same diameter is offered", () => {
  const thread = threadIn("3/8-17");
  expect(thread && nearestOf(thread, threads("t:3/8-24", "t:3/8-16", "t:1/2-17"))?.key).toBe("t:3/8-16");
});

test("what is far off is not offered", () => {
  const thread = threadIn("5-10");
  expect(thread && nearestOf(thread, threads("t:#5-40", "t:#5-44"))).toBeUndefined();
});

test("threads are written as the trade does", () => {
  expect([threadName("t:3/8-16"), threadName("t:m8-1.25"), threadName("t:#10-32")]).toEqual([
    "3/8-16",
    "M8-1.25",
    "#10-32",
  ]);
});
