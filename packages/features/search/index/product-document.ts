import type { CategoryTree, Family, Item } from "@capstan/features/catalog/server";
import { displayValue, familyKey, identifierKey, isSold, standardValues } from "@capstan/features/catalog";
import { facetTerm } from "../query/facet-term.ts";
import { measureToken, readMeasures, sortedRow, withDiameters, withoutRowNames } from "../query/measures.ts";
import { numberTerm } from "../query/number-term.ts";
import { pairsInText, pairsOf } from "../query/pairs.ts";
import { isDesignation } from "../query/designations.ts";
import { headNouns, isOneName, singleType } from "../query/type-names.ts";

/** One document of the index. PostgreSQL is the truth; this is what a search needs of it. */
export interface ProductDocument {
  readonly sku: string;
  /** Every public name in normalised form; an exact match of one of them goes first. */
  readonly ids: readonly string[];
  /** A customer's own numbers, `account key`: they are found by that account alone. */
  readonly ownIds: readonly string[];
  readonly name: string;
  readonly shortName: string;
  readonly shipPackQuantity: number;
  /** What sort of thing it is: the head of its name, class, category and family. */
  readonly kind: string;
  /** The name of its type: "Worm-Drive Hose Clamp". */
  readonly type: string;
  /** The nouns that the names of its type end with: a hose clamp is a clamp. */
  readonly heads: readonly string[];
  /** Trade numbers as they are written: 6205-2RS, ER70S-6, CNMG432. */
  readonly designations: readonly string[];
  /** Values with the names of what they are values of: `merv=13`. */
  readonly pairs: readonly string[];
  /** What is written as one word or as two: what it is, and its brand. */
  readonly joined: string;
  /** Everything that decides whether it is what was asked for: its name, what it is, brand and attributes. Prose is not among it. */
  readonly words: string;
  readonly description: string;
  /** Sizes in canonical form. */
  readonly measures: readonly string[];
  /** The sizes by which its class is told: a bare size means one of them. */
  readonly sizes: readonly string[];
  /** Sizes that belong together in this order: `r:20 25 1`. */
  readonly rows: readonly string[];
  readonly brandCode: string;
  readonly classCode: string;
  readonly familyCode: string | null;
  /** Families of one class and title are one on a page. */
  readonly familyKey: string;
  /** Every category from the root down: a category's page is one term. */
  readonly categories: readonly string[];
  readonly categoryCode: string;
  /** Every facet's value as `code=value` in one field: one aggregation counts them all, whatever the classes found. */
  readonly facets: readonly string[];
  /** Every number, in the attribute's own unit, as a term that sorts as the number does: one field for ranges, however many attributes there are. */
  readonly numbers: readonly string[];
  readonly catalogs: readonly string[];
  readonly isSold: boolean;
  /** One of a hundred equal parts of the catalog, by chance: counts over a few of them stand for all. */
  readonly slot: number;
  /** How often it was ordered, and how often its family was, in steps: one more order of what sells changes nothing. */
  readonly orders: number;
  readonly familyOrders: number;
  /** From 1, as the engine's rank features want it. */
  readonly popularity: number;
  /** Of one piece, whatever the pack: what can be compared. */
  readonly price: number | null;
}

export interface DocumentParts {
  readonly item: Item;
  readonly categoryTree: CategoryTree;
  readonly family: Family | undefined;
  readonly aliases: readonly { readonly key: string; readonly account_number: string }[];
  readonly catalogs: readonly string[];
  readonly orders: number;
  readonly familyOrders: number;
  readonly price: number | null;
}

