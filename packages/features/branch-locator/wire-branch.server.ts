import type { Branch, BranchIndex } from "@capstan/features/branches/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { type WireBranch, wireBranch as wireBranchSchema } from "./branch-locator.schema.ts";
import type { BranchAvailability } from "./branch-availability.server.ts";
import { BranchTexts } from "./branch-texts.server.ts";
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
export function wireBranch({ branch, miles, isDefault = false, availability }: FoundBranch): WireBranch {
  return {
    ...fixedPart(branch),
    distance: roundMiles(miles),
    defaultPickupBranch: isDefault,
    ...availabilityPart(availability),
  };
}

type AllBranches = Pick<BranchIndex, "all">;

/** The same for many of those that the index has, as JSON in UTF-8. */
export function branchesJson(found: readonly FoundBranch[], index: AllBranches): Buffer {
  const texts = textsOf(index);
  const own = found.map(({ branch, isDefault = false, availability }) =>
    isDefault || availability ? bytesOf(branch, isDefault, availability) : undefined,
  );
  let length = 2;
  for (let place = 0; place < found.length; place += 1) {
    const { at, branch } = found[place] as FoundBranch;
    length += maxDistanceBytes + (own[place]?.length ?? texts.lengthOf(at, () => bytesOf(branch, false, undefined)));
  }
  const bytes = Buffer.allocUnsafe(length);
  bytes[0] = openingBracket;
  let end = 1;
  for (let place = 0; place < found.length; place += 1) {
    const { at, miles } = found[place] as FoundBranch;
    if (place > 0) bytes[end++] = comma;
    const text = own[place];
    end = text ? end + text.copy(bytes, end) : texts.copy(at, bytes, end);
    end = writeTenths(bytes, Math.round(miles * 10), end);
    bytes[end++] = closingBrace;
  }
  bytes[end] = closingBracket;
  return bytes.subarray(0, end + 1);
}

const codeOf = (character: string): number => character.charCodeAt(0);
const [openingBracket, closingBracket, closingBrace] = [codeOf("["), codeOf("]"), codeOf("}")];
const [comma, point, zero] = [codeOf(","), codeOf("."), codeOf("0")];
/** A comma, the longest distance on earth, and a brace: ",12450.6}". */
const maxDistanceBytes = 9;

/** 24 as 2.4, 20 as 2, which is how JSON has it: a text made and encoded for it cost a tenth of the answer. */
function writeTenths(bytes: Buffer, tenths: number, from: number): number {
  const whole = Math.trunc(tenths / 10);
  let at = from + digitsOf(whole);
  const afterWhole = at;
  for (let rest = whole; at > from; rest = Math.trunc(rest / 10)) bytes[--at] = zero + (rest % 10);
  if (tenths % 10 === 0) return afterWhole;
  bytes[afterWhole] = point;
  bytes[afterWhole + 1] = zero + (tenths % 10);
  return afterWhole + 2;
}

function digitsOf(whole: number): number {
  return whole < 10 ? 1 : whole < 100 ? 2 : whole < 1_000 ? 3 : whole < 10_000 ? 4 : 5;
}

/** Nearly every branch is the same in every answer but for its distance, until the branches are read again. */
const usualTexts = new WeakMap<AllBranches, BranchTexts>();
/** Of what a branch is in any answer: made and checked for each it was a fifth of what a search costs in the process. */
const fixedTexts = new WeakMap<Branch, string>();

function textsOf(index: AllBranches): BranchTexts {
  const known = usualTexts.get(index);
  if (known) return known;
  const texts = new BranchTexts(index.all.length);
  usualTexts.set(index, texts);
  return texts;
}

function bytesOf(branch: Branch, isDefault: boolean, availability: BranchAvailability | undefined): Buffer {
  const fixed = fixedTexts.get(branch) ?? JSON.stringify(fixedPartSchema.parse(fixedPart(branch))).slice(0, -1);
  fixedTexts.set(branch, fixed);
  const rest = JSON.stringify({ defaultPickupBranch: isDefault, ...availabilityPart(availability) }).slice(1, -1);
  return Buffer.from(`${fixed},${rest},"distance":`);
}

function availabilityPart(availability: BranchAvailability | undefined) {
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
