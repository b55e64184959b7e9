import type { Branch } from "@capstan/features/branches";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { type WireBranch, wireBranch as wireBranchSchema } from "./branch-locator.schema.ts";
import type { BranchAvailability } from "./branch-availability.server.ts";
import { directionsUrl } from "./directions.ts";
import { roundMiles } from "./distances.ts";
import type { FoundBranch } from "./search-branches.server.ts";

const fixedPartSchema = wireBranchSchema.omit({
  distance: true,
  defaultPickupBranch: true,
  availabilityMessage: true,
  availabilityCount: true,
});

type FixedPart = ReturnType<typeof fixedPartSchema.parse>;

/** Our words in the wire's. */
export function wireBranch({ branch, miles, isDefault, availability }: FoundBranch): WireBranch {
  return {
    ...fixedPart(branch),
    distance: roundMiles(miles),
    defaultPickupBranch: isDefault,
    ...availabilityPart(availability),
  };
}

/** The same for many, as JSON. */
export function branchesJson(found: readonly FoundBranch[]): string {
  return `[${found.map(branchJson).join(",")}]`;
}

/**
 * Most of a branch is the same in every answer until the branches are read again. Made, checked and written as JSON for
 * every answer, that part was a fifth of what a search costs in the process.
 */
const fixedTexts = new WeakMap<Branch, string>();

const noStock = '"availabilityMessage":null';

function branchJson({ branch, miles, isDefault, availability }: FoundBranch): string {
  const fixed = fixedTexts.get(branch) ?? fixedText(branch);
  const stock = availability ? JSON.stringify(availabilityPart(availability)).slice(1, -1) : noStock;
  return `${fixed},"distance":${roundMiles(miles)},"defaultPickupBranch":${isDefault},${stock}}`;
}

function availabilityPart(availability: BranchAvailability | null) {
  if (!availability) return { availabilityMessage: null };
  return { availabilityMessage: availability.message, availabilityCount: availability.count };
}

function fixedText(branch: Branch): string {
  const text = JSON.stringify(fixedPartSchema.parse(fixedPart(branch))).slice(0, -1);
  fixedTexts.set(branch, text);
  return text;
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
