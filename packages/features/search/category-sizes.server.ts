import {
  type CategoryTree,
  type ClassAttribute,
  hasNaturalOrder,
  meaningOf,
  naturalOrder,
  sizeOf,
} from "@capstan/features/catalog/server";
import { allColumns } from "@capstan/features/listing/server";

/** What an attribute has in a category: values by the attribute's code. */
export interface HeldSizes {
  readonly classCode: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** By the category's code; of categories that hold items themselves. */
export type CategorySizes = ReadonlyMap<string, HeldSizes>;

export interface SizeRange {
  readonly name: string;
  /** "1/4-20 to 1-1/2-6, M5-0.8 to M36-4" */
  readonly text: string;
}

/** A tile has room for two. */
const maxRanges = 2;
const lengthUnits = new Set(["in", "mm"]);

/** What buyers find an item by: a thread, a bore, a length. */
export function isSize({ isFacet, isPrimarySize, unit }: ClassAttribute): boolean {
  return isFacet && (isPrimarySize || lengthUnits.has(unit));
}

/** From the least to the most that a category has, with all below it; nothing where its items have no size in common. */
export function sizeRanges(tree: CategoryTree, sizes: CategorySizes, code: string): readonly SizeRange[] {
  const held = heldBelow(tree, sizes, code);
  const [first] = held;
  if (!first) return [];
  return sizeColumns(tree.classes.get(first.classCode)?.attributes ?? [])
    .flatMap(({ name, codes, meaning }) => {
      const lists = held.map(({ values }) => codes.flatMap((known) => values.get(known) ?? []));
      if (lists.some((list) => list.length === 0)) return [];
      const { inch, metric } = bySystem([...new Set(lists.flat())], meaning);
      const text = [inch, metric].flatMap((values) => rangeOf(values) ?? []).join(", ");
      return text === "" ? [] : [{ name, text }];
    })
    .slice(0, maxRanges);
}

function heldBelow(tree: CategoryTree, sizes: CategorySizes, code: string): readonly HeldSizes[] {
  const own = sizes.get(code);
  return [...(own ? [own] : []), ...tree.below(code).flatMap((node) => heldBelow(tree, sizes, node.code))];
}

interface SizeColumn {
  readonly name: string;
  readonly codes: readonly string[];
  readonly meaning: ReturnType<typeof meaningOf>;
}

/** Each with the codes that it is kept under: a bore in inches and one in millimetres are one. */
export function sizeColumns(attributes: readonly ClassAttribute[]): readonly SizeColumn[] {
  return allColumns(attributes).flatMap((column) => {
    const attributesOfSize = column.attributes.filter(isSize);
    if (attributesOfSize.length === 0) return [];
    return [
      { name: column.name, codes: attributesOfSize.map(({ code }) => code), meaning: meaningOf(attributesOfSize) },
    ];
  });
}

/** In their order. */
export function bySystem(values: readonly string[], meaning: SizeColumn["meaning"]) {
  const ordered = hasNaturalOrder(values, meaning) ? values.toSorted(naturalOrder(values, meaning)) : [];
  const { inch = [], metric = [] } = Object.groupBy(ordered, (value) => (isMetric(value) ? "metric" : "inch"));
  return { inch, metric };
}

function isMetric(value: string): boolean {
  return value.endsWith(" mm") || sizeOf(value)?.isMetric === true;
}

function rangeOf(values: readonly string[]): string | undefined {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || first === last) return first;
  const unit = / [a-z]+$/.exec(last)?.[0] ?? "";
  return `${unit !== "" && first.endsWith(unit) ? first.slice(0, -unit.length) : first} to ${last}`;
}
