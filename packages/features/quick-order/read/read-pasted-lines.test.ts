import { expect, test } from "vitest";
import { parsePastedText, readPastedText } from "./read-pasted-lines.ts";
import type { Reading } from "./reading.ts";

const numbers = ["4XZ12", "5RT33", "4RN31", "62042RS", "12345", "4MJ10W"];
const known = new Map(numbers.map((number) => [number, [number]]));

function read(text: string): readonly string[] {
  return readPastedText(parsePastedText(text), known).map(inShort);
}

function inShort(reading: Reading): string {
  if (reading.kind === "unread") return reading.reason;
  const { item, quantity, isQuantityAssumed, correctedFrom } = reading;
  const from = correctedFrom === undefined ? "" : ` from ${correctedFrom}`;
  return `${quantity} ${item}${isQuantityAssumed ? " assumed" : ""}${from}`;
}

test.each([
  ["4XZ12 x 10", "10 4XZ12"],
  ["10x 4XZ12", "10 4XZ12"],
  ["4XZ12x10", "10 4XZ12"],
  ["qty 10 item 4XZ12", "10 4XZ12"],
  ["(10) 4XZ12", "10 4XZ12"],
  ["4XZ12, 4", "4 4XZ12"],
  ["4XZ12 ......... 7", "7 4XZ12"],
  ["4XZ 12 - 3 ea", "3 4XZ 12"],
  ["half a dozen 4XZ12", "6 4XZ12"],
  ["6204-2RS x 10", "10 6204-2RS"],
  ["4XZ12 Hex Cap Screw, 3/8-16 x 2 in, pack of 50 - qty 3", "3 4XZ12"],
  ["4XZ12 10 pcs @ $4.50", "10 4XZ12"],
  ["4RN99 5", "5 4RN99"],
])("%s", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test("a sentence may ask for several items", () => {
  expect(read("please send 3 of 4XZ12 and two dozen 5RT33")).toEqual(["3 4XZ12", "24 5RT33"]);
  expect(read("10 each of 4XZ12 and 5RT33")).toEqual(["10 4XZ12", "10 5RT33"]);
});

test("where a number could be both, the catalog decides", () => {
  expect(read("12345 10")).toEqual(["10 12345"]);
  expect(read("10 12345")).toEqual(["10 12345"]);
});

test("a line without a quantity is 1, and says so", () => {
  expect(read("4XZ12")).toEqual(["1 4XZ12 assumed"]);
});

test("what can't be read is unread, never guessed", () => {
  expect(read("4XZ12 2.5")).toEqual(["unclear-quantity"]);
  expect(read("4XZ12 10-12")).toEqual(["unclear-quantity"]);
  expect(read("4XZ12 0")).toEqual(["unclear-quantity"]);
  expect(read("1 500 4XZ12")).toEqual(["unclear-quantity"]);
  expect(read("do not send 4XZ12")).toEqual(["not-an-order"]);
  expect(read("Thanks, Jim 555-123-4567")).toEqual(["no-item"]);
});

test("letters that scanners take for digits are read as digits where that names one item, and it is said", () => {
  expect(read("4MJ1OW  5")).toEqual(["5 4MJ10W from 4MJ1OW"]);
});

test("columns are told by their header, and without one by the catalog and by what they hold", () => {
  expect(
    read('Line,Part Number,Description,Order Qty,Price\n1,4XZ12,"Screw, hex",12,4.50\n2,5RT33,Nut,1,2.00'),
  ).toEqual(["12 4XZ12", "1 5RT33"]);
  expect(read("4XZ12\tHex Screw\t12\t4.50\n5RT33\tNut\t4\t3.99")).toEqual(["12 4XZ12", "4 5RT33"]);
});

test("numbered lines, and an item and its quantity in two lines", () => {
  expect(read("1 4XZ12 5\n2 5RT33 6\n3 4RN31 7")).toEqual(["5 4XZ12", "6 5RT33", "7 4RN31"]);
  expect(read("Item: 4XZ12\nQty: 10\nItem: 5RT33\nQty: 2")).toEqual(["10 4XZ12", "2 5RT33"]);
});
