import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import { type Visitor, anonymous, reaches } from "@capstan/platform/visitor";
import { stockReader } from "@capstan/features/search/server";
import { type ProductDeps, loadProduct } from "./load-product.server.ts";
import type { ProductView } from "./product.ts";

export function productReader({ clock, ...handles }: Omit<ProductDeps, "stock"> & { readonly clock: Clock }) {
  const deps = { ...handles, stock: stockReader(handles.db) };
  return {
    load: async (_request: Request, sku: string, visitor: Visitor = anonymous): Promise<ProductView | undefined> => {
      const { accountNumber } = visitor;
      const isSignedIn = reaches(visitor, "rml-user");
      return loadProduct(deps, { sku, looking: { accountNumber, isSignedIn, on: dayOn(clock) } });
    },
  };
}
