import { lazyUrls } from "@capstan/features/lazy-urls";
import type { GeocodeQuery, GeocodeResult, MapsService } from "./maps-service.ts";

/** Asks the store's own geocoder. */
export const builtInMapsService: MapsService = { geocode };

async function geocode(query: GeocodeQuery): Promise<GeocodeResult> {
  try {
    const response = await fetch(lazyUrls.geocode(query));
    return response.ok ? resultOf(await response.json()) : { status: "FAILED" };
  } catch {
    return { status: "FAILED" };
  }
}

interface WireResult {
  readonly status?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

function resultOf({ status, latitude, longitude }: WireResult): GeocodeResult {
  if (status === "ZERO_RESULTS") return { status };
  if (status !== "OK" || typeof latitude !== "number" || typeof longitude !== "number") return { status: "FAILED" };
  return { status, position: { latitude, longitude } };
}
