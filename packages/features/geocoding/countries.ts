import { wordsOf } from "./place-key.ts";

const ownNames = ["usa", "us", "united states", "united states of america", "america", "u s a", "u s"];
const otherNames = [
  "England|Scotland|Wales|Northern Ireland|Great Britain|Britain|UK|U K|Holland|Czech Republic|Korea|Burma|Europe",
  "Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Quebec|Saskatchewan|Yukon",
  "Prince Edward Island|Northwest Territories|Nunavut|Baja California|Jalisco|Nuevo Leon|Sonora|Chihuahua",
].flatMap((names) => names.split("|"));

/** The codes of countries that are states here, or have the name of one: Georgia, Puerto Rico, Guam. */
const ownRegions = new Set(["US", "UM", "GE", "PR", "GU", "VI", "AS", "MP"]);
const own = new Set(ownNames);
const others = new Set([...otherNames, ...regionNames()].map((name) => wordsOf(name).join(" ")));
const canadian = new Set(["ab", "bc", "mb", "nb", "nl", "ns", "on", "qc", "sk", "yt"]);
const maxWords = 5;

/** The words without the name of this country at their end. */
export function withoutOwnCountry(words: readonly string[]): readonly string[] {
  const length = lengthAtEnd(words, own);
  return length === 0 ? words : words.slice(0, -length);
}

/** The place is abroad. Some countries are states or towns here too: only what stands alone, or last, says so. */
export function namesOtherCountry(segment: readonly string[]): boolean {
  const text = segment.join(" ");
  return others.has(text) || canadian.has(text);
}

function lengthAtEnd(words: readonly string[], names: ReadonlySet<string>): number {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1)
    if (names.has(words.slice(-length).join(" "))) return length;
  return 0;
}

/** Of every other country that the runtime knows. */
function regionNames(): readonly string[] {
  const names = new Intl.DisplayNames(["en-US"], { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !ownRegions.has(code))
    .flatMap((code) => names.of(code) ?? []);
}
