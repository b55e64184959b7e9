import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import { stockReader } from "@capstan/features/search/server";
import { type ProductDeps, loadProduct } from "./load-product.server.ts";
import type { ProductView } from "./product.ts";

export function productReader({ clock, ...handles }: Omit<ProductDeps, "stock"> & { readonly clock: Clock }) {
  const deps = { ...handles, stock: stockReader(handles.db) };
  return {
    // Everybody is anonymous until there are sessions.
    load: async (_request: Request, sku: string): Promise<ProductView | undefined> =>
      loadProduct(deps, { sku, looking: { accountNumber: null, isSignedIn: false, on: dayOn(clock) } }),
  };
}
