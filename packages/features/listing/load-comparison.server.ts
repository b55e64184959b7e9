import {
  type ScopedVisitor,
  checkCatalog,
  outsideReason,
  previouslyPurchased,
  readCatalogScope,
} from "@capstan/features/account/server";
import { type StockReader, withStock } from "@capstan/features/availability/server";
import {
  type CategoryTree,
  type ClassAttribute,
  type Item,
  displayValue,
  documentsByCode,
  familiesByCode,
  formatMeasures,
  isSku,
  isSold,
  itemDetails,
  itemsBySku,
  standardSpecifications,
} from "@capstan/features/catalog/server";
import { type PriceContext, priceFiles } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { type CompareColumn, type ComparisonView, maxCompared } from "./compare.ts";
import { comparedRows } from "./compared-rows.ts";
import { priceOfOne, rowOf } from "./item-rows.server.ts";
import { whatChanges } from "./what-changes.ts";

export interface ComparisonDeps {
  readonly db: Database;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
  readonly stock: StockReader;
}

interface ComparisonRequest {
  readonly skus: readonly string[];
  readonly priceContext: PriceContext;
  readonly visitor: ScopedVisitor;
}

/** Items side by side, with the visitor's own prices. What can't be compared is named, and the others are. */
export async function loadComparison(
  { db, categoryTree: readCategoryTree, stock: stockReader }: ComparisonDeps,
  { skus, priceContext, visitor }: ComparisonRequest,
): Promise<ComparisonView> {
  const scope = await readCatalogScope(db, visitor);
  const numbers = skus.filter(isSku);
  const [found, check] = await Promise.all([itemsBySku(db, numbers), checkCatalog(db, scope, numbers)]);
  const known = new Map(found.map((item) => [item.sku, item]));
  const shown = skus.flatMap((sku) => known.get(sku) ?? []).filter(({ sku }) => !check.isHidden(sku));
  const items = shown.slice(0, maxCompared);
  const compared = items.map(({ sku }) => sku);
  const { accountNumber, on } = priceContext;
  const [categoryTree, prices, purchased, stock, documents] = await Promise.all([
    readCategoryTree(),
    priceFiles(db, accountNumber, compared),
    accountNumber === null ? new Set<string>() : previouslyPurchased(db, accountNumber, compared),
    stockReader.labels(compared, on),
    documentsOf(db, items),
  ]);
  const columns = items.map((item, at): CompareColumn => {
    const outside = check.mark(item.sku);
    return {
      ...rowOf(item, [], { prices, purchased, priceContext }),
      ...(outside === null ? {} : { outside }),
      brand: item.brand.name,
      manufacturerPartNumber: item.manufacturerPartNumber,
      documents: documents[at] ?? [],
      isSold: isSold(item),
    };
  });
  const classes = new Set(items.map(({ classCode }) => classCode));
  const [classCode = ""] = classes;
  const attributesOf = (item: Item) => categoryTree?.classes.get(item.classCode)?.attributes ?? [];
  const rows = comparedRows(items.map((item) => ({ specs: specsOf(item, attributesOf(item)) })));
  const priced = items.map((item) => {
    const answer = priceOfOne(item.sku, { prices, priceContext });
    return { ...item, price: "price" in answer ? answer.price : null };
  });
  return {
    breadcrumbs: breadcrumbsOf(items[0], categoryTree),
    kind: classes.size === 1 ? (categoryTree?.classes.get(classCode)?.name ?? null) : null,
    columns: withStock(columns, stock),
    rows,
    changes: whatChanges(priced, rows),
    problems: skus.flatMap((sku) => {
      if (!known.has(sku)) return [`${sku} is not an item of ours. Check the item number.`];
      if (scope && check.isHidden(sku)) return [`${sku} ${outsideReason(scope)}`];
      return compared.includes(sku) ? [] : [`${sku} is left out: up to ${maxCompared} items can be compared.`];
    }),
  };
}

function breadcrumbsOf(item: Item | undefined, tree: CategoryTree | undefined): ComparisonView["breadcrumbs"] {
  const path = item ? (tree?.pathTo(item.category.code) ?? []) : [];
  return [{ name: "Home", url: urls.home() }, ...path.map(({ name, ...node }) => ({ name, url: urls.category(node) }))];
}

function specsOf(item: Item, attributes: readonly ClassAttribute[]) {
  const own = attributes.flatMap((attribute) => {
    const value = item.attributes[attribute.code];
    return value === undefined ? [] : [{ name: attribute.name, value: formatMeasures(displayValue(attribute, value)) }];
  });
  return [...own, ...standardSpecifications(item)];
}

/** In the items' order: their own and their families'. */
async function documentsOf(db: Database, items: readonly Item[]): Promise<readonly CompareColumn["documents"][]> {
  const codes = items.flatMap(({ familyCode }) => familyCode ?? []);
  const [families, details] = await Promise.all([
    familiesByCode(db, codes),
    Promise.all(items.map(async ({ sku }) => itemDetails(db, sku))),
  ]);
  return Promise.all(
    items.map(async ({ familyCode }, at) => {
      const wanted = [...(details[at]?.documents ?? []), ...(families.get(familyCode ?? "")?.documents ?? [])];
      const found = wanted.length === 0 ? [] : await documentsByCode(db, wanted);
      return found.map(({ title, url }) => ({ title, url }));
    }),
  );
}
