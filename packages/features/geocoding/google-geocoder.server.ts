import type { OutboundFetch } from "@capstan/platform/outbound-fetch";
import { type Result, fail, ok } from "@capstan/platform/result";
import { z } from "zod";
import type { GeocodeAnswer, GeocodeQuery, Geocoder } from "./geocoder.ts";

export interface GoogleGeocoderOptions {
  readonly key: string;
  readonly fetch: OutboundFetch;
  /** Where the service is; tests have their own. */
  readonly url?: string;
}

const serviceUrl = "https://maps.googleapis.com/maps/api/geocode/json";

/** As much of the service's answer as is needed. */
const answerSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("OK"),
    results: z
      .array(
        z.object({
          formatted_address: z.string(),
          geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        }),
      )
      .min(1),
  }),
  z.object({ status: z.literal("ZERO_RESULTS") }),
]);

/** The Geocoding API of Google Maps. Whatever it answers but a place or none is a failure: a refused key, too many calls. */
export function createGoogleGeocoder({ key, fetch, url = serviceUrl }: GoogleGeocoderOptions): Geocoder {
  return {
    geocode: async (query) => {
      try {
        const answer = await fetch(`${url}?${new URLSearchParams({ ...paramsOf(query), key })}`);
        return answer.ok ? readAnswer(await answer.json()) : fail({ code: "GEOCODER_UNAVAILABLE" });
      } catch {
        // The address has the key in it: neither the log nor the visitor gets the error.
        return fail({ code: "GEOCODER_UNAVAILABLE" });
      }
    },
  };
}

/** Spec 5: a ZIP code is restricted to the US and to itself. */
function paramsOf(query: GeocodeQuery): Record<string, string> {
  if ("postalCode" in query) return { components: `country:US|postal_code:${query.postalCode}` };
  return { address: query.address, region: "us" };
}

function readAnswer(body: unknown): Result<GeocodeAnswer> {
  const read = answerSchema.safeParse(body);
  if (!read.success) return fail({ code: "GEOCODER_UNAVAILABLE" });
  if (read.data.status === "ZERO_RESULTS") return ok({ status: "ZERO_RESULTS" });
  const [first] = read.data.results;
  if (!first) return ok({ status: "ZERO_RESULTS" });
  const { lat: latitude, lng: longitude } = first.geometry.location;
  return ok({ status: "OK", latitude, longitude, label: first.formatted_address });
}
