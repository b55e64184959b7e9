import { expect, test } from "vitest";
import { categoryGuesserFor } from "./category-texts.ts";

const categories = [
  { code: "SAF", name: "Safety" },
  { code: "BOOTS", parentCode: "SAF", name: "Safety Boots" },
  { code: "STOPS", name: "Supply Stops", seoText: "Shut-off valves under sinks and behind toilets." },
  { code: "BALL", name: "Ball Valves", seoText: "Quarter-turn valves for water, oil and gas." },
  { code: "DRILLS", name: "Cordless Drills", seoText: "Drills and drivers by voltage." },
  { code: "PACKS", name: "Tool Batteries", seoText: "Packs for cordless drills and saws." },
  { code: "NUTS", name: "Nuts" },
  { code: "TAPE", name: "Tape" },
];
const guess = categoryGuesserFor(new Map(categories.map((category) => [category.code, category])));
const thing = (...spellings: string[]) => ({ spellings, role: "thing" as const });
const modifier = (...spellings: string[]) => ({ spellings, role: "modifier" as const });

test("what is written in a category tells that it is meant", () => {
  expect(guess([thing("valve"), modifier("sink")])[0]).toEqual({ code: "STOPS", share: 1 });
});

test("a thing for another thing is not among the others", () => {
  expect(guess([thing("batteries"), modifier("cordless drill")])[0]?.code).toBe("PACKS");
});

test("what stands for a use names its category", () => {
  expect(guess([thing("shoes"), modifier("toes", "safety boot")])[0]?.code).toBe("BOOTS");
});

test("one word in a text is chance", () => {
  expect(guess([thing("toilets")])).toEqual([]);
  expect(guess([thing("xylophone")])).toEqual([]);
});
