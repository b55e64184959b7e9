import { editDistance } from "./edit-distance.ts";
import type { Place, PlaceIndex } from "./place-index.ts";
import { stateNames } from "./states.ts";

/** Two places that are as near to what was typed can be told apart if one is so many times as large. */
const clearlyLarger = 10;
/** Without a state only a city that everybody knows can be meant by a name with a slip in it. */
const wellKnown = 200_000;
const veryWellKnown = 300_000;
const minBeginning = 6;
/** "Plant" is no Plano. */
const minBareKey = 6;

/** What was typed has a slip of the finger, and only one place of the state can be meant. */
export function guessInState(places: PlaceIndex, { key, state }: { readonly key: string; readonly state: string }) {
  const inState = places.placesOf(state);
  const scrambled = inState.filter((place) => isScrambled(key, place.key)).map((place) => ({ place, slips: 1 }));
  return onlyOne(nearestTo(key, inState, maxSlips(key))) ?? onlyOne(scrambled) ?? onlyBeginning(key, inState);
}

/** "Tysons" is Tysons Corner, as long as nothing else in the state begins like it. */
function onlyBeginning(key: string, places: readonly Place[]): Place | undefined {
  const [first, second] = key.length < minBeginning ? [] : places.filter((place) => place.key.startsWith(key));
  return second === undefined ? first : undefined;
}

/** The same in the whole country. People don't miss the first letter. */
export function guessInCountry(places: PlaceIndex, key: string): Place | undefined {
  if (key.length < minBareKey) return undefined;
  const known = places.placesOver(wellKnown).filter((place) => place.key[0] === key[0]);
  const bestKnown = known.filter(({ population }) => population >= veryWellKnown);
  return onlyOne(nearestTo(key, known, 1)) ?? onlyOne(nearestTo(key, bestKnown, maxSlips(key)));
}

/** A state's name with a slip in it; undefined where two could be meant. */
export function guessState(name: string): string | undefined {
  const slips = maxSlips(name);
  const near = stateNames.filter((state) => slips > 0 && editDistance(name, state.name, slips) <= slips);
  return near.length === 1 ? near[0]?.code : undefined;
}

interface Near {
  readonly place: Place;
  readonly slips: number;
}

function nearestTo(key: string, places: readonly Place[], limit: number): readonly Near[] {
  if (limit === 0) return [];
  return places.flatMap((place) => {
    const slips = editDistance(key, place.key, limit);
    return slips <= limit ? [{ place, slips }] : [];
  });
}

/** "Ohama": the right letters in the wrong order, after a first one that is right. */
function isScrambled(one: string, other: string): boolean {
  return one.length === other.length && one[0] === other[0] && lettersOf(one) === lettersOf(other);
}

function lettersOf(key: string): string {
  return Array.from(key).toSorted().join("");
}

function onlyOne(near: readonly Near[]): Place | undefined {
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const [first, second] = near
    .filter(({ slips }) => slips === fewest)
    .map(({ place }) => place)
    .toSorted((one, other) => other.population - one.population);
  const isClear = second === undefined || (first?.population ?? 0) >= clearlyLarger * Math.max(second.population, 500);
  return isClear ? first : undefined;
}

/** A short name with a letter changed is another name. */
function maxSlips(key: string): number {
  if (key.length < 5) return 0;
  return key.length < 8 ? 1 : 2;
}
