import type { Sort } from "../results/address.ts";

/** What the engine sorts by, for each order that a buyer can choose. */
export function sortOf(sort: Sort, isSearch: boolean): object[] {
  const last = [{ sku: "asc" }];
  if (sort === "price") return [{ price: { order: "asc", missing: "_last" } }, ...last];
  if (sort === "-price") return [{ price: { order: "desc", missing: "_last" } }, ...last];
  if (sort === "orders") return [{ orders: "desc" }, ...last];
  // In a category, the most ordered families go first: the order in which the index is kept.
  return isSearch
    ? [{ _score: "desc" }, { orders: "desc" }, ...last]
    : [{ familyOrders: "desc" }, { familyCode: "asc" }, ...last];
}
