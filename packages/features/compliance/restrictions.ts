import { type Day, type DayRange, periodStateOn } from "@capstan/platform/day";

/** The names on the wire are the specification's: its error types. */
export const restrictionKinds = [
  "lowLeadA6",
  "lowLeadA9",
  "georgiaPacific",
  "georgiaPacificA",
  "georgiaPacificC",
  "stateRestricted",
] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** A rule of law or of a maker's contract on what may be sold where and to whom. */
export interface Restriction extends DayRange {
  readonly code: string;
  readonly kind: RestrictionKind;
  /** Tell, ask before selling, or refuse. */
  readonly action: "warn" | "ask" | "block";
  /** Where it holds; both lists empty means everywhere. */
  readonly states: readonly string[];
  readonly zipPrefixes: readonly string[];
  /** Whom it binds; empty means everybody but the exempt. */
  readonly customerKinds: readonly string[];
  readonly exemptCustomerKinds: readonly string[];
  readonly title: string;
  readonly message: string;
  readonly question: string | null;
  readonly citation: string;
}

/** Who buys, and where it goes. An anonymous visitor has told neither. */
export interface Destination {
  readonly state?: string;
  readonly zip?: string;
  readonly customerKind?: string;
}

export type Match = "applies" | "may-apply" | "does-not-apply";

/** What is not known yet can't clear a buyer: the rule then may apply, and the store asks. */
export function matchRestriction(restriction: Restriction, destination: Destination, on: Day): Match {
  if (periodStateOn(restriction, on) !== "now") return "does-not-apply";
  const place = matchPlace(restriction, destination);
  const customer = matchCustomer(restriction, destination);
  if (place === "does-not-apply" || customer === "does-not-apply") return "does-not-apply";
  return place === "applies" && customer === "applies" ? "applies" : "may-apply";
}

/** The rules of an item that bear on a sale, those that refuse first. */
export function restrictionsFor<Rule extends Restriction>(
  restrictions: readonly Rule[],
  destination: Destination,
  on: Day,
) {
  const strictness = { block: 0, ask: 1, warn: 2 };
  return restrictions
    .map((restriction) => ({ restriction, match: matchRestriction(restriction, destination, on) }))
    .filter(({ match }) => match !== "does-not-apply")
    .toSorted(
      (one, other) =>
        strictness[one.restriction.action] - strictness[other.restriction.action] ||
        (one.restriction.code < other.restriction.code ? -1 : 1),
    );
}

function matchPlace({ states, zipPrefixes }: Restriction, { state, zip }: Destination): Match {
  if (states.length === 0 && zipPrefixes.length === 0) return "applies";
  if (state !== undefined && states.includes(state.toUpperCase())) return "applies";
  if (zip !== undefined && zipPrefixes.some((prefix) => zip.startsWith(prefix))) return "applies";
  const isStateOpen = states.length > 0 && state === undefined;
  const isZipOpen = zipPrefixes.length > 0 && zip === undefined;
  return isStateOpen || isZipOpen ? "may-apply" : "does-not-apply";
}

function matchCustomer({ customerKinds, exemptCustomerKinds }: Restriction, { customerKind }: Destination): Match {
  if (customerKind === undefined) {
    return customerKinds.length === 0 && exemptCustomerKinds.length === 0 ? "applies" : "may-apply";
  }
  if (exemptCustomerKinds.includes(customerKind)) return "does-not-apply";
  return customerKinds.length === 0 || customerKinds.includes(customerKind) ? "applies" : "does-not-apply";
}
