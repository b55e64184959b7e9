import { z } from "zod";

/** Leaflet asks these three in turn where an address has `{s}`. */
const subdomains = ["a", "b", "c"];

/** An address of tiles, `https://tiles.example/{z}/{x}/{y}.png`, or a path of this store. */
export const tileUrl = z.string().transform((text, context) => {
  const hasPlaces = ["{z}", "{x}", "{y}"].every((place) => text.includes(place));
  if (hasPlaces && (isOwnPath(text) || tileOrigins(text).length > 0)) return text;
  context.addIssue("an http address or a path with {z}, {x} and {y}: https://tiles.example/{z}/{x}/{y}.png");
  return z.NEVER;
});

interface MapsVariables {
  readonly MAPS_PROVIDER: "built-in" | "tiles" | "google";
  readonly MAPS_TILE_URL?: string | undefined;
  readonly MAPS_GOOGLE_KEY?: string | undefined;
}

/** What a provider can't do without. */
export function missingForMaps(env: MapsVariables): "MAPS_TILE_URL" | "MAPS_GOOGLE_KEY" | undefined {
  if (env.MAPS_PROVIDER === "tiles" && env.MAPS_TILE_URL === undefined) return "MAPS_TILE_URL";
  return env.MAPS_PROVIDER === "google" && env.MAPS_GOOGLE_KEY === undefined ? "MAPS_GOOGLE_KEY" : undefined;
}

function isOwnPath(text: string): boolean {
  return text.startsWith("/") && !text.startsWith("//");
}

/** The servers that browsers load tiles from, for the content security policy; none for a path, or for no address. */
export function tileOrigins(template: string): readonly string[] {
  const addresses = template.includes("{s}") ? subdomains.map((name) => template.replace("{s}", name)) : [template];
  return addresses.flatMap((address) => {
    const plain = address.replaceAll(/\{[xyzr]\}/g, "0");
    if (!/^https?:\/\/[a-z\d.-]+(?::\d+)?\//i.test(plain) || !URL.canParse(plain)) return [];
    return [new URL(plain).origin];
  });
}
