export { createBuiltInGeocoder, loadPlaces } from "./built-in-geocoder.server.ts";
export { type Position, isPosition } from "./coordinates.ts";
export type { GeocodeAnswer, GeocodeQuery, Geocoder } from "./geocoder.ts";
export { geocodingErrors } from "./geocoding.errors.ts";
export { milesBetween } from "./miles.ts";
export { placeKey, wordsOf } from "./place-key.ts";
export { stateCodeOf, stateCodes, stateName } from "./states.ts";
export { createGoogleGeocoder } from "./google-geocoder.server.ts";
export type { PlaceIndex } from "./place-index.ts";
