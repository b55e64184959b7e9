import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import type { Visitor } from "@capstan/platform/visitor";
import { type CartView, cartCookie, ownerOf } from "./cart.ts";
import { readCart } from "./read-cart.server.ts";

export function cartReader({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    load: async (request: Request, visitor: Visitor): Promise<CartView> => {
      const cookies = readCookies(request.headers.get("cookie") ?? undefined);
      return readCart(db, {
        owner: ownerOf(visitor, cookies[cartCookie]),
        ...priceContextOf(visitor, clock),
      });
    },
  };
}
