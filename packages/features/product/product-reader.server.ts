import { promiseReader, stockReader } from "@capstan/features/availability/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type ProductDeps, loadProduct } from "./load-product.server.ts";
import type { ProductView } from "./product.ts";

export function productReader({
  clock,
  ...handles
}: Omit<ProductDeps, "stock" | "promises"> & { readonly clock: Clock }) {
  const deps = { ...handles, stock: stockReader(handles.db), promises: promiseReader({ db: handles.db, clock }) };
  return {
    load: async (_request: Request, sku: string, visitor: Visitor = anonymous): Promise<ProductView | undefined> =>
      loadProduct(deps, { sku, priceContext: priceContextOf(visitor, clock), visitor }),
  };
}
