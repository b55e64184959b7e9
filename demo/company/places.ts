import { number, readCsv, text } from "../kit/read-data.ts";

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Place extends Position {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A true city with one of its ZIP codes for every branch, by state. */
export const branchPlaces = readCsv("company/branch-places.csv", {
  code: text,
  city: text,
  state: text,
  zip: text,
  latitude: number,
  longitude: number,
  areaCode: text,
});
export type BranchPlace = (typeof branchPlaces)[number];

const earthRadiusMiles = 3958.8;

export function milesBetween(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

export function nearest<Site extends Position>(from: Position, sites: readonly Site[]): Site | undefined {
  let best: Site | undefined;
  let bestMiles = Number.POSITIVE_INFINITY;
  for (const site of sites) {
    const miles = milesBetween(from, site);
    if (miles < bestMiles) {
      best = site;
      bestMiles = miles;
    }
  }
  return best;
}
