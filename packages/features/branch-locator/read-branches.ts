import { type Decoded, address, decode, flag, list, nullish, number, object, text } from "@capstan/platform/decode";
import type { LocatedBranch } from "./located-branch.ts";

const wireBranch = object({
  branchCode: text,
  branchAddress: object({ address1: text, address2: nullish(text), city: text, state: text, zipCode: text }),
  latitude: nullish(number),
  longitude: nullish(number),
  telephone: text,
  weekdayHours: text,
  distance: number,
  branchURL: address,
  mapsUrl: nullish(object({ url: nullish(address) })),
  defaultPickupBranch: nullish(flag),
  curbsideEnabled: nullish(flag),
  availabilityMessage: nullish(text),
  availabilityCount: nullish(number),
});

/** Spec 3: what the branch search answers, in the store's own words. */
export function readBranches(answer: unknown): readonly LocatedBranch[] {
  return decode(list(wireBranch), answer).map(toLocatedBranch);
}

type Wire = Decoded<typeof wireBranch>;

export function toLocatedBranch(
  wire: Omit<Wire, "availabilityCount"> & Partial<Pick<Wire, "availabilityCount">>,
): LocatedBranch {
  const { address1, address2, city, state, zipCode } = wire.branchAddress;
  return {
    code: wire.branchCode,
    address1,
    address2: address2 ?? null,
    city,
    state,
    zip: zipCode.slice(0, 5),
    position: { latitude: wire.latitude ?? 0, longitude: wire.longitude ?? 0 },
    phone: wire.telephone,
    weekdayHours: wire.weekdayHours,
    distance: wire.distance,
    pageUrl: wire.branchURL,
    directionsUrl: wire.mapsUrl?.url ?? null,
    isDefault: wire.defaultPickupBranch ?? false,
    hasCurbside: wire.curbsideEnabled ?? false,
    availabilityMessage: wire.availabilityMessage ?? null,
    availabilityCount: wire.availabilityCount ?? null,
  };
}
