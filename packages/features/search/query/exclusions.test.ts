import { expect, test } from "vitest";
import { exclusionsIn } from "./exclusions.ts";
import { vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf({
  heads: [],
  types: [],
  pairs: ["free=powder", "free=lead", "non=sparking"],
  designations: [],
  facets: [],
});

test.each([
  ["gloves not latex", ["gloves"], ["latex"]],
  ["latex free exam gloves", ["exam", "gloves"], ["latex"]],
  ["latex-free gloves", ["gloves"], ["latex"]],
  ["stainless hex bolts not metric", ["stainless", "hex", "bolts"], ["metric"]],
  ["hex bolts -metric", ["hex", "bolts"], ["metric"]],
  ["ear plugs without a cord", ["ear", "plugs"], ["cord"]],
  ["bearing non-c3 6205", ["bearing", "6205"], ["c3"]],
  ["elbow without lead", ["elbow"], ["lead"], ["lead"]],
  ["nitrile gloves that are not blue", ["nitrile", "gloves"], ["blue"]],
  ["safety glasses with no tint", ["safety", "glasses"], ["tint"]],
  ["gloves except leather for welding", ["gloves", "for", "welding"], ["leather"]],
] as const)("%s leaves something out", (text, wanted, unwanted, freeOf: readonly string[] = []) => {
  expect(exclusionsIn(text.split(" "), vocabulary)).toEqual({ wanted, unwanted, freeOf });
});

test.each(["powder free gloves", "lead-free valve", "non-sparking hammer", "not", "no smoking sign", "-10 gloves"])(
  "%s leaves nothing out",
  (text) => {
    expect(exclusionsIn(text.split(" "), vocabulary)).toEqual({ wanted: text.split(" "), unwanted: [], freeOf: [] });
  },
);
