import { guessInCountry, guessInState, guessState } from "./guess-place.ts";
import { milesBetween, sameAreaMiles } from "./miles.ts";
import type { Place, PlaceIndex } from "./place-index.ts";
import { placeKey, placeKeys } from "./place-key.ts";
import type { AddressText } from "./read-address.ts";
import { withStateInFull } from "./states.ts";

const streetTypes = new Set(
  (
    "street st avenue ave av road rd drive dr lane ln boulevard blvd highway hwy parkway pkwy court ct circle cir place pl " +
    "way terrace ter trail trl square sq loop pike route rte expressway expy freeway fwy plaza plz alley crossing xing"
  ).split(" "),
);
const nicknames: Readonly<Record<string, string>> = {
  nyc: "newyork",
  newyorkcity: "newyork",
  philly: "philadelphia",
  vegas: "lasvegas",
  slc: "saltlakecity",
  okc: "oklahomacity",
  nola: "neworleans",
  indy: "indianapolis",
  la: "losangeles",
  sanfran: "sanfrancisco",
};
const twinNicknames: Readonly<Record<string, readonly string[]>> = { dfw: ["dallas", "fort", "worth"] };
/** Two cities that are named together have so many people each, and are neighbours. */
const twinPopulation = 100_000;

/** A name that is spelled as it is: in its state, or the largest in the country. */
export function exactCity(places: PlaceIndex, address: AddressText): Place | undefined {
  const { segments, state, stateWords } = address;
  const last = segments.at(-1) ?? [];
  if (state === null) return bareCity(places, address);
  if (last.length > 0)
    return (
      cityIn(places, last, state) ??
      endOfStreet(last, (words) => cityIn(places, words, state)) ??
      stateNamedCity(places, address)
    );
  // "Washington" and "New York" are cities before they are states; "Texas" stands for its largest city.
  return bareNamed(places, stateWords) ?? places.placesOf(state)[0];
}

/** "Oklahoma City", "Virginia Beach Virginia" and "123 Main St, Washington" end with a state's words that are the city's. */
function stateNamedCity(places: PlaceIndex, { segments, stateWords }: AddressText): Place | undefined {
  const last = segments.at(-1) ?? [];
  const isStreet = startsWithNumber(last) || segments.length > 1;
  return bareNamed(places, [...last, ...stateWords]) ?? (isStreet ? bareNamed(places, stateWords) : undefined);
}

function bareCity(places: PlaceIndex, { segments }: AddressText): Place | undefined {
  const last = segments.at(-1) ?? [];
  return (
    bareNamed(places, last) ?? endOfStreet(last, (words) => bareNamed(places, words)) ?? withGluedState(places, last)
  );
}

/** "LouisvilleKY". */
function withGluedState(places: PlaceIndex, words: readonly string[]): Place | undefined {
  const last = words.at(-1) ?? "";
  const place = places.inState(last.slice(-2).toUpperCase(), placeKey([...words.slice(0, -1), last.slice(0, -2)]));
  return place && place.population > 0 ? place : undefined;
}

function bareNamed(places: PlaceIndex, words: readonly string[]): Place | undefined {
  const found = placeKeys(words).map((key) => places.largest(nicknames[key] ?? key));
  return found.find((place) => place !== undefined && !place.isKnownAbroad);
}

export function cityIn(places: PlaceIndex, words: readonly string[], state: string): Place | undefined {
  const keys = [...placeKeys(words), placeKey(withStateInFull(words))].map((key) => nicknames[key] ?? key);
  // "Boise City" is Boise, and "Salt Lake" is Salt Lake City.
  const variants = keys.flatMap((key) => [key, key.replace(/city$/, ""), `${key}city`]);
  return variants.map((key) => places.inState(state, key)).find((place) => place !== undefined);
}

/** A house number, a street and then the city, without a comma: the longest name at the end that is one. Without a number, "Minneapolis St Paul" would be a street in Paul. */
function endOfStreet(
  words: readonly string[],
  city: (words: readonly string[]) => Place | undefined,
): Place | undefined {
  if (!startsWithNumber(words)) return undefined;
  for (let start = 2; start < words.length; start += 1) {
    const rest = words.slice(start);
    if (rest.length === 1 && streetTypes.has(rest[0] ?? "")) return undefined;
    const found = city(rest);
    if (found) return found;
  }
  return undefined;
}

export function guessedCity(places: PlaceIndex, { segments, state }: AddressText): Place | undefined {
  const last = segments.at(-1) ?? [];
  if (last.length === 0 || last.some((word) => /\d/.test(word))) return undefined;
  if (state !== null) return guessInState(places, { key: placeKey(last), state });
  const guessed = cityInGuessedState(places, segments);
  if (guessed) return guessed;
  return segments.length === 1 ? guessInCountry(places, placeKey(last)) : undefined;
}

/** "Chicago Ilinois": the last one or two words are a state with a slip in it. */
function cityInGuessedState(places: PlaceIndex, segments: readonly (readonly string[])[]): Place | undefined {
  const words = segments.slice(-2).flat();
  for (const length of [2, 1]) {
    const state = words.length > length ? guessState(words.slice(-length).join("")) : undefined;
    const city = words.slice(0, -length);
    const found =
      state === undefined
        ? undefined
        : (cityIn(places, city, state) ?? guessInState(places, { key: placeKey(city), state }));
    if (found) return found;
  }
  return undefined;
}

/** "Dallas/Fort Worth" is halfway between the two. */
export function twinCities(places: PlaceIndex, { segments, state }: AddressText): Place | undefined {
  const words = segments.length === 1 ? (segments[0] ?? []) : [];
  const named = twinNicknames[words.join("")] ?? words;
  for (let length = 1; length < named.length; length += 1) {
    const first = bareNamed(places, named.slice(0, length));
    const second = bareNamed(places, named.slice(length));
    if (!first || !second || Math.min(first.population, second.population) < twinPopulation) continue;
    const isThere = state === null || first.state === state || second.state === state;
    if (isThere && milesBetween(first, second) <= sameAreaMiles) return between(first, second);
  }
  return undefined;
}

function between(first: Place, second: Place): Place {
  return {
    ...first,
    name: `${first.name}/${second.name}`,
    latitude: (first.latitude + second.latitude) / 2,
    longitude: (first.longitude + second.longitude) / 2,
  };
}

export function startsWithNumber([first = ""]: readonly string[]): boolean {
  return /^\d/.test(first);
}
