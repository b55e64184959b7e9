import {
  type CatalogScope,
  type ScopedVisitor,
  checkCatalog,
  outsideReason,
  outsideText,
  previouslyPurchased,
  readCatalogScope,
} from "@capstan/features/account/server";
import { type PromiseReader, type StockReader, withStock } from "@capstan/features/availability/server";
import {
  type CategoryTree,
  type ClassAttribute,
  type Item,
  containerOf,
  displayValue,
  documentsByCode,
  familiesByCode,
  familySkus,
  formatPacks,
  isSku,
  itemDetails,
  itemsBySku,
  isSold,
  relationsBothWays,
  standardSpecifications,
  successorOf,
  unitLabel,
} from "@capstan/features/catalog/server";
import { restrictionsByCode } from "@capstan/features/compliance/server";
import type { ItemRow } from "@capstan/features/listing";
import { familyGroups, rowOf } from "@capstan/features/listing/server";
import { type PictureSources, galleryOf } from "@capstan/features/pictures/server";
import { type PriceContext, priceFiles } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import { publicAliases } from "./aliases.store.server.ts";
import { choicesOf } from "./choices.ts";
import { identifiersOf } from "./identifiers.ts";
import { deliveryOf, offerOf } from "./offer.server.ts";
import type { ProductView } from "./product.ts";
import { relatedRows } from "./related-rows.server.ts";

export interface ProductDeps {
  readonly db: Database;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
  readonly stock: StockReader;
  readonly promises: PromiseReader;
  readonly origin: string;
  readonly pictures: PictureSources;
}

export interface ProductRequest {
  readonly sku: string;
  readonly priceContext: PriceContext;
  readonly visitor: ScopedVisitor;
}

const maxSiblings = 60;
/** Of each kind; some may be outside the account's own catalog, or not sold any more. */
const maxRelatedRead = 24;
/** Others are for recommendations. */
const shownKinds = ["alternate", "required-accessory", "related"] as const;

/** An item's page, from PostgreSQL alone: it works while the search engine is away. */
export async function loadProduct(
  { db, categoryTree: readCategoryTree, stock: stockReader, promises, origin, pictures }: ProductDeps,
  { sku, priceContext, visitor }: ProductRequest,
): Promise<ProductView | undefined> {
  if (!isSku(sku)) return undefined;
  const [[item], scope] = await Promise.all([itemsBySku(db, [sku]), readCatalogScope(db, visitor)]);
  if (!item) return undefined;
  const [categoryTree, details, relations, successor, siblings, families] = await Promise.all([
    readCategoryTree(),
    itemDetails(db, sku),
    relationsBothWays(db, { sku, on: priceContext.on, kinds: shownKinds, limit: maxRelatedRead }),
    successorOf(db, sku, priceContext.on),
    item.familyCode === null ? [] : siblingsOf(db, sku, item.familyCode),
    familiesByCode(db, item.familyCode === null ? [] : [item.familyCode]),
  ]);
  // Taken from the catalog between two reads.
  if (!details) return undefined;
  const others = new Set([...siblings, ...relations.map((one) => one.sku), ...(successor ? [successor] : [])]);
  others.delete(sku);
  const all = [sku, ...others];
  const [items, prices, purchased, documents, restrictions, aliases, stock, delivery, check] = await Promise.all([
    itemsBySku(db, all),
    priceFiles(db, priceContext.accountNumber, all),
    priceContext.accountNumber === null ? new Set<string>() : previouslyPurchased(db, priceContext.accountNumber, all),
    documentsByCode(db, [...details.documents, ...(families.get(item.familyCode ?? "")?.documents ?? [])]),
    restrictionsByCode(db, item.restrictions),
    publicAliases(db, sku),
    stockReader.labels(all, priceContext.on),
    deliveryOf({ db, promises }, item, { visitor, on: priceContext.on }),
    checkCatalog(db, scope, all),
  ]);
  // The item itself is shown, whoever asks for it: that it can't be bought is what its page says.
  const known = new Map(
    items.filter((found) => found.sku === sku || !check.isHidden(found.sku)).map((found) => [found.sku, found]),
  );
  const attributesOf = (classCode: string) => categoryTree?.classes.get(classCode)?.attributes ?? [];
  const context = { prices, purchased, priceContext };
  const marked = (row: ItemRow): ItemRow => {
    const outside = check.mark(row.sku);
    return outside === null ? row : { ...row, outside };
  };
  const own = rowOf(item, [], context);
  const family = siblings.length > 1 ? siblings.flatMap((other) => known.get(other) ?? []) : [];
  const [group] = familyGroups({ items: family, attributesOf, familyNames: families, ...context });
  const path = categoryTree?.pathTo(item.category.code) ?? [];
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
    container: containerOf(item)?.several ?? null,
    packs: formatPacks(item),
    price: own.price,
    offer: offerOf(prices.get(sku), priceContext),
    delivery,
    stock: stock.get(sku) ?? null,
    gallery: galleryOf(pictures, { ...details, attributes: item.attributes }),
    specifications: [...specificationsOf(item, attributesOf(item.classCode)), ...standardSpecifications(item)],
    choices: choicesOf({
      item,
      family: family.filter(isSold),
      attributes: attributesOf(item.classCode),
      unitLabel: (other) => unitLabel(known.get(other) ?? item),
    }),
    documents,
    protectionPlan: planOf(details),
    notices: restrictions.map(({ title, message, citation }) => ({ title, message, citation })),
    family: group ? { ...group, rows: withStock(group.rows.map(marked), stock) } : null,
    ...relatedRows(relations, {
      item,
      known,
      attributes: attributesOf(item.classCode),
      stock,
      mark: check.mark,
      ...context,
    }),
    successor: successorView(known.get(successor ?? "")),
    state: item.lifecycle === "active" ? "sold" : item.lifecycle,
    availableFrom: details.availableFrom,
    discontinuedOn: details.discontinuedOn,
    isPreviouslyPurchased: own.isPreviouslyPurchased,
    ...catalogOf(scope, { isHidden: check.isHidden(sku), isOutside: check.mark(sku) !== null }),
  };
}

function catalogOf(
  scope: CatalogScope | null,
  { isHidden, isOutside }: { readonly isHidden: boolean; readonly isOutside: boolean },
): Pick<ProductView, "catalog"> {
  if (!scope || !(isHidden || isOutside)) return {};
  return { catalog: { text: outsideText(scope), refusal: isHidden ? `This item ${outsideReason(scope)}` : null } };
}

/** Of a very large family the first ones, and always the item itself. */
async function siblingsOf(db: Database, sku: string, familyCode: string): Promise<readonly string[]> {
  const first = await familySkus(db, familyCode, maxSiblings);
  return first.includes(sku) ? first : [...first, sku];
}

function specificationsOf(item: Item, attributes: readonly ClassAttribute[]): ProductView["specifications"] {
  return attributes.flatMap((attribute) => {
    const value = item.attributes[attribute.code];
    return value === undefined ? [] : [{ name: attribute.name, value: displayValue(attribute, value) }];
  });
}

type Details = NonNullable<Awaited<ReturnType<typeof itemDetails>>>;

function planOf({ planName, planPrice, planTerms }: Details): ProductView["protectionPlan"] {
  const price = planPrice === null ? undefined : moneyOf(planPrice);
  if (planName === null || price === undefined) return null;
  return { name: planName, price: formatMoney(price), terms: planTerms ?? "" };
}

function successorView(item: Item | undefined): ProductView["successor"] {
  return item ? { sku: item.sku, name: item.name, url: urls.product(item) } : null;
}
