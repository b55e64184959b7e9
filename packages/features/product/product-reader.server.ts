import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import { type ProductDeps, loadProduct } from "./load-product.server.ts";
import type { ProductView } from "./product.ts";

export function productReader({ clock, ...deps }: ProductDeps & { readonly clock: Clock }) {
  return {
    // Everybody is anonymous until there are sessions.
    load: async (_request: Request, sku: string): Promise<ProductView | undefined> =>
      loadProduct(deps, { sku, looking: { accountNumber: null, isSignedIn: false, on: dayOn(clock) } }),
  };
}
