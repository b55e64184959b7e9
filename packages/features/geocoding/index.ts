export { type Position, isPosition } from "./coordinates.ts";
export { earthRadiusMiles, milesBetween } from "./miles.ts";
export { placeKey, wordsOf } from "./place-key.ts";
export type { Place, ZipCode } from "./place-index.ts";
export { placeRow, zipRow } from "./place-rows.ts";
export { stateCodes } from "./states.ts";
