import type { Location } from "../create-branch-locator.ts";
import type { Position } from "../located-branch.ts";

/** A position that the browser found so long ago is as good as a new one. */
const maxAgeMs = 5 * 60_000;
/** For the browser, which counts from the visitor's yes on. */
const timeoutMs = 20_000;
const permissionDenied = 1;

/** Where the browser says that the visitor is. It asks them first. */
export async function browserLocation(): Promise<Location> {
  if (!("geolocation" in navigator)) return { kind: "unavailable" };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: "found", position: positionOf(coords) }),
      ({ code }) => resolve({ kind: code === permissionDenied ? "denied" : "unavailable" }),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    );
  });
}

function positionOf({ latitude, longitude }: GeolocationCoordinates): Position {
  return { latitude, longitude };
}
