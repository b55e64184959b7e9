import type { MapsSettings } from "@capstan/features/branch-locator/server";
import type { WebEnv } from "./env.ts";
import type { PolicySources } from "./http/content-security-policy.ts";
import { tileOrigins } from "./maps-env.ts";

/** Which maps the branch locator shows, as the environment says. What the provider does not use stays here. */
export function mapsSettingsOf(env: WebEnv): MapsSettings {
  const hasTiles = env.MAPS_PROVIDER === "tiles";
  const hasImagery = env.MAPS_PROVIDER !== "google";
  return {
    provider: env.MAPS_PROVIDER,
    tileUrl: (hasTiles && env.MAPS_TILE_URL) || null,
    tileAttribution: (hasTiles && env.MAPS_TILE_ATTRIBUTION) || null,
    googleKey: (env.MAPS_PROVIDER === "google" && env.MAPS_GOOGLE_KEY) || null,
    imageryUrl: (hasImagery && env.MAPS_IMAGERY_URL) || null,
    imageryAttribution: (hasImagery && env.MAPS_IMAGERY_ATTRIBUTION) || null,
  };
}

/** What pages may load for it. */
export function mapsSources({ provider, tileUrl, imageryUrl }: MapsSettings): PolicySources {
  if (provider === "google") return googleSources;
  const images = [tileUrl, imageryUrl].flatMap((url) => (url === null ? [] : tileOrigins(url)));
  return { "img-src": [...new Set(images)] };
}

/** As Google asks for it: https://developers.google.com/maps/documentation/javascript/content-security-policy */
const googleSources: PolicySources = {
  "script-src": ["'unsafe-eval'", "blob:"],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  "frame-src": ["https://*.google.com"],
  "connect-src": ["https://*.googleapis.com", "https://*.google.com", "https://*.gstatic.com", "data:", "blob:"],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "worker-src": ["blob:"],
};
