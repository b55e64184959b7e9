import { expect, test } from "vitest";
import { tellerFor } from "./shelf-texts.ts";

const shelves = [
  { code: "SAF", name: "Safety" },
  { code: "BOOTS", parentCode: "SAF", name: "Safety Boots" },
  { code: "STOPS", name: "Supply Stops", seoText: "Shut-off valves under sinks and behind toilets." },
  { code: "BALL", name: "Ball Valves", seoText: "Quarter-turn valves for water, oil and gas." },
  { code: "DRILLS", name: "Cordless Drills", seoText: "Drills and drivers by voltage." },
  { code: "PACKS", name: "Tool Batteries", seoText: "Packs for cordless drills and saws." },
  { code: "NUTS", name: "Nuts" },
  { code: "TAPE", name: "Tape" },
];
const told = tellerFor(new Map(shelves.map((shelf) => [shelf.code, shelf])));
const thing = (...spellings: string[]) => ({ spellings, role: "thing" as const });
const aside = (...spellings: string[]) => ({ spellings, role: "aside" as const });

test("what is written on a shelf tells that it is meant", () => {
  expect(told([thing("valve"), aside("sink")])[0]).toEqual({ code: "STOPS", share: 1 });
});

test("a thing for another thing is not among the others", () => {
  expect(told([thing("batteries"), aside("cordless drill")])[0]?.code).toBe("PACKS");
});

test("what stands for a use names its shelf", () => {
  expect(told([thing("shoes"), aside("toes", "safety boot")])[0]?.code).toBe("BOOTS");
});

test("one word in a text is chance", () => {
  expect(told([thing("toilets")])).toEqual([]);
  expect(told([thing("xylophone")])).toEqual([]);
});
