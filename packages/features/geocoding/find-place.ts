import { type Position, readCoordinates } from "./coordinates.ts";
import { cityIn, exactCity, guessedCity, startsWithNumber, twinCities } from "./find-city.ts";
import { guessInState } from "./guess-place.ts";
import { sameAreaMiles, milesBetween } from "./miles.ts";
import type { Place, PlaceIndex, ZipCode } from "./place-index.ts";
import { placeKey } from "./place-key.ts";
import { type AddressText, readAddress } from "./read-address.ts";

export interface FoundPlace extends Position {
  /** "Chicago, IL", "Chicago, IL 60601". */
  readonly label: string;
}

const maxLength = 200;
/** Where a text leads: a ZIP code, a city, an address in one, coordinates. Null rather than a place that may be wrong. */
export function findPlace(places: PlaceIndex, text: string): FoundPlace | null {
  if (text.length > maxLength) return null;
  const coordinates = readCoordinates(text);
  if (coordinates !== undefined) return coordinates && { ...coordinates, label: formatPosition(coordinates) };
  const address = readAddress(text);
  if (address.isAbroad) return null;
  if (address.zip !== null) return byZip(places, address, address.zip);
  const city = exactCity(places, address) ?? zipFirst(places, address);
  if (city) return foundCity(city);
  const guessed = twinCities(places, address) ?? guessedCity(places, address);
  return guessed ? foundCity(guessed) : null;
}

/** Spec 5: a ZIP code in its own field is looked for as one and as nothing else. */
export function findZip(places: PlaceIndex, postalCode: string): FoundPlace | null {
  const zip = places.zip(/^\s*(\d{5})(?:-\d{4})?\s*$/.exec(postalCode)?.[1] ?? "");
  return zip ? foundZip(zip) : null;
}

function byZip(places: PlaceIndex, address: AddressText, code: string): FoundPlace | null {
  const zip = places.zip(code);
  const city = exactCity(places, address) ?? guessedCity(places, address);
  if (!zip) return city && address.state !== null ? foundCity(city) : null;
  const isElsewhere = address.state !== null && address.state !== zip.state;
  const isFar = city !== undefined && milesBetween(city, zip) > sameAreaMiles;
  if (isElsewhere) return city && isFar ? foundCity(city) : null;
  const isAlone = address.segments.length === 0;
  const isAddress = address.segments.length > 1 || address.segments.some(startsWithNumber) || address.state !== null;
  return isAlone || isAddress || isCityOf(places, address, zip) ? foundZip(zip) : null;
}

/** Words beside a ZIP code have to be its city, or the number is something else. */
function isCityOf(places: PlaceIndex, { segments }: AddressText, zip: ZipCode): boolean {
  const city =
    cityIn(places, segments.at(-1) ?? [], zip.state) ??
    guessInState(places, { key: placeKey(segments.at(-1) ?? []), state: zip.state });
  return city !== undefined && milesBetween(city, zip) <= sameAreaMiles;
}

/** "60601 Chicago". */
function zipFirst(places: PlaceIndex, { segments, state, ...address }: AddressText): Place | undefined {
  const [[first = "", ...rest] = [], ...others] = segments;
  const zip = places.zip(first);
  if (!zip || (state !== null && state !== zip.state)) return undefined;
  const kept = [rest, ...others].filter((segment) => segment.length > 0);
  const alone: Place = { ...zip, key: "", population: 0, isKnownAbroad: false };
  if (kept.length === 0) return alone;
  const city = exactCity(places, { ...address, segments: kept, state: zip.state });
  return city && milesBetween(city, zip) <= sameAreaMiles ? alone : undefined;
}

function foundCity({ name, state, latitude, longitude }: Place): FoundPlace {
  return { latitude, longitude, label: `${name}, ${state}` };
}

function foundZip({ zip, name, state, latitude, longitude }: ZipCode): FoundPlace {
  return { latitude, longitude, label: `${name}, ${state} ${zip}` };
}

function formatPosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
