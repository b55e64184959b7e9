import { preload } from "react-dom";
import landUrl from "./base-data/land.json?url";
import type { MapView, MapViewOptions } from "./map-view.ts";

/** The map that the operator configured, in a chunk of its own. Null: it can't be had now. */
export async function loadMapView(place: Omit<MapViewOptions, "prefersStillness">): Promise<MapView | null> {
  const options = { ...place, prefersStillness: matchMedia("(prefers-reduced-motion: reduce)").matches };
  if (place.settings.provider === "google") {
    const { createGoogleView } = await import("./google/google-view.ts");
    return createGoogleView(options);
  }
  // Fetched beside the code that reads it, not after it.
  if (place.settings.provider === "built-in") preload(landUrl, { as: "fetch", crossOrigin: "anonymous" });
  const { createLeafletView } = await import("./leaflet/leaflet-view.ts");
  return createLeafletView(options);
}
