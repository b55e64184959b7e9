import { singularOf } from "./stem.ts";

/** What says how things are sold together, and not what they are: a hose assembly is a hose. */
const gathering = new Set(["assembly", "kit", "set", "unit", "pack", "head", "device", "product", "fixture"]);

/** "Head" and the like stand in the names of too many things to say what one is. */
const unsaid = new Set(["head", "unit", "pack", "device", "product"]);

/**
 * The nouns that a type's name ends with: "Worm-Drive Hose Clamp" is a clamp, "Cordless Drill/Driver" a drill and a
 * driver. In English the last word of a name says what a thing is; those before it say what sort or what for.
 */
export function headNouns(name: string): readonly string[] {
  const words = name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, " ")
    .split(/\s+(?:for|of)\s+/)[0]
    ?.split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  const last = words?.at(-1);
  if (last === undefined) return [];
  const nouns = last.split("/").map(nounOf).filter(Boolean);
  const before = words?.at(-2);
  if (before === undefined || !nouns.some((noun) => gathering.has(noun))) return nouns;
  return [...nouns.filter((noun) => !unsaid.has(noun)), nounOf(before)];
}

/** "L-Key" is a key, "Filter-Regulator" a regulator. */
function nounOf(word: string): string {
  const parts = word.split("-").filter((part) => part.length > 1);
  return singularOf((parts.at(-1) ?? word).replaceAll(/[^\p{L}\p{N}]/gu, ""));
}

/** Whether a name has one part: what stands in others need not hold for each item. */
export function isOneName(name: string): boolean {
  return !/[,&]|\band\b/.test(name);
}

/**
 * The name of a class or a category where it names one type: "Gate, Globe & Check Valves" are valves, while
 * "Receptacles & Switches" says of an item only that it is one of the two. Null for those.
 */
export function singleType(name: string): string | null {
  const parts = name.split(/,|&|\band\b/).map((part) => part.trim());
  if (parts.length === 1) return name;
  const plurals = parts.filter((part) => /[^su]s$/i.test(part));
  return plurals.length === 1 && plurals[0] === parts.at(-1) ? name : null;
}
