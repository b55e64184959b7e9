import { expect, test } from "vitest";
import { documentContentOf } from "./document-content-of.ts";
import { sampleShipment } from "./test-kit/sample-shipment.ts";

test("an invoice says what was shipped of what was ordered, the tax with its rate, and what is due when", () => {
  const content = documentContentOf({ ...sampleShipment(2), kind: "invoice", name: "INV-100001" });
  expect(content.rows[0]).toEqual([
    "1",
    "4RN31A",
    "Hex Cap Screw, Grade 5, Zinc, 3/8-16 × 2 in [HF-10-3816-2]",
    "6",
    "4",
    "pack of 50",
    "14.06",
    "56.24",
  ]);
  expect(content.rows[1]?.[6]).toBe("0.0614");
  expect(content.notes).toContain("Line 1: 2 of 6 are billed when they ship.");
  expect(content.totals).toEqual([
    ["Goods, 2 lines", "$112.48"],
    ["Freight, 3 boxes", "$18.40"],
    ["Sales tax, Illinois 8.75%", "$120.24"],
    ["Amount due", "$251.12"],
  ]);
  expect(content.facts).toContainEqual(["Due date", "Dec 17, 2026"]);
});

test("a packing slip has no amount anywhere", () => {
  const content = documentContentOf({ ...sampleShipment(3), kind: "packing-slip", name: "PS-1048-22824-1" });
  expect(JSON.stringify({ ...content, mark: "" })).not.toMatch(/\$|56\.24|14\.06/);
  expect(content.rows[0]?.slice(-3)).toEqual(["6", "4", "2"]);
});
