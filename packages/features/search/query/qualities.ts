import { codeWords } from "./code-words.ts";

/** Attributes that say how a thing is, whatever it is. A container, a mount or a part of it says nothing of the thing. */
const qualities =
  /(?:^|[a-z])(?:alloy|base ?oil|brand|chemistry|coating|colou?r|cord ?type|finish|grade|grain|insulation|lining|material|measurement ?system|power ?source|standard|technology|tread|wire ?type)$/i;
const trait = /^(?:is|has)(?=[A-Z])/;

/** What of a facet's value may be searched for alone: "Brass" of `material=Brass`, "food grade" of `isFoodGrade=Yes`. */
export function qualityOf({ code, value }: { readonly code: string; readonly value: string }): string {
  if (trait.test(code)) return value === "Yes" ? codeWords(code.replace(trait, "")) : "";
  return qualities.test(code) ? value : "";
}

const adjective = /(?:less|ed|[ai]ble|proof|resistant|ous|ive|ic|ical|free)$/;

/** "Cordless" and "hydraulic" ask for things of that sort; "spring" and "drum" for things that are not sold. */
export function isAdjective(word: string): boolean {
  return word.length > 4 && adjective.test(word);
}
