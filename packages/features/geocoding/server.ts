export { createBuiltInGeocoder } from "./built-in-geocoder.server.ts";
export type { GeocodeAnswer, GeocodeQuery, Geocoder } from "./geocoder.ts";
export { geocodingErrors } from "./geocoding.errors.ts";
export { createGoogleGeocoder } from "./google-geocoder.server.ts";
