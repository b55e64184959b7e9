import { wordsOf } from "./place-key.ts";

/** The states, the District of Columbia and the islands, with the ways in which people shorten them. */
const spellings: Readonly<Record<string, string>> = {
  AL: "Alabama|Ala",
  AK: "Alaska|Alas",
  AZ: "Arizona|Ariz",
  AR: "Arkansas|Ark",
  CA: "California|Calif|Cal",
  CO: "Colorado|Colo",
  CT: "Connecticut|Conn",
  DE: "Delaware|Del",
  DC: "District of Columbia|Dist of Columbia",
  FL: "Florida|Fla",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois|Ill",
  IN: "Indiana|Ind",
  IA: "Iowa",
  KS: "Kansas|Kans|Kan",
  KY: "Kentucky|Kent",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts|Mass",
  MI: "Michigan|Mich",
  MN: "Minnesota|Minn",
  MS: "Mississippi|Miss",
  MO: "Missouri",
  MT: "Montana|Mont",
  NE: "Nebraska|Nebr|Neb",
  NV: "Nevada|Nev",
  NH: "New Hampshire|N Hampshire",
  NJ: "New Jersey|N Jersey",
  NM: "New Mexico|N Mexico|N Mex|New Mex",
  NY: "New York|N York",
  NC: "North Carolina|N Carolina|N Car",
  ND: "North Dakota|N Dakota|N Dak",
  OH: "Ohio",
  OK: "Oklahoma|Okla",
  OR: "Oregon|Oreg|Ore",
  PA: "Pennsylvania|Penna|Penn",
  RI: "Rhode Island",
  SC: "South Carolina|S Carolina|S Car",
  SD: "South Dakota|S Dakota|S Dak",
  TN: "Tennessee|Tenn",
  TX: "Texas|Tex",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia|Virg",
  WA: "Washington|Wash|Washington State",
  WV: "West Virginia|W Virginia|W Va|WVa",
  WI: "Wisconsin|Wisc|Wis",
  WY: "Wyoming|Wyo",
  PR: "Puerto Rico|Porto Rico",
  GU: "Guam",
  VI: "US Virgin Islands|United States Virgin Islands|Virgin Islands|USVI",
  AS: "American Samoa",
  MP: "Northern Mariana Islands|Northern Marianas|CNMI",
};

export const stateCodes: ReadonlySet<string> = new Set(Object.keys(spellings));

const maxWords = 5;
const byWords = new Map<string, string>();
/** Long enough that a slip of the finger can be told from another state. */
const longNames: { readonly name: string; readonly code: string }[] = [];
const inFull = new Map<string, string>();

for (const [code, names] of Object.entries(spellings)) {
  byWords.set(code.toLowerCase(), code);
  byWords.set(Array.from(code.toLowerCase()).join(" "), code);
  for (const name of names.split("|")) byWords.set(wordsOf(name).join(" "), code);
  const [full = ""] = names.split("|");
  longNames.push({ name: wordsOf(full).join(""), code });
  for (const name of names.split("|").filter((short) => full.startsWith(short)))
    inFull.set(wordsOf(name).join(""), wordsOf(full).join(""));
}

/** How many of the last words name a state, and which. */
export function stateAtEnd(words: readonly string[]): { readonly code: string; readonly length: number } | null {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    const code = byWords.get(words.slice(-length).join(" "));
    if (code !== undefined) return { code, length };
  }
  return null;
}

/** "IL" for "Illinois", "Ill." and "il"; undefined for what names no state. */
export function stateCodeOf(text: string): string | undefined {
  return byWords.get(wordsOf(text).join(" "));
}

/** "Illinois" for "IL"; the code itself where there is no such state. */
export function stateName(code: string): string {
  return spellings[code]?.split("|")[0] ?? code;
}

export const stateNames: readonly { readonly name: string; readonly code: string }[] = longNames;

/** "Colo Springs", "Wash DC": the state in a city's name is shortened like the state. */
export function withStateInFull(words: readonly string[]): readonly string[] {
  return words.map((word) => inFull.get(word) ?? word);
}
