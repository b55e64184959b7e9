import { type ClassAttribute, displayValue } from "@capstan/features/catalog";
import type { FacetCount } from "../find-items.server.ts";
import type { Filters } from "../query/build-query.ts";
import type { Facet, FacetChoice } from "../results.ts";
import { facetPrefix, numberOf, withParameters } from "./address.ts";

/** More values than this are a range and not a list. */
const mostListed = 14;
const longestInGrid = 9;
const fewestInGrid = 4;
const mostFacets = 9;

const brand: ClassAttribute = {
  code: "brand",
  name: "Brand",
  type: "text",
  unit: "",
  display: "decimal",
  isRequired: true,
  isFacet: true,
  gridColumn: null,
};

export interface FacetInput {
  readonly url: URL;
  readonly filters: Filters;
  readonly counts: ReadonlyMap<string, readonly FacetCount[]>;
  /** Those of the classes that were found, the most frequent class first. */
  readonly attributes: readonly ClassAttribute[];
}

/** The facets of a page, in the order of the classes' templates, with a link for every choice. */
export function facetsOf({ url, filters, counts, attributes }: FacetInput): readonly Facet[] {
  const known = new Map(
    [...attributes.filter(({ isFacet }) => isFacet), brand].map((attribute) => [attribute.code, attribute]),
  );
  return [...known.values()]
    .flatMap((attribute): Facet[] => {
      const values = counts.get(attribute.code) ?? [];
      const isUsed = filters.chosen.has(attribute.code) || filters.ranges.has(attribute.code);
      if (values.length < 2 && !isUsed) return [];
      return attribute.type === "number" && values.length > mostListed
        ? [rangeOf(attribute, values, filters)]
        : [choicesOf(attribute, values, url, filters)];
    })
    .slice(0, mostFacets)
    .map((facet, _, all) => withUnit(facet, all, known));
}

/** Inch and metric lengths on one page are told apart by their unit. */
function withUnit(facet: Facet, all: readonly Facet[], known: ReadonlyMap<string, ClassAttribute>): Facet {
  const unit = known.get(facet.code.slice(facetPrefix.length))?.unit ?? "";
  const isAmbiguous = all.filter(({ name }) => name === facet.name).length > 1;
  return isAmbiguous && unit !== "" ? { ...facet, name: `${facet.name}, ${unit}` } : facet;
}

function choicesOf(attribute: ClassAttribute, values: readonly FacetCount[], url: URL, filters: Filters): Facet {
  const chosen = filters.chosen.get(attribute.code) ?? [];
  const missing = chosen.filter((value) => !values.some((known) => known.value === value));
  const all = [...values, ...missing.map((value) => ({ value, count: 0 }))];
  const choices = inOrder(attribute, all)
    .slice(0, 40)
    .map(({ value, count }): FacetChoice => {
      const isChosen = chosen.includes(value);
      return {
        value,
        label: value,
        count,
        isChosen,
        url: withParameters(url, (given) => toggle(given, attribute.code, value, isChosen)),
      };
    });
  const isShort = choices.length >= fewestInGrid && choices.every(({ label }) => label.length <= longestInGrid);
  return {
    kind: "choice",
    code: facetPrefix + attribute.code,
    name: attribute.name,
    choices,
    look: isShort ? "grid" : "list",
  };
}

function toggle(given: URLSearchParams, code: string, value: string, isChosen: boolean): void {
  if (isChosen) given.delete(facetPrefix + code, value);
  else given.append(facetPrefix + code, value);
}

/** Sizes by size, the rest by how many there are. */
function inOrder(attribute: ClassAttribute, values: readonly FacetCount[]): readonly FacetCount[] {
  const sizes = new Map(values.map(({ value }) => [value, sizeOf(value)]));
  const areSizes = attribute.type === "number" || [...sizes.values()].every((size) => size !== undefined);
  if (!areSizes) return values;
  return values.toSorted(
    (one, other) => (sizes.get(one.value) ?? 0) - (sizes.get(other.value) ?? 0) || (one.value < other.value ? -1 : 1),
  );
}

/** What a value begins with, as a number: "3/8-16" is 0.375, "1-1/2 in" is 1.5. */
function sizeOf(value: string): number | undefined {
  const text = /^[#M]?(?<size>\d+-\d+\/\d+|\d+\/\d+|[\d,]+(?:\.\d+)?|\.\d+)/.exec(value)?.groups?.["size"];
  return text === undefined ? undefined : numberOf(text);
}

function rangeOf(attribute: ClassAttribute, values: readonly FacetCount[], filters: Filters): Facet {
  const sizes = values.flatMap(({ value }) => sizeOf(value) ?? []);
  const { from, to } = filters.ranges.get(attribute.code) ?? {};
  const shown = (value: number | undefined) =>
    value === undefined ? "" : displayValue({ ...attribute, unit: "" }, value);
  return {
    kind: "range",
    code: facetPrefix + attribute.code,
    name: attribute.name,
    unit: attribute.unit,
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    from: shown(from),
    to: shown(to),
  };
}
