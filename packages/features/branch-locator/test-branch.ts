import type { LocatedBranch } from "./located-branch.ts";

/** A branch for tests. */
export function testBranch(changed: Partial<LocatedBranch> = {}): LocatedBranch {
  return {
    code: "412",
    address1: "4820 W Burnham St",
    address2: null,
    city: "Milwaukee",
    state: "WI",
    zip: "53219",
    position: { latitude: 43.01, longitude: -87.98 },
    phone: "414-555-0142",
    weekdayHours: "7:00 am - 5:00 pm",
    distance: 2.4,
    pageUrl: "https://store.example/branch/412",
    directionsUrl: null,
    isDefault: false,
    hasCurbside: false,
    availabilityMessage: null,
    availabilityCount: null,
    ...changed,
  };
}
