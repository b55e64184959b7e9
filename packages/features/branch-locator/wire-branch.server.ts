import { lazyUrls } from "@capstan/features/lazy-urls";
import type { WireBranch } from "./branch-locator.schema.ts";
import { roundMiles } from "./distances.ts";
import { directionsUrl } from "./directions.ts";
import type { FoundBranch } from "./search-branches.server.ts";

/** Our words in the wire's. */
export function wireBranch({ branch, miles, isDefault, availability }: FoundBranch): WireBranch {
  const { code, address1, address2, city, state, zip, latitude, longitude } = branch;
  return {
    branchCode: code,
    branchAddress: {
      address1,
      address2,
      city,
      state,
      zipCode: zip.slice(0, 5),
      position: { lat: latitude, lng: longitude },
    },
    latitude,
    longitude,
    telephone: branch.phone,
    weekdayHours: branch.weekdayHours,
    distance: roundMiles(miles),
    branchURL: lazyUrls.branch(branch),
    mapsUrl: { url: directionsUrl(branch) },
    defaultPickupBranch: isDefault,
    curbsideEnabled: branch.hasCurbside,
    availabilityMessage: availability?.message ?? null,
    ...(availability ? { availabilityCount: availability.count } : {}),
  };
}
