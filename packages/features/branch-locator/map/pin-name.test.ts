import { expect, test } from "vitest";
import type { MapBranch } from "./map-view.ts";
import { pinName } from "./pin-name.ts";

const branch = (number: number, city: string, isDefault = false): MapBranch => ({
  code: String(400 + number),
  number,
  city,
  isDefault,
  position: { latitude: 43, longitude: -88 },
});

test("a pin is called by its number, city and branch, and says which is the default", () => {
  expect(pinName([branch(2, "Waukesha")])).toBe("2. Waukesha Branch #402");
  expect(pinName([branch(1, "Milwaukee", true)])).toBe("1. Milwaukee Branch #401, Default Branch");
});

test("branches that share a pin are counted, and their first cities named once each", () => {
  const members = ["Chicago", "Chicago", "Niles", "Elgin", "Aurora"].map((city, index) => branch(index + 1, city));
  expect(pinName(members)).toBe("5 branches, zoom in: Chicago, Niles, Elgin and others");
  expect(pinName(members.slice(0, 3))).toBe("3 branches, zoom in: Chicago, Niles");
});
