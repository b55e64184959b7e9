import { type PlaceIndex, loadPlaces, milesBetween, placeKey, wordsOf } from "@capstan/features/geocoding/server";

/** A city's mail goes to ZIP codes around it; what is farther away is another city's. */
const cityMiles = 30;
const militaryStates: Readonly<Record<string, RegExp>> = { AA: /^340/, AE: /^09[0-8]/, AP: /^96[2-6]/ };
const militaryCities = new Set(["apo", "fpo", "dpo"]);

export type AddressProblem = "unknown-zip" | "other-state" | "other-city";

export interface ZipPlace {
  readonly city: string;
  readonly state: string;
}

/** Which ZIP code, city and state go together. */
export interface AddressDirectory {
  problemOf(address: {
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  }): AddressProblem | undefined;
  /** Where a ZIP code is; undefined for one that is not known. */
  placeOf(zip: string): ZipPlace | undefined;
}

/** From the tables of the geocoder, read when the first address comes. */
export async function loadAddressDirectory(): Promise<AddressDirectory> {
  return addressDirectory(await loadPlaces());
}

function addressDirectory(places: PlaceIndex): AddressDirectory {
  return {
    placeOf: (zip) => {
      const known = places.zip(zip.slice(0, 5));
      return known && { city: known.name, state: known.state };
    },
    problemOf: ({ city, state, zip }) => {
      const military = militaryStates[state];
      if (military) return militaryProblem(military, city, zip);
      const known = places.zip(zip.slice(0, 5));
      if (!known) return isBetweenKnown(places, zip.slice(0, 5), state) ? undefined : "unknown-zip";
      if (known.state !== state) return "other-state";
      if (keyOf(known.name) === keyOf(city)) return undefined;
      const named = places.inState(state, keyOf(city));
      // A name that no table has may be a hamlet or a part of a city: whoever lives there knows better.
      return named && milesBetween(named, known) > cityMiles ? "other-city" : undefined;
    },
  };
}

function militaryProblem(zips: RegExp, city: string, zip: string): AddressProblem | undefined {
  if (!zips.test(zip)) return "other-state";
  return militaryCities.has(keyOf(city)) ? undefined : "other-city";
}

/** The post office adds codes between those it has; one beyond them is a slip of the finger. */
function isBetweenKnown(places: PlaceIndex, zip: string, state: string): boolean {
  const area = zip.slice(0, 3);
  const known = Array.from({ length: 100 }, (_, end) => places.zip(area + String(end).padStart(2, "0"))).filter(
    (other) => other?.state === state,
  );
  return known.some((other) => (other?.zip ?? "") < zip) && known.some((other) => (other?.zip ?? "") > zip);
}

function keyOf(city: string): string {
  return placeKey(wordsOf(city));
}
