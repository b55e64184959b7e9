import { stockReader } from "@capstan/features/availability/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import type { CompareQuery, ComparisonView } from "./compare.ts";
import { type ComparisonDeps, loadComparison } from "./load-comparison.server.ts";

export function compareReader({ clock, ...handles }: Omit<ComparisonDeps, "stock"> & { readonly clock: Clock }) {
  const deps = { ...handles, stock: stockReader(handles.db) };
  return {
    load: async ({ skus }: Pick<CompareQuery, "skus">, visitor: Visitor = anonymous): Promise<ComparisonView> =>
      loadComparison(deps, { skus, priceContext: priceContextOf(visitor, clock), visitor }),
  };
}
