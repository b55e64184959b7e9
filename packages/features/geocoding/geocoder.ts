import type { Result } from "@capstan/platform/result";
import type { FoundPlace } from "./find-place.ts";

/** Spec 5: a ZIP code is looked for within the US and as a ZIP code, all else as a free address. */
export type GeocodeQuery = { readonly address: string } | { readonly postalCode: string };

export type GeocodeAnswer = ({ readonly status: "OK" } & FoundPlace) | { readonly status: "ZERO_RESULTS" };

/** Where a place is: our own tables, or the maps service that the operator configured. */
export interface Geocoder {
  geocode(query: GeocodeQuery): Promise<Result<GeocodeAnswer>>;
}
