import { expect, test } from "vitest";
import { sentenceOf } from "./sentence.ts";

const kinds = new Set(["hose", "rag", "fitting", "tape", "glove"]);
const read = (text: string) => sentenceOf(text.split(" "), (word) => kinds.has(word.replace(/s$/, "")));

test.each([
  ["gloves for welding", "gloves", "welding"],
  ["rags to wipe up oil", "rags", "wipe up oil"],
  ["tool for pulling wire", "pulling wire", ""],
  ["something for the floor", "something for the floor", ""],
  ["gloves without powder", "gloves", ""],
  ["valve i can lock shut", "valve", "can lock shut"],
  ["sign telling people to wear gloves", "sign", "people to wear gloves"],
  ["what do i use for cutting pipe", "what do i use for cutting pipe", ""],
])("%s: the thing is %s, and it is for %s", (text, thing, purpose) => {
  expect(read(text)).toEqual({
    thing: thing.split(" "),
    purpose: purpose === "" ? [] : purpose.split(" "),
    isSentence: true,
  });
});

test.each([
  "push to connect fitting",
  "ball valve",
  "rack and pinion",
  "20 by 20 filter",
  "nut in box",
  "class i div 2 light",
])("%s is in a catalog's words", (text) => {
  expect(read(text)).toEqual({ thing: text.split(" "), purpose: [], isSentence: false });
});
