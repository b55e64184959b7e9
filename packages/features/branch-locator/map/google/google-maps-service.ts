import type { GeocodeQuery, GeocodeResult, MapsService } from "../maps-service.ts";
import { loadGoogle } from "./load-google.ts";

/** Geocodes with Google, in the browser. The script is fetched by the first question. */
export function googleMapsService(key: string): MapsService {
  return {
    geocode: async (query) => {
      const maps = await loadGoogle(key);
      return maps ? geocode(new maps.Geocoder(), query) : { status: "FAILED" };
    },
  };
}

async function geocode(geocoder: google.maps.Geocoder, query: GeocodeQuery): Promise<GeocodeResult> {
  try {
    const { results } = await geocoder.geocode(requestOf(query));
    const location = results[0]?.geometry.location;
    if (!location) return { status: "ZERO_RESULTS" };
    return { status: "OK", position: { latitude: location.lat(), longitude: location.lng() } };
  } catch (error) {
    // Google rejects what it can't find.
    return { status: codeOf(error) === "ZERO_RESULTS" ? "ZERO_RESULTS" : "FAILED" };
  }
}

/** Spec 5/3.2: a ZIP code is one of the United States. */
function requestOf(query: GeocodeQuery): google.maps.GeocoderRequest {
  if ("address" in query) return { address: query.address };
  return { componentRestrictions: { country: "US", postalCode: query.postalCode } };
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
