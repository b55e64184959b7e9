import { previouslyPurchased } from "@capstan/features/account/server";
import {
  type CatalogFrame,
  type ClassAttribute,
  type Item,
  displayValue,
  documentsByCode,
  familiesByCode,
  familySkus,
  isSku,
  itemsBySku,
  relationsOf,
  successorOf,
} from "@capstan/features/catalog/server";
import { restrictionsByCode } from "@capstan/features/compliance/server";
import { priceFiles } from "@capstan/features/pricing/server";
import {
  type Looking,
  type StockReader,
  familyGroups,
  rowOf,
  unitLabel,
  withStock,
} from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { publicAliases } from "./aliases.store.server.ts";
import { choicesOf } from "./choices.ts";
import { identifiersOf } from "./identifiers.ts";
import { packWords } from "./pack-words.ts";
import type { ProductView } from "./product.ts";

export interface ProductDeps {
  readonly db: Database;
  readonly frame: () => Promise<CatalogFrame | undefined>;
  readonly stock: StockReader;
  readonly origin: string;
}

const mostSiblings = 60;
const mostRelated = 6;

/** An item's page, from PostgreSQL alone: it works while the search engine is away. */
export async function loadProduct(
  { db, frame: readFrame, stock: stockReader, origin }: ProductDeps,
  { sku, looking }: { readonly sku: string; readonly looking: Looking },
): Promise<ProductView | undefined> {
  if (!isSku(sku)) return undefined;
  const [item] = await itemsBySku(db, [sku]);
  if (!item) return undefined;
  const [frame, relations, successor, siblings, families] = await Promise.all([
    readFrame(),
    relationsOf(db, sku, looking.on),
    successorOf(db, sku, looking.on),
    item.familyCode === null ? [] : siblingsOf(db, sku, item.familyCode),
    familiesByCode(db, item.familyCode === null ? [] : [item.familyCode]),
  ]);
  const kind = (name: "alternate" | "related" | "required-accessory") =>
    (relations.get(name) ?? []).map((row) => row.related_sku).slice(0, mostRelated);
  const others = [
    ...new Set([
      ...siblings,
      ...kind("alternate"),
      ...kind("related"),
      ...kind("required-accessory"),
      ...(successor ? [successor] : []),
    ]),
  ];
  const all = [sku, ...others.filter((other) => other !== sku)];
  const [items, prices, purchased, documents, restrictions, aliases, stock] = await Promise.all([
    itemsBySku(db, all),
    priceFiles(db, looking.accountNumber, all),
    looking.accountNumber === null ? new Set<string>() : previouslyPurchased(db, looking.accountNumber, all),
    documentsByCode(db, families.get(item.familyCode ?? "")?.documents ?? []),
    restrictionsByCode(db, item.restrictions),
    publicAliases(db, sku),
    stockReader.labels(all, looking.on),
  ]);
  const known = new Map(items.map((found) => [found.sku, found]));
  const attributesOf = (classCode: string) => frame?.classes.get(classCode)?.attributes ?? [];
  const context = { prices, purchased, looking };
  const rows = (skus: readonly string[]) =>
    withStock(
      skus.flatMap((other) => known.get(other) ?? []).map((found) => rowOf(found, [], context)),
      stock,
    );
  const own = rowOf(item, [], context);
  const family = siblings.length > 1 ? siblings.flatMap((other) => known.get(other) ?? []) : [];
  const [group] = familyGroups({ items: family, attributesOf, familyNames: families, ...context });
  const path = frame?.pathTo(item.category.code) ?? [];
  return {
    sku,
    name: item.name,
    brand: { name: item.brand.name, url: urls.search({ searchQuery: item.brand.name }) },
    manufacturerPartNumber: item.manufacturerPartNumber,
    identifiers: identifiersOf(aliases),
    description: item.description,
    breadcrumbs: [
      { name: "Home", url: urls.home() },
      ...path.map(({ name, ...node }) => ({ name, url: urls.category(node) })),
    ],
    canonicalUrl: origin + urls.product(item),
    packing: own.packing,
    unitLabel: unitLabel(item),
    piecesPerUnit: item.piecesPerUnit,
    packWords: packWords(item),
    price: own.price,
    stock: stock.get(sku) ?? null,
    specifications: specificationsOf(item, attributesOf(item.classCode)),
    choices: choicesOf({
      item,
      family: family.filter(isOffered),
      attributes: attributesOf(item.classCode),
      unitLabel: (other) => unitLabel(known.get(other) ?? item),
    }),
    documents,
    notices: restrictions.map(({ title, message, citation }) => ({ title, message, citation })),
    family: group ? { ...group, rows: withStock(group.rows, stock) } : null,
    accessories: rows(kind("required-accessory")),
    related: rows(kind("related")),
    alternates: rows(kind("alternate")),
    successor: successorView(known.get(successor ?? "")),
    state: item.lifecycle === "active" ? "sold" : item.lifecycle,
    isPreviouslyPurchased: own.isPreviouslyPurchased,
  };
}

/** Of a very large family the first ones, and always the item itself. */
async function siblingsOf(db: Database, sku: string, familyCode: string): Promise<readonly string[]> {
  const first = await familySkus(db, familyCode, mostSiblings);
  return first.includes(sku) ? first : [...first, sku];
}

/** What is no longer sold is found by its number, and not offered beside its siblings. */
function isOffered({ lifecycle }: Item): boolean {
  return lifecycle === "active" || lifecycle === "clearance";
}

function specificationsOf(item: Item, attributes: readonly ClassAttribute[]): ProductView["specifications"] {
  return attributes.flatMap((attribute) => {
    const value = item.attributes[attribute.code];
    return value === undefined ? [] : [{ name: attribute.name, value: displayValue(attribute, value) }];
  });
}

function successorView(item: Item | undefined): ProductView["successor"] {
  return item ? { sku: item.sku, name: item.name, url: urls.product(item) } : null;
}
