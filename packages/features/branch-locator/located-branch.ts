import { maxMiles, roundMiles } from "./distances.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A branch as a search found it. */
export interface LocatedBranch {
  readonly code: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  /** Its first five digits. */
  readonly zip: string;
  readonly position: Position;
  readonly phone: string;
  readonly weekdayHours: string;
  /** In miles. */
  readonly distance: number;
  /** The branch's own page. */
  readonly pageUrl: string;
  /** Where the way to it is shown. */
  readonly directionsUrl: string | null;
  readonly isDefault: boolean;
  readonly hasCurbside: boolean;
  /** Markup of the store's staff: it is cleaned before it is shown. */
  readonly availabilityMessage: string | null;
  /** How many of the cart's products it has; null where nothing was asked. */
  readonly availabilityCount: number | null;
}

export function branchName({ city, code }: Pick<LocatedBranch, "city" | "code">): string {
  return `${city} Branch #${code}`;
}

export function isNear({ distance }: Pick<LocatedBranch, "distance">): boolean {
  return distance < maxMiles;
}

export function formatMiles(miles: number): string {
  return `${roundMiles(miles).toLocaleString("en-US")} Miles`;
}
