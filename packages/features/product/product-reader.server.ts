import { frameReader } from "@capstan/features/search/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Day } from "@capstan/platform/day";
import { loadProduct } from "./load-product.server.ts";
import type { ProductView } from "./product.ts";

export function productReader({ db, clock, origin }: { db: Database; clock: Clock; origin: string }) {
  const frame = frameReader(db);
  return {
    load: async (_request: Request, sku: string): Promise<ProductView | undefined> => {
      const on = clock.now().toISOString().slice(0, 10) as Day;
      // Everybody is anonymous until there are sessions.
      return loadProduct({ db, frame, origin }, { sku, looking: { accountNumber: null, isSignedIn: false, on } });
    },
  };
}
