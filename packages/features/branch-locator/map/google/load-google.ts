/// <reference types="google.maps" />
import { Loader } from "@googlemaps/js-api-loader";

/**
 * Google's script with the libraries that we use. Spec 7.4/4.1 and 8/12.2: the quarterly version, and after the n-th
 * failure another try n * 2^n ms later, at most three of them: this version of the loader does that by itself. Null: it gave up.
 */
export async function loadGoogle(apiKey: string): Promise<typeof google.maps | null> {
  const loader = new Loader({
    apiKey,
    version: "quarterly",
    libraries: ["maps", "marker", "geocoding", "places"],
    retries: 3,
  });
  try {
    const { maps } = await loader.load();
    return maps;
  } catch {
    return null;
  }
}
