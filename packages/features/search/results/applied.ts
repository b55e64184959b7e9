import { type ClassAttribute, standardFacets } from "@capstan/features/catalog";
import type { ResultsView } from "../results.ts";
import { type ResultsParams, boughtName, facetPrefix, withParameters } from "./address.ts";
import { shownEnd } from "./facets.ts";

export interface AppliedInput {
  readonly url: URL;
  readonly params: Pick<ResultsParams, "filters">;
  /** The account's own filter is in use. */
  readonly isBought: boolean;
  readonly attributes: readonly ClassAttribute[];
}

/** Every filter that is in use, in words, with the page that it is taken back on. */
export function appliedOf({ url, params, isBought, attributes }: AppliedInput): ResultsView["applied"] {
  const { chosen, ranges } = params.filters;
  const byCode = new Map([...attributes, ...standardFacets].map((attribute) => [attribute.code, attribute]));
  const without = (...names: readonly string[]) =>
    withParameters(url, (given) => names.forEach((name) => given.delete(name)));
  const choices = [...chosen].flatMap(([code, values]) =>
    values.map((value) => ({
      label: `${byCode.get(code)?.name ?? code}: ${value}`,
      removeUrl: withParameters(url, (given) => given.delete(facetPrefix + code, value)),
    })),
  );
  const spans = [...ranges].map(([code, { from, to }]) => ({
    label: spanWords(byCode.get(code) ?? unknownAttribute(code), from, to),
    removeUrl: without(`${facetPrefix}${code}.from`, `${facetPrefix}${code}.to`),
  }));
  const bought = isBought ? [{ label: "Previously purchased", removeUrl: without(boughtName) }] : [];
  return [...choices, ...spans, ...bought];
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
    const names = Array.from(given.keys());
    for (const name of names) if (name.startsWith(facetPrefix) || name === boughtName) given.delete(name);
  });
}
