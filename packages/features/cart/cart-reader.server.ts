import { promiseReader, stockReader } from "@capstan/features/availability/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import type { Visitor } from "@capstan/platform/visitor";
import { type CartDetails, cartCookie, ownerOf } from "./cart.ts";
import { exportCart } from "./export/export-cart.server.ts";
import { isQuantity, quantityIn, skuIn } from "./entries.ts";
import type { QuestionParams } from "./pending-question.server.ts";
import { readCart } from "./read-cart.server.ts";

export function cartReader({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const deps = { db, stock: stockReader(db), promises: promiseReader({ db, clock }) };
  return {
    load: async (request: Request, visitor: Visitor): Promise<CartDetails> => {
      const cookies = readCookies(request.headers.get("cookie") ?? undefined);
      return readCart(deps, {
        owner: ownerOf(visitor, cookies[cartCookie]),
        ask: questionIn(new URL(request.url).searchParams, clock),
        ...priceContextOf(visitor, clock),
      });
    },
    csv: async (request: Request, visitor: Visitor): Promise<string> => {
      const cookies = readCookies(request.headers.get("cookie") ?? undefined);
      return exportCart(deps, {
        owner: ownerOf(visitor, cookies[cartCookie]),
        priceContext: priceContextOf(visitor, clock),
      });
    },
  };
}

function questionIn(params: URLSearchParams, clock: Clock): QuestionParams | undefined {
  const sku = params.get("ask");
  const quantity = quantityIn(params.get("quantity") ?? "");
  return sku === null
    ? undefined
    : { sku: skuIn(sku), quantity: isQuantity(quantity) ? quantity : 1, now: clock.now() };
}
