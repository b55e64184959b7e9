import { expect, test } from "vitest";
import { knownAnswers } from "./known-answers.ts";

test("the answer to the longest beginning is the nearest", () => {
  const known = knownAnswers<string>(10);
  known.set("he", "answer to he");
  known.set("hex c", "answer to hex c");
  expect(known.nearest("hex cap")).toBe("answer to hex c");
  expect(known.nearest("hemp")).toBe("answer to he");
  expect(known.nearest("nuts")).toBeUndefined();
});

test("what was not used for longest goes first", () => {
  const known = knownAnswers<number>(2);
  known.set("a", 1);
  known.set("b", 2);
  known.get("a");
  known.set("c", 3);
  expect([known.get("a"), known.get("b"), known.get("c")]).toEqual([1, undefined, 3]);
});
