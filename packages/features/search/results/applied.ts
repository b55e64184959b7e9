import { type ClassAttribute, standardFacets } from "@capstan/features/catalog";
import type { Filters } from "../query/filters.ts";
import {
  type Narrowing,
  type ResultsParams,
  boughtName,
  categoryName,
  facetPrefix,
  familyName,
  withParameters,
} from "./address.ts";
import { byCode, shownEnd } from "./facets.ts";

export interface AppliedInput {
  readonly url: URL;
  readonly params: Pick<ResultsParams, "filters">;
  /** The account's own filter is in use. */
  readonly isBought: boolean;
  readonly attributes: readonly ClassAttribute[];
  /** The title of the one family that is looked through. */
  readonly family: string | undefined;
  /** The name of the category that a search is narrowed to; undefined on a category's own page. */
  readonly category: string | undefined;
}

export interface AppliedFilter {
  readonly label: string;
  readonly removeUrl: string;
  /** What that page narrows by. */
  readonly rest: Narrowing;
}

/** Every filter that is in use, in words, with the page that it is taken back on. */
export function appliedOf({
  url,
  params,
  isBought,
  attributes,
  family,
  category,
}: AppliedInput): readonly AppliedFilter[] {
  const { filters } = params;
  const { chosen, ranges } = filters;
  const known = byCode([...attributes, ...standardFacets]);
  const without = (...names: readonly string[]) =>
    withParameters(url, (given) => names.forEach((name) => given.delete(name)));
  const choices = [...chosen].flatMap(([code, values]) =>
    values.map((value) => ({
      label: `${known.get(code)?.name ?? code}: ${value}`,
      removeUrl: withParameters(url, (given) => given.delete(facetPrefix + code, value)),
      rest: { filters: { ...filters, chosen: withoutValue(chosen, code, value) }, isBought },
    })),
  );
  const spans = [...ranges].map(([code, { from, to }]) => ({
    label: spanWords(known.get(code) ?? unknownAttribute(code), from, to),
    removeUrl: without(`${facetPrefix}${code}.from`, `${facetPrefix}${code}.to`),
    rest: { filters: { ...filters, ranges: withoutKey(ranges, code) }, isBought },
  }));
  const { family: chosenFamily, ...withoutFamily } = filters;
  const { category: _, ...withoutCategory } = filters;
  const ofFamily =
    chosenFamily === undefined
      ? []
      : [{ label: family ?? "One family", removeUrl: without(familyName), rest: { filters: withoutFamily, isBought } }];
  const ofCategory =
    category === undefined
      ? []
      : [{ label: category, removeUrl: without(categoryName), rest: { filters: withoutCategory, isBought } }];
  const rest = { filters, isBought: false };
  const bought = isBought ? [{ label: "Previously purchased", removeUrl: without(boughtName), rest }] : [];
  return [...ofCategory, ...ofFamily, ...choices, ...spans, ...bought];
}

function withoutValue(chosen: Filters["chosen"], code: string, value: string): Filters["chosen"] {
  const left = (chosen.get(code) ?? []).filter((other) => other !== value);
  return left.length === 0 ? withoutKey(chosen, code) : new Map([...chosen, [code, left]]);
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}

type Measured = Pick<ClassAttribute, "name" | "unit" | "display">;

/** What no class has is called by its code. */
function unknownAttribute(code: string): Measured {
  return { name: code, unit: "", display: "decimal" };
}

/** "Length: 3/4 to 3 in". */
function spanWords(attribute: Measured, from: number | undefined, to: number | undefined): string {
  const unit = attribute.unit === "" ? "" : ` ${attribute.unit}`;
  const [first, last] = [shownEnd(attribute, from), shownEnd(attribute, to)];
  if (from === undefined) return `${attribute.name}: up to ${last}${unit}`;
  return `${attribute.name}: ${to === undefined ? `from ${first}` : `${first} to ${last}`}${unit}`;
}

/** The page without any of them. */
export function clearUrl(url: URL): string {
  return withParameters(url, (given) => {
    const own = new Set([boughtName, familyName, categoryName]);
    const names = Array.from(given.keys());
    for (const name of names) if (name.startsWith(facetPrefix) || own.has(name)) given.delete(name);
  });
}
