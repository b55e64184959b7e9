import {
  type ClassAttribute,
  displayValue,
  formatMeasures,
  hasNaturalOrder,
  meaningOf,
  naturalOrder,
  sizeOf,
  standardFacets,
} from "@capstan/features/catalog";
import type { FacetCount } from "../facet-counts.server.ts";
import { codeWords } from "../query/code-words.ts";
import type { Filters } from "../query/filters.ts";
import type { Facet, FacetChoice } from "../results.ts";
import { swatchOf } from "./swatches.ts";
import { boughtName, facetPrefix, withParameters } from "./address.ts";

/** More values than this are a range and not a list. */
const maxListed = 14;
const maxChoices = 40;
const maxLengthInGrid = 8;
const minInGrid = 4;
const maxFacets = 9;

export interface FacetInput {
  readonly url: URL;
  readonly filters: Filters;
  readonly counts: ReadonlyMap<string, readonly FacetCount[]>;
  /** Those of the classes that were found, the most frequent class first, and those that are filtered by. */
  readonly attributes: readonly ClassAttribute[];
}

/** The facets of a page, in the order of the classes' templates, with a link for every choice. */
export function facetsOf({ url, filters, counts, attributes }: FacetInput): readonly Facet[] {
  const isUsed = ({ code }: ClassAttribute) => filters.chosen.has(code) || filters.ranges.has(code);
  const usable = [...attributes, ...standardFacets].filter((attribute) => attribute.isFacet || isUsed(attribute));
  const known = byCode(usable);
  const shown = [...known.values()].filter(
    (attribute) => isUsed(attribute) || (counts.get(attribute.code)?.length ?? 0) > 1,
  );
  // What is filtered by is never out of sight.
  const first = new Set([...shown.filter(isUsed), ...shown].slice(0, Math.max(maxFacets, shown.filter(isUsed).length)));
  return shown
    .filter((attribute) => first.has(attribute))
    .map((attribute): Facet => {
      const values = counts.get(attribute.code) ?? [];
      const isRange =
        filters.ranges.has(attribute.code) ||
        (attribute.type === "number" && values.length > maxListed && !filters.chosen.has(attribute.code));
      return isRange ? rangeOf(attribute, values, filters) : choicesOf(attribute, values, url, filters);
    })
    .map((facet, _, all) => withUnit(facet, all, known));
}

/** Where classes call an attribute by different names it has none of theirs: a hose's cover is no housing. */
export function byCode(attributes: readonly ClassAttribute[]): ReadonlyMap<string, ClassAttribute> {
  const found = new Map<string, ClassAttribute>();
  for (const attribute of attributes) {
    const known = found.get(attribute.code);
    if (!known) found.set(attribute.code, attribute);
    else if (known.name !== attribute.name) found.set(attribute.code, { ...known, name: nameOfCode(known.code) });
  }
  return found;
}

/** "bodyMaterial" is "Body Material". */
function nameOfCode(code: string): string {
  const words = codeWords(code);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Inch and metric lengths on one page are told apart by their unit; a range says its unit anyway. */
function withUnit(facet: Facet, all: readonly Facet[], known: ReadonlyMap<string, ClassAttribute>): Facet {
  const unit = known.get(facet.code.slice(facetPrefix.length))?.unit ?? "";
  const isAmbiguous = all.filter(({ name }) => name === facet.name).length > 1;
  if (facet.kind !== "choice" || !isAmbiguous || unit === "") return facet;
  const system = systems.get(unit);
  return { ...facet, name: system === undefined ? `${facet.name}, ${unit}` : `${facet.name} (${system})` };
}

/** Each choice says its unit, so that the facet need not. */
const systems = new Map([
  ["in", "inch"],
  ["mm", "metric"],
]);

function choicesOf(attribute: ClassAttribute, values: readonly FacetCount[], url: URL, filters: Filters): Facet {
  const chosen = new Set(filters.chosen.get(attribute.code));
  const missing = [...chosen].filter((value) => !values.some((known) => known.value === value));
  const kept = values.filter(({ value }, at) => at < maxChoices || chosen.has(value));
  // A choice stays where it was made, even where nothing is left of it.
  const all = [...kept, ...missing.map((value) => ({ value, count: 0 }))];
  const choices = inOrder(attribute, all).map(({ value, count }): FacetChoice => {
    const isChosen = chosen.has(value);
    return {
      value,
      label: formatMeasures(value),
      ...swatchIn(attribute, value),
      count,
      isChosen,
      url: withParameters(url, (given) => toggle(given, facetPrefix + attribute.code, value, isChosen)),
    };
  });
  const isShort = choices.length >= minInGrid && choices.every(({ label }) => label.length <= maxLengthInGrid);
  return {
    kind: "choice",
    code: facetPrefix + attribute.code,
    name: attribute.name,
    choices,
    look: isShort ? "grid" : "list",
  };
}

function swatchIn({ code }: ClassAttribute, value: string): Pick<FacetChoice, "swatch"> {
  const swatch = code === "finish" || /color$/i.test(code) ? swatchOf(value) : undefined;
  return swatch === undefined ? {} : { swatch };
}

function toggle(given: URLSearchParams, name: string, value: string, isChosen: boolean): void {
  if (isChosen) given.delete(name, value);
  else given.append(name, value);
}

/** Sizes by size, the rest by how many there are. */
function inOrder(attribute: ClassAttribute, values: readonly FacetCount[]): readonly FacetCount[] {
  const texts = values.map(({ value }) => value);
  const meaning = meaningOf([attribute]);
  if (attribute.type !== "number" && !hasNaturalOrder(texts, meaning)) return values;
  const compare = naturalOrder(texts, meaning);
  return values.toSorted((one, other) => compare(one.value, other.value));
}

function rangeOf(attribute: ClassAttribute, values: readonly FacetCount[], filters: Filters): Facet {
  const sizes = values.flatMap(({ value }) => sizeOf(value)?.value ?? []);
  const { from, to } = filters.ranges.get(attribute.code) ?? {};
  const min = sizes.reduce((one, other) => Math.min(one, other), sizes[0] ?? from ?? 0);
  return {
    kind: "range",
    code: facetPrefix + attribute.code,
    name: attribute.name,
    unit: attribute.unit,
    min,
    max: sizes.reduce((one, other) => Math.max(one, other), sizes[0] ?? to ?? min),
    from: shownEnd(attribute, from),
    to: shownEnd(attribute, to),
  };
}

export function shownEnd(attribute: Pick<ClassAttribute, "display">, value: number | undefined): string {
  return value === undefined ? "" : displayValue({ ...attribute, unit: "" }, value);
}

export interface BoughtInput {
  readonly url: URL;
  readonly isChosen: boolean;
  /** Null where no account looks. */
  readonly count: number | null;
}

/** What the account has bought before: one choice, made or not. */
export function boughtFacet({ url, isChosen, count }: BoughtInput): readonly Facet[] {
  if (count === null || (count === 0 && !isChosen)) return [];
  const label = "Previously purchased";
  const link = withParameters(url, (given) => toggle(given, boughtName, "true", isChosen));
  const choices = [{ value: "true", label, count, isChosen, url: link }];
  return [{ kind: "choice", code: boughtName, name: label, choices, look: "list" }];
}
