import { expect, test } from "vitest";
import { type PackingOrder, nextReport } from "./next-report.ts";

const line = { line: 1, quantity: 5, packed: 0, fulfilment: "ship", branchCode: null } as const;
const order = (change: Partial<PackingOrder>): PackingOrder => ({
  orderNumber: "1041-00001",
  status: "placed",
  lines: [{ ...line, reserved: [{ from: "DC1", quantity: 3 }] }],
  shipments: [],
  returns: [],
  ...change,
});
const at = new Date("2026-11-17T10:00:00Z");
const packed = { reference: "1041-00001/1", kind: "ship", status: "in-fulfilment", from: "DC1" } as const;

test("what is reserved at a place is packed, then sent with a tracking number, then delivered", () => {
  expect(nextReport(order({}), at)).toMatchObject({ kind: "packed", from: "DC1", lines: [{ line: 1, quantity: 3 }] });
  const lines = [{ ...line, packed: 3, reserved: [{ from: "DC1", quantity: 3 }] }];
  expect(nextReport(order({ lines, shipments: [packed] }), at)).toMatchObject({
    kind: "shipped",
    shipment: packed.reference,
    trackingNumbers: [expect.stringMatching(/^1Z88A4E0\d{10}$/)],
  });
  const sent = { ...packed, status: "shipped" };
  const rest = [{ ...line, packed: 3, reserved: [] }];
  expect(nextReport(order({ lines: rest, shipments: [sent] }), at)).toMatchObject({ kind: "delivered" });
});

test("what is backordered waits, and what is picked up is packed at its branch and collected", () => {
  expect(nextReport(order({ lines: [{ ...line, reserved: [] }] }), at)).toBeUndefined();
  const pickup = {
    ...line,
    fulfilment: "pickup",
    branchCode: "101",
    reserved: [{ from: "DC1", quantity: 5 }],
  } as const;
  expect(nextReport(order({ lines: [pickup] }), at)).toMatchObject({ kind: "packed", from: "101" });
  const shipments = [{ ...packed, kind: "pickup", from: "101" }] as const;
  expect(nextReport(order({ lines: [{ ...pickup, packed: 5 }], shipments }), at)).toMatchObject({ kind: "picked-up" });
});

test("what returns is received and inspected, and what was damaged is not put on the shelf again", () => {
  const gone = {
    lines: [{ ...line, packed: 5, reserved: [] }],
    shipments: [{ ...packed, status: "delivered" }],
  };
  const lines = [
    { line: 1, quantity: 2, reason: "too-many" },
    { line: 2, quantity: 1, reason: "damaged" },
  ];
  const back = (status: string) => order({ ...gone, returns: [{ number: "RMA-100001", status, lines }] });
  expect(nextReport(back("approved"), at)).toMatchObject({ kind: "return-received", to: "DC1" });
  expect(nextReport(back("received"), at)).toMatchObject({
    kind: "return-inspected",
    returnNumber: "RMA-100001",
    lines: [
      { line: 1, quantity: 2, restocked: 2 },
      { line: 2, quantity: 1, restocked: 0 },
    ],
  });
  expect(nextReport(back("refunded"), at)).toBeUndefined();
});
