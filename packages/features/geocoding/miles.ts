import type { Position } from "./coordinates.ts";

/** The mean radius of the earth, as the index of branches has it: 6,371 km. */
export const earthRadiusMiles = 6_371 / 1.609344;
/** Two places that are farther apart are not of one area. */
export const sameAreaMiles = 60;
const radians = Math.PI / 180;

/** Along the great circle, as the crow flies. */
export function milesBetween(from: Position, to: Position): number {
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
