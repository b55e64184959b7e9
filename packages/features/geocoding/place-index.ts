import type { Position } from "./coordinates.ts";
import { readPlace, readZipCode, stateOfRow } from "./place-rows.ts";

/** A city, town or village. */
export interface Place extends Position {
  /** As `placeKey` makes it. */
  readonly key: string;
  readonly name: string;
  readonly state: string;
  /** 0 where it is not known: a village, or a part of a city. */
  readonly population: number;
  /** Without a state its name means a far larger city abroad: London, Paris. */
  readonly isKnownAbroad: boolean;
}

export interface ZipCode extends Position {
  readonly zip: string;
  readonly name: string;
  readonly state: string;
}

export interface PlaceIndex {
  zip(zip: string): ZipCode | undefined;
  inState(state: string, key: string): Place | undefined;
  /** The largest of that name in the country; only where its population is known. */
  largest(key: string): Place | undefined;
  /** The largest first. */
  placesOf(state: string): readonly Place[];
  /** Every place of the country that has so many people. */
  placesOver(population: number): readonly Place[];
}

/** From the lines of `data/`: places, the largest first, and ZIP codes in their order. A state is read when it is asked for. */
export function placeIndex(places: readonly string[], zips: readonly string[]): PlaceIndex {
  const rowsOfState = Map.groupBy(places, stateOfRow);
  const villagesFrom = places.findIndex((row) => row.endsWith("\t0"));
  const populated = places.slice(0, villagesFrom === -1 ? places.length : villagesFrom).map(readPlace);
  const byName = new Map<string, Place>();
  for (const place of populated) if (!byName.has(place.key)) byName.set(place.key, place);
  const states = new Map<string, ReadonlyMap<string, Place>>();
  const byKey = (state: string) => {
    const known =
      states.get(state) ?? new Map((rowsOfState.get(state) ?? []).map(readPlace).map((place) => [place.key, place]));
    states.set(state, known);
    return known;
  };
  return {
    zip: (zip) => zipIn(zips, zip),
    inState: (state, key) => byKey(state).get(key),
    largest: (key) => byName.get(key),
    placesOf: (state) => [...byKey(state).values()],
    placesOver: (population) => {
      const end = populated.findIndex((place) => place.population < population);
      return populated.slice(0, end === -1 ? populated.length : end);
    },
  };
}

function zipIn(rows: readonly string[], zip: string): ZipCode | undefined {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rows[middle] ?? "") < zip) from = middle + 1;
    else to = middle;
  }
  const row = rows[from];
  return zip !== "" && row?.startsWith(`${zip}\t`) ? readZipCode(row) : undefined;
}
