import { expect, test } from "vitest";
import { shipmentsText, shipsFrom } from "./format-group.ts";

test("two centers are named, of more it says how many", () => {
  expect(shipsFrom(["Joliet Distribution Center"])).toBe("Ships from Joliet Distribution Center");
  expect(shipsFrom(["Joliet", "Memphis"])).toBe("Ships from Joliet and Memphis");
  expect(shipsFrom(["Joliet", "Memphis", "Ontario"])).toBe("Ships from 3 distribution centers");
});

test("three shipments are listed, of more it says how many by method", () => {
  const parcel = { method: "parcel", weightLb: 12.44 } as const;
  const truck = { method: "ltl", weightLb: 310 } as const;
  expect(shipmentsText([parcel, parcel, truck])).toBe("Parcel, 12.4 lb; Parcel, 12.4 lb; Truck freight, 310 lb");
  expect(shipmentsText([parcel, truck, parcel, parcel])).toBe(
    "4 shipments: 3 × Parcel, 37.3 lb; 1 × Truck freight, 310 lb",
  );
});
