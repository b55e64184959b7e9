import { readCookies } from "@capstan/platform/http/cookies";
import type { GeocodeQuery } from "./map/maps-service.ts";

/** Set by whoever knows roughly where the visitor is, such as a CDN: `Milwaukee, WI|US`. */
const geoCookie = "geo";

/** Spec 4: the cookie's value is split on '|', and its first part is a place in words. Null where there is none. */
export function locationOfCookie(cookies: string): string | null {
  const location = readCookies(cookies)[geoCookie]?.split("|")[0]?.trim() ?? "";
  return location === "" ? null : location;
}

/** Spec 5: a US ZIP code is looked up as one; anything else is a free address. */
export function geocodeQueryOf(text: string): GeocodeQuery {
  const trimmed = text.trim();
  return /^\d{5}(?:-\d{4})?$/.test(trimmed) ? { postalCode: trimmed } : { address: trimmed };
}
