import { expect, test } from "vitest";
import { readBranches } from "./read-branches.ts";

const wire = {
  branchCode: "412",
  branchAddress: { address1: "4820 W Burnham St", city: "Milwaukee", state: "WI", zipCode: "53219-1234" },
  telephone: "414-555-0142",
  weekdayHours: "7:00 am - 5:00 pm",
  distance: 2.4,
  branchURL: "/content/branch/412",
  mapsUrl: { url: "https://maps.example/412" },
  defaultPickupBranch: true,
  curbsideEnabled: true,
  availabilityMessage: "<b>6</b> ready",
};

test("the wire's names become ours; a ZIP code keeps five characters, and a missing position is 0, 0", () => {
  expect(readBranches([wire])).toEqual([
    {
      code: "412",
      address1: "4820 W Burnham St",
      address2: null,
      city: "Milwaukee",
      state: "WI",
      zip: "53219",
      position: { latitude: 0, longitude: 0 },
      phone: "414-555-0142",
      weekdayHours: "7:00 am - 5:00 pm",
      distance: 2.4,
      pageUrl: "/content/branch/412",
      directionsUrl: "https://maps.example/412",
      isDefault: true,
      hasCurbside: true,
      availabilityMessage: "<b>6</b> ready",
      availabilityCount: null,
    },
  ]);
});

test("an address that would run is refused", () => {
  expect(() => readBranches([{ ...wire, branchURL: "javascript:alert(1)" }])).toThrow("branchURL is not an address");
});
