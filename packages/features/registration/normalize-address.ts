import { streetSuffixes } from "./street-suffixes.ts";

const directionals: Readonly<Record<string, string>> = {
  north: "N",
  south: "S",
  east: "E",
  west: "W",
  northeast: "NE",
  northwest: "NW",
  southeast: "SE",
  southwest: "SW",
};
const units: Readonly<Record<string, string>> = {
  apartment: "Apt",
  building: "Bldg",
  department: "Dept",
  floor: "Fl",
  room: "Rm",
  suite: "Ste",
  unit: "Unit",
};

/** A street as the post office abbreviates it (Publication 28): "4820 West Burnham Street, Suite 12" is "4820 W Burnham St Ste 12". */
export function normalizeStreet(typed: string): string {
  const [street = "", ...rest] = typed
    .trim()
    .replaceAll(/\s+/gu, " ")
    .split(/\s*,\s*/);
  return [normalizeWords(street.split(" ")), ...rest.map((part) => withUnit(part.split(" ")).join(" "))].join(" ");
}

function normalizeWords(words: readonly string[]): string {
  const unitAt = words.findIndex((word, at) => at > 1 && keyOf(word) in units);
  const end = unitAt === -1 ? words.length : unitAt;
  return [...streetWords(words.slice(0, end)), ...withUnit(words.slice(end))].join(" ");
}

/** What follows the number; "North Ave" is a name and keeps its word. */
function streetWords(words: readonly string[]): readonly string[] {
  const suffixAt = words.findLastIndex((word, at) => at > 1 && streetSuffixes[keyOf(word)] !== undefined);
  return words.map((word, at) => {
    const key = keyOf(word);
    if (at === suffixAt) return streetSuffixes[key] ?? word;
    const isBeforeName = at === 1 && suffixAt > 2;
    const isAfterSuffix = suffixAt !== -1 && at === suffixAt + 1;
    return isBeforeName || isAfterSuffix ? (directionals[key] ?? word) : word;
  });
}

function withUnit(words: readonly string[]): readonly string[] {
  return words.map((word, at) => (at === 0 ? (units[keyOf(word)] ?? word) : word));
}

function keyOf(word: string): string {
  return word.toLowerCase().replace(/\.$/, "");
}
