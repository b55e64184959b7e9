import { type ScopedVisitor, checkCatalog, readCatalogScope } from "@capstan/features/account/server";
import { type RelationKind, isSold, itemsBySku, relationsOf, successorOf } from "@capstan/features/catalog/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { associatedSkus } from "./recommendations.store.server.ts";

/** Spec 9. */
const maxRecommendations = 6;
/** Some may be outside the account's own catalog. */
const maxAssociated = 24;

export interface RecommendDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** What the catalog's editors related to an item, and what buyers order with it. Only what can be ordered. */
export interface ItemRecommendations {
  readonly similar: readonly string[];
  readonly requiredAccessories: readonly string[];
  readonly related: readonly string[];
  readonly orderedTogether: readonly string[];
  readonly alternates: readonly string[];
}

export async function recommendForItem(
  { db, clock }: RecommendDeps,
  { sku, visitor }: { readonly sku: string; readonly visitor: ScopedVisitor },
): Promise<ItemRecommendations> {
  const on = dayOn(clock);
  const [relations, successor, together] = await Promise.all([
    relationsOf(db, sku, on),
    successorOf(db, sku, on),
    associatedSkus(db, [sku], maxAssociated),
  ]);
  const related = (kind: RelationKind) => (relations.get(kind) ?? []).map(({ related_sku: other }) => other);
  const lists = {
    similar: related("similar"),
    requiredAccessories: related("required-accessory"),
    related: related("related"),
    orderedTogether: together,
    alternates: [...new Set([...(successor === undefined ? [] : [successor]), ...related("alternate")])],
  };
  const all = Object.values(lists).flat();
  const [sold, isShown] = await Promise.all([soldSkus(db, all), shownTo(db, visitor, all)]);
  const some = (skus: readonly string[]) =>
    skus.filter((one) => sold.has(one) && isShown(one)).slice(0, maxRecommendations);
  return {
    similar: some(lists.similar),
    requiredAccessories: some(lists.requiredAccessories),
    related: some(lists.related),
    orderedTogether: some(lists.orderedTogether),
    alternates: some(lists.alternates),
  };
}

/** For several items at once: what is ordered together with them. */
export async function recommendForBasket(
  { db }: RecommendDeps,
  { skus, visitor }: { readonly skus: readonly string[]; readonly visitor: ScopedVisitor },
): Promise<readonly string[]> {
  const together = await associatedSkus(db, skus, maxAssociated);
  const isShown = await shownTo(db, visitor, together);
  return together.filter(isShown).slice(0, maxRecommendations);
}

/** What the account's own catalog keeps from a buyer is not recommended. */
async function shownTo(db: Database, visitor: ScopedVisitor, skus: readonly string[]) {
  const check = await checkCatalog(db, await readCatalogScope(db, visitor), skus);
  return (sku: string) => !check.isHidden(sku);
}

async function soldSkus(db: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const items = await itemsBySku(db, skus);
  return new Set(items.filter(isSold).map((one) => one.sku));
}
