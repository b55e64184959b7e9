import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ok } from "@capstan/platform/result";
import { findPlace, findZip } from "./find-place.ts";
import type { Geocoder } from "./geocoder.ts";
import { type PlaceIndex, placeIndex } from "./place-index.ts";

const folder = join(import.meta.dirname, "data");

/** Asks nobody: the country's places and ZIP codes are in files that are read when the first question comes. */
export function createBuiltInGeocoder(): Geocoder {
  let places: Promise<PlaceIndex> | undefined;
  return {
    geocode: async (query) => {
      places ??= loadPlaces();
      const known = await places;
      const found = "postalCode" in query ? findZip(known, query.postalCode) : findPlace(known, query.address);
      return ok(found ? { status: "OK", ...found } : { status: "ZERO_RESULTS" });
    },
  };
}

export async function loadPlaces(): Promise<PlaceIndex> {
  const [places, zips] = await Promise.all(
    ["places.tsv", "zip-codes.tsv"].map(async (name) =>
      (await readFile(join(folder, name), "utf8")).trimEnd().split("\n"),
    ),
  );
  return placeIndex(places ?? [], zips ?? []);
}
