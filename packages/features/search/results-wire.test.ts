import { expect, test } from "vitest";
import { packed, unpacked } from "./results-wire.ts";
import { hexCapScrews, noResults } from "./ui/results-fixture.ts";

test.each([
  ["with results", hexCapScrews],
  ["without", noResults],
])("a page %s is read as it was packed", (_, view) => {
  const { text } = packed(view);
  expect(unpacked({ text })).toEqual(view);
});

test("a page is read once, however often it is rendered, and not where it was packed", () => {
  const sent = packed(hexCapScrews);
  expect(unpacked(sent)).toBe(hexCapScrews);
  const received = { text: sent.text };
  expect(unpacked(received)).toBe(unpacked(received));
});
