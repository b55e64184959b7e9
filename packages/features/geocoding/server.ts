export { createBuiltInGeocoder } from "./built-in-geocoder.server.ts";
export { type Position, isPosition } from "./coordinates.ts";
export type { GeocodeAnswer, GeocodeQuery, Geocoder } from "./geocoder.ts";
export { geocodingErrors } from "./geocoding.errors.ts";
export { stateName } from "./states.ts";
export { createGoogleGeocoder } from "./google-geocoder.server.ts";
