import type { Branch } from "@capstan/features/branches";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { WireBranch } from "./branch-locator.schema.ts";
import { directionsUrl } from "./directions.ts";
import { roundMiles } from "./distances.ts";
import type { FoundBranch } from "./search-branches.server.ts";

type FixedPart = Omit<WireBranch, "distance" | "defaultPickupBranch" | "availabilityMessage" | "availabilityCount">;

/** Most of a branch is the same in every answer until the branches are read again; addresses take a while to make. */
const fixedParts = new WeakMap<Branch, FixedPart>();

/** Our words in the wire's. */
export function wireBranch({ branch, miles, isDefault, availability }: FoundBranch): WireBranch {
  const fixed = fixedParts.get(branch) ?? fixedPart(branch);
  fixedParts.set(branch, fixed);
  return {
    ...fixed,
    distance: roundMiles(miles),
    defaultPickupBranch: isDefault,
    availabilityMessage: availability?.message ?? null,
    ...(availability ? { availabilityCount: availability.count } : {}),
  };
}

function fixedPart(branch: Branch): FixedPart {
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
    branchURL: lazyUrls.branch(branch),
    mapsUrl: { url: directionsUrl(branch) },
    curbsideEnabled: branch.hasCurbside,
  };
}
