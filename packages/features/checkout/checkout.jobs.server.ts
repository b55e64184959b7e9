import { checkoutPaid } from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import { type Job, defineJob } from "@capstan/platform/queue";
import { deleteCheckout } from "./checkout.store.server.ts";

export function checkoutJobs({ db }: { readonly db: Database }): readonly Job[] {
  return [
    defineJob({
      ...checkoutPaid,
      run: async ({ accountNumber, userId, cartId, paidAt }) =>
        deleteCheckout(db, userId === null ? { userId, cartId } : { accountNumber, userId }, new Date(paidAt)),
    }),
  ];
}