export function documentOf({
  item,
  categoryTree,
  family,
  aliases,
  catalogs,
  orders,
  familyOrders,
  price,
}: DocumentParts): ProductDocument {
  const path = categoryTree.pathTo(item.category.code);
  const itemClass = categoryTree.classes.get(item.classCode);
  const shown = (itemClass?.attributes ?? []).flatMap((attribute) => {
    const value = item.attributes[attribute.code];
    return value === undefined ? [] : [{ attribute, value, text: displayValue(attribute, value) }];
  });
  const faceted = [...standardValues(item), ...shown].filter(({ attribute }) => attribute.isFacet);
  // How many come in a pack is no size.
  const inName = readMeasures(
    item.name
      .split(",")
      .filter((part) => !isPacking(part))
      .join(","),
  );
  // A name begins with what the thing is and goes on with its sizes.
  const [head = ""] = item.name.split(",", 1);
  const types = [itemClass?.name ?? "", item.category.name].flatMap((name) => singleType(name) ?? []);
  const kind = [head, ...types.filter(isOneName), family?.name ?? ""].join(", ");
  const measured = shown
    .filter(({ attribute }) => !/quantity|per pack/i.test(attribute.name))
    .map(({ attribute, value, text }) => ({
      attribute,
      measures: typeof value === "number" ? measureToken(value, attribute.unit) : textMeasures(text),
    }));
  const primary = measured.filter(({ attribute }) => attribute.isPrimarySize).flatMap(({ measures }) => measures);
  const leading = [...inName.measures.slice(0, 1), ...inName.numbers.slice(0, 1)];
  return {
    sku: item.sku,
    ids: [item.sku, identifierKey(item.manufacturerPartNumber), ...aliases.filter(isPublic).map(({ key }) => key)],
    ownIds: aliases.filter((alias) => !isPublic(alias)).map(({ key, account_number: account }) => `${account} ${key}`),
    name: item.name,
    shortName: item.shortName,
    shipPackQuantity: item.shipPackQuantity,
    kind,
    joined: `${kind}, ${item.brand.name}`,
    type: head,
    heads: [...new Set([head, ...types].flatMap(headNouns))],
    designations: designationsOf([item.name, ...shown.map(({ text }) => text)]),
    pairs: [
      ...new Set([
        ...item.name.split(",").flatMap(pairsInText),
        ...shown.flatMap(({ attribute: { name, unit }, value }) => pairsOf({ name, unit, value })),
      ]),
    ],
    words: [
      item.name,
      ...types.filter(isOneName),
      family?.name ?? "",
      item.brand.name,
      ...shown.filter(({ value }) => typeof value !== "number" && typeof value !== "boolean").map(({ text }) => text),
      ...shown.filter(({ value }) => value === true).map(({ attribute }) => attribute.name),
    ].join(" "),
    description: item.description,
    measures: withDiameters([...inName.measures, ...measured.flatMap(({ measures }) => measures)]),
    sizes: withDiameters(primary.length > 0 ? primary : leading),
    rows: [
      ...new Set([
        ...rowsOf(item.name),
        ...shown.flatMap(({ text }) => rowsOf(text)),
        ...boxRows(shown.map(({ attribute: { name }, value }) => ({ name, value }))),
      ]),
    ],
    brandCode: item.brand.code,
    classCode: item.classCode,
    familyCode: item.familyCode,
    familyKey: familyKey(item.classCode, family?.name ?? item.name),
    categories: path.map(({ code }) => code),
    categoryCode: item.category.code,
    facets: faceted.flatMap(({ attribute, value, text }) =>
      Array.isArray(value) ? value.map((entry) => facetTerm(attribute.code, entry)) : [facetTerm(attribute.code, text)],
    ),
    numbers: faceted.flatMap(({ attribute, value }) =>
      typeof value === "number" ? [numberTerm(attribute.code, value)] : [],
    ),
    catalogs,
    isSold: isSold(item),
    slot: slotOf(item.sku),
    orders,
    familyOrders,
    popularity: orders + 1,
    price: price === null ? null : price / item.piecesPerUnit,
  };
}

function isPacking(part: string): boolean {
  return /^\s*(?:pack|box|case|carton|bag|roll) of\s/i.test(part);
}

function textMeasures(text: string): readonly string[] {
  const { measures, numbers } = readMeasures(text);
  return [...measures, ...numbers];
}

/** In the order in which they are written and sorted, since people turn them round; words between them are left out. */
function rowsOf(text: string): readonly string[] {
  return text
    .split(",")
    .flatMap((part) => readMeasures(withoutRowNames(part)).rows)
    .flatMap((row) => [row, sortedRow(row)]);
}

/** Letters and figures in one word, that stand for what a thing is, whoever makes it. */
function designationsOf(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.split(/[\s,;()]+/));
  return [...new Set(words.filter((word) => isDesignation(word)))];
}

const sides = ["Height", "Length", "Width", "Depth", "Thickness"];

/** Sides that are kept one by one, as a row: "Actual Height", "Actual Width" and "Actual Depth" of a filter. */
function boxRows(values: readonly { readonly name: string; readonly value: unknown }[]): readonly string[] {
  const bySort = Map.groupBy(
    values.flatMap(({ name, value }) => {
      const side = sides.find((known) => name.endsWith(known));
      return side !== undefined && typeof value === "number" ? [{ sort: name.slice(0, -side.length), value }] : [];
    }),
    ({ sort }) => sort,
  );
  return [...bySort.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => {
      const row = `r:${group.map(({ value }) => String(value)).join(" ")}`;
      return [row, sortedRow(row)];
    });
}

export const slots = 100;

/** From the item number alone: a rebuild puts every item where it was. */
function slotOf(sku: string): number {
  let hash = 2_166_136_261;
  for (const character of sku) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 8) % slots;
}

function isPublic({ account_number: account }: { readonly account_number: string }): boolean {
  return account === "";
}
