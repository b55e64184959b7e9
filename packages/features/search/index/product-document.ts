import type { CatalogFrame, Family, Item } from "@capstan/features/catalog/server";
import { displayValue, identifierKey } from "@capstan/features/catalog";
import { facetTerm } from "../query/facet-term.ts";
import { measureToken, readMeasures } from "../query/measures.ts";

/** One document of the index. PostgreSQL is the truth; this is what a search needs of it. */
export interface ProductDocument {
  readonly sku: string;
  /** Every public name in normalised form; an exact match of one of them goes first. */
  readonly ids: readonly string[];
  /** A customer's own numbers, `account key`: they are found by that account alone. */
  readonly ownIds: readonly string[];
  readonly name: string;
  /** Class, shelves, brand and attributes in words. */
  readonly words: string;
  readonly description: string;
  /** Sizes in canonical form. */
  readonly measures: readonly string[];
  readonly brandCode: string;
  readonly brand: string;
  readonly classCode: string;
  readonly familyCode: string | null;
  /** Every shelf from the root down: a category's page is one term. */
  readonly shelves: readonly string[];
  readonly shelfCode: string;
  readonly shelfName: string;
  readonly shelfSlug: string;
  /** Every facet's value as `code=value` in one field: one aggregation counts them all, whatever the classes found. */
  readonly facets: readonly string[];
  /** Numbers in the attribute's own unit, for ranges. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly catalogs: readonly string[];
  readonly isSold: boolean;
  /** How often it was ordered, and how often its family was. */
  readonly orders: number;
  readonly familyOrders: number;
  /** From 1, as the engine's rank features want it. */
  readonly popularity: number;
  readonly price: number | null;
}

export interface DocumentParts {
  readonly item: Item;
  readonly frame: CatalogFrame;
  readonly family: Family | undefined;
  readonly aliases: readonly { readonly key: string; readonly account_number: string }[];
  readonly catalogs: readonly string[];
  readonly orders: number;
  readonly familyOrders: number;
  readonly price: number | null;
}

export function documentOf({
  item,
  frame,
  family,
  aliases,
  catalogs,
  orders,
  familyOrders,
  price,
}: DocumentParts): ProductDocument {
  const path = frame.pathTo(item.category.code);
  const itemClass = frame.classes.get(item.classCode);
  const shown = (itemClass?.attributes ?? []).flatMap((attribute) => {
    const value = item.attributes[attribute.code];
    return value === undefined ? [] : [{ attribute, value, text: displayValue(attribute, value) }];
  });
  const measures = shown.flatMap(({ attribute, value, text }) =>
    typeof value === "number" ? measureToken(value, attribute.unit) : readMeasures(text).measures,
  );
  return {
    sku: item.sku,
    ids: [item.sku, identifierKey(item.manufacturerPartNumber), ...aliases.filter(isPublic).map(({ key }) => key)],
    ownIds: aliases.filter((alias) => !isPublic(alias)).map(({ key, account_number: account }) => `${account} ${key}`),
    name: item.name,
    words: [
      itemClass?.name ?? "",
      family?.name ?? "",
      ...path.map(({ name }) => name),
      item.brand.name,
      ...shown.filter(({ value }) => typeof value !== "number" && typeof value !== "boolean").map(({ text }) => text),
      ...shown.filter(({ value }) => value === true).map(({ attribute }) => attribute.name),
    ].join(" "),
    description: item.description,
    measures: [...new Set([...readMeasures(item.name).measures, ...measures])],
    brandCode: item.brand.code,
    brand: item.brand.name,
    classCode: item.classCode,
    familyCode: item.familyCode,
    shelves: path.map(({ code }) => code),
    shelfCode: item.category.code,
    shelfName: item.category.name,
    shelfSlug: item.category.slug,
    facets: [
      facetTerm("brand", item.brand.name),
      ...shown
        .filter(({ attribute }) => attribute.isFacet)
        .flatMap(({ attribute, value, text }) =>
          Array.isArray(value)
            ? value.map((entry) => facetTerm(attribute.code, entry))
            : [facetTerm(attribute.code, text)],
        ),
    ],
    numbers: Object.fromEntries(
      shown.flatMap(({ attribute, value }) =>
        attribute.isFacet && typeof value === "number" ? [[attribute.code, value]] : [],
      ),
    ),
    catalogs,
    isSold: item.lifecycle === "active" || item.lifecycle === "clearance",
    orders,
    familyOrders,
    popularity: orders + 1,
    price,
  };
}

function isPublic({ account_number: account }: { readonly account_number: string }): boolean {
  return account === "";
}
