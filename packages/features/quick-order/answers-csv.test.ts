import { expect, test } from "vitest";
import { answersCsv } from "./answers-csv.ts";
import { type BulkLine, answerText, bulkLine, countGroups, fixedLine } from "./bulk-lines.ts";
import type { AnsweredLine } from "./quick-order.schema.ts";

const product = {
  sku: "1AA01A",
  name: 'Hex Screw, 1"',
  brand: "Harbolt",
  url: "/p",
  unitLabel: "each",
  price: "$0.0825",
  total: "$1,000.99",
};
const ready: AnsweredLine = {
  row: 1,
  text: "1AA01A x 12",
  item: "1AA01A",
  quantity: 12,
  isQuantityAssumed: false,
  status: "ready",
  message: "",
  product,
  choices: [],
  quantities: [],
};
const unknown: BulkLine = {
  ...bulkLine({
    ...ready,
    row: 2,
    text: "=9ZZ",
    item: "=9ZZ",
    status: "unknown",
    message: "No product has this number.",
    product: null,
  }),
  choices: [product, { ...product, sku: "1AA02A" }],
};

test("a line whose quantity was made to fit the pack says so, ready or added; one that still does not fit was not fixed", () => {
  const fixed = fixedLine(ready, 5);
  expect(answerText(fixed)).toBe("Made it 12 to fit the pack. You asked for 5.");
  expect(countGroups([fixed, { ...fixed, isAdded: true }, bulkLine(ready)])).toEqual([
    { group: "fixed", count: 2 },
    { group: "ready", count: 1 },
  ]);
  expect(fixedLine({ ...ready, status: "pack" }, 5).fixedFrom).toBeNull();
  expect(fixedLine(ready, 12).fixedFrom).toBeNull();
});

test("the file has every line with its answer, exact amounts, what was offered, and no formula", () => {
  expect(answersCsv([fixedLine(ready, 5), { ...unknown }, { ...unknown, chosenSku: "1AA02A" }]).split("\r\n")).toEqual([
    "Row,As written,Item #,Qty,Answer,Message,Product,Unit,Price (USD),Total (USD),Choices",
    '1,1AA01A x 12,1AA01A,12,fixed to pack,Made it 12 to fit the pack. You asked for 5.,"Hex Screw, 1""",each,0.0825,1000.99,',
    "2,'=9ZZ,'=9ZZ,12,unknown,No product has this number.,,,,,1AA01A 1AA02A",
    '2,\'=9ZZ,1AA02A,12,ready,No product has this number.,"Hex Screw, 1""",each,0.0825,1000.99,',
    "",
  ]);
});
