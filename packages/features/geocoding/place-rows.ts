import type { Place, ZipCode } from "./place-index.ts";

/** A line of `data/places.tsv`. */
export function placeRow({ state, key, name, latitude, longitude, population, isKnownAbroad }: Place): string {
  const row = [state, key, name, latitude.toFixed(3), longitude.toFixed(3), population];
  return (isKnownAbroad ? [...row, "abroad"] : row).join("\t");
}

export function readPlace(row: string): Place {
  const [state = "", key = "", name = "", latitude, longitude, population, abroad] = row.split("\t");
  return {
    state,
    key,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    isKnownAbroad: abroad !== undefined,
  };
}

/** The state alone, which stands first: most rows are never read further. */
export function stateOfRow(row: string): string {
  return row.slice(0, 2);
}

/** A line of `data/zip-codes.tsv`. */
export function zipRow({ zip, latitude, longitude, name, state }: ZipCode): string {
  return [zip, latitude.toFixed(3), longitude.toFixed(3), name, state].join("\t");
}

export function readZipCode(row: string): ZipCode {
  const [zip = "", latitude, longitude, name = "", state = ""] = row.split("\t");
  return { zip, latitude: Number(latitude), longitude: Number(longitude), name, state };
}
