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

/** The same for many, as JSON in UTF-8. */
export function branchesJson(found: readonly FoundBranch[]): Buffer {
  if (found.length === 0) return Buffer.from("[]");
  const parts = found.map((one) => ({ fixed: fixedBytes.get(one.branch) ?? bytesOf(one.branch), rest: restOf(one) }));
  const length = parts.reduce((sum, { fixed, rest }) => sum + fixed.length + Buffer.byteLength(rest), 1);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const { fixed, rest } of parts) {
    at += fixed.copy(bytes, at);
    at += bytes.write(rest, at);
  }
  // In place of the first branch's comma.
  bytes.write("[");
  bytes.write("]", at);
  return bytes;
}

/**
 * Most of a branch is the same in every answer until the branches are read again: a comma, and its JSON up to what
 * differs. Made, checked and written for every answer that part was a fifth of what a search costs in the process;
 * kept as text it still had to be joined and encoded, a tenth.
 */
const fixedBytes = new WeakMap<Branch, Buffer>();

function bytesOf(branch: Branch): Buffer {
  const bytes = Buffer.from(`,${JSON.stringify(fixedPartSchema.parse(fixedPart(branch))).slice(0, -1)}`);
  fixedBytes.set(branch, bytes);
  return bytes;
}

const noStock = '"availabilityMessage":null';

function restOf({ miles, isDefault, availability }: FoundBranch): string {
  const stock = availability ? JSON.stringify(availabilityPart(availability)).slice(1, -1) : noStock;
  return `,"distance":${roundMiles(miles)},"defaultPickupBranch":${isDefault},${stock}}`;
}

function availabilityPart(availability: BranchAvailability | null) {
  if (!availability) return { availabilityMessage: null };
  return { availabilityMessage: availability.message, availabilityCount: availability.count };
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
