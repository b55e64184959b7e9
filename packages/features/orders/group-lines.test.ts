import { expect, test } from "vitest";
import { daysOf, groupLines } from "./group-lines.ts";

const line = (sku: string, fulfilment: "ship" | "pickup", parts: readonly (readonly [string, string | null])[]) => ({
  sku,
  fulfilment,
  promise: { parts: parts.map(([kind, on]) => ({ kind, on })) },
});

const lines = [
  line("1", "pickup", [["pickup", "2026-11-18"]]),
  line("2", "ship", [["ship", "2026-11-18"]]),
  line("3", "ship", [
    ["ship", "2026-11-18"],
    ["backorder", "2026-12-02"],
  ]),
  line("4", "ship", [["backorder", null]]),
];

test("a line that waits in part or in whole is among what comes later; the others go by how they get there", () => {
  const groups = groupLines(lines).map(({ kind, lines: ofKind }) => [kind, ofKind.map(({ sku }) => sku)]);
  expect(groups).toEqual([
    ["ship", ["2"]],
    ["pickup", ["1"]],
    ["backorder", ["3", "4"]],
  ]);
});

test("a group's days are in order, the unknown one last", () => {
  expect(daysOf(lines.slice(2))).toEqual(["2026-11-18", "2026-12-02", null]);
});
