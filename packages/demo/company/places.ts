import { branchPlacesAlaskaToIllinois } from "./data/branch-places-ak-il.ts";
import { branchPlacesIndianaToNevada } from "./data/branch-places-in-nv.ts";
import { branchPlacesNewYorkToWyoming } from "./data/branch-places-ny-wy.ts";

export type BranchPlaceRow = readonly [
  code: string,
  city: string,
  state: string,
  zip: string,
  latitude: number,
  longitude: number,
  areaCode: string,
];

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Place extends Position {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface BranchPlace extends Place {
  readonly code: string;
  readonly areaCode: string;
}

/** A true city with one of its ZIP codes for every branch, by state. */
export const branchPlaces: readonly BranchPlace[] = [
  ...branchPlacesAlaskaToIllinois,
  ...branchPlacesIndianaToNevada,
  ...branchPlacesNewYorkToWyoming,
].map(([code, city, state, zip, latitude, longitude, areaCode]) => ({
  code,
  city,
  state,
  zip,
  latitude,
  longitude,
  areaCode,
}));

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
