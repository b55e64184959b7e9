export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type GeocodeResult =
  | { readonly status: "OK"; readonly position: Position }
  | { readonly status: "ZERO_RESULTS" }
  | { readonly status: "FAILED" };

/** A ZIP code is looked for in the United States alone. */
export type GeocodeQuery = { readonly address: string } | { readonly postalCode: string };

/** A configured maps service: ours, an operator's tiles, or Google's. */
export interface MapsService {
  geocode(query: GeocodeQuery): Promise<GeocodeResult>;
}

/** What the operator configured, as the server tells it to the browser. */
export interface MapsSettings {
  readonly provider: "built-in" | "tiles" | "google";
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
  readonly googleKey: string | null;
  readonly imageryUrl: string | null;
  readonly imageryAttribution?: string | null;
}

export async function loadMapsService(settings: MapsSettings): Promise<MapsService> {
  if (settings.provider !== "google") return (await import("./built-in-maps-service.ts")).builtInMapsService;
  const { googleMapsService } = await import("./google/google-maps-service.ts");
  return googleMapsService(settings.googleKey ?? "");
}
