import { namesOtherCountry, withoutOwnCountry } from "./countries.ts";
import { wordsOf } from "./place-key.ts";
import { stateAtEnd } from "./states.ts";

/** An address as people type it, from its end: country, ZIP code, state. */
export interface AddressText {
  /** What comes before them, by its commas: a street, a city. */
  readonly segments: readonly (readonly string[])[];
  readonly zip: string | null;
  readonly state: string | null;
  /** The words of the state, for a city that has the name of one: "Washington", "New York". */
  readonly stateWords: readonly string[];
  readonly isAbroad: boolean;
}

const zipAtEnd = /(?:^|[\s,;])(\d{5})(?:\s*[-–]?\s*\d{4})?$/;
/** A number after these is none of a ZIP code. */
const numbered = new Set("box suite ste apt apartment unit room floor highway hwy route rte".split(" "));
const openings = new Set(
  "near in at around by branch branches store stores location locations downtown zip zipcode code postal".split(" "),
);
const ofs = new Set(["city", "town", "village"]);

export function readAddress(text: string): AddressText {
  const here = withoutCountry(segmentsOf(text));
  const zip = zipOf(here.text);
  const segments = zip === null ? here.segments : withoutZip(here.segments);
  const last = segments.at(-1) ?? [];
  const state = stateAtEnd(last);
  const kept = state === null ? segments : [...segments.slice(0, -1), last.slice(0, -state.length)];
  return {
    segments: withoutOpening(kept.filter((segment) => segment.length > 0)),
    zip,
    state: state?.code ?? null,
    stateWords: state === null ? [] : last.slice(-state.length),
    isAbroad: state === null && zip === null && namesOtherCountry(last),
  };
}

function segmentsOf(text: string): readonly string[] {
  return text
    .replaceAll(/[()]/g, " ")
    .split(/[,;\n]/)
    .map((segment) => segment.trim());
}

function withoutCountry(parts: readonly string[]): {
  readonly text: string;
  readonly segments: readonly (readonly string[])[];
} {
  const segments = parts.map(wordsOf).filter((segment) => segment.length > 0);
  const last = segments.at(-1) ?? [];
  const kept = withoutOwnCountry(last);
  const text = parts.filter((part) => part !== "").join(", ");
  if (kept.length === last.length) return { segments, text };
  const country = text.length - countryLength(text, last.length - kept.length);
  return {
    segments: [...segments.slice(0, -1), ...(kept.length === 0 ? [] : [kept])],
    text: text.slice(0, country).replace(/[\s,;]+$/, ""),
  };
}

/** How many characters the last so many words take. */
function countryLength(text: string, words: number): number {
  const match = new RegExp(String.raw`(?:[^\s,;]+[\s,;]*){${words}}$`).exec(text);
  return match?.[0].length ?? 0;
}

function zipOf(text: string): string | null {
  const zip = zipAtEnd.exec(text)?.[1];
  if (zip === undefined) return null;
  const before = wordsOf(text.slice(0, zipAtEnd.exec(text)?.index)).at(-1);
  return before !== undefined && numbered.has(before) ? null : zip;
}

function withoutZip(segments: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = segments.at(-1) ?? [];
  const hasOwnPlusFour = /^\d{4}$/.test(last.at(-1) ?? "") && /^\d{5}$/.test(last.at(-2) ?? "");
  const rest = last.slice(0, hasOwnPlusFour ? -2 : -1);
  return [...segments.slice(0, -1), ...(rest.length === 0 ? [] : [rest])];
}

/** "Branches near Chicago", "City of Chicago": what is wanted is the place. */
function withoutOpening(segments: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], ...others] = segments;
  const start = first.findIndex((word) => !openings.has(word));
  const named = start === -1 ? [] : first.slice(start);
  const place = named.length > 2 && ofs.has(named[0] ?? "") && named[1] === "of" ? named.slice(2) : named;
  return [place, ...others].filter((segment) => segment.length > 0);
}
