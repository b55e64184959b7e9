import { quoteDeps } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import type { CheckoutView, ConfirmationView } from "./checkout.ts";
import { readCheckout } from "./read-checkout.server.ts";
import { readConfirmation } from "./read-confirmation.server.ts";

export function checkoutReader({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const deps = quoteDeps({ db, clock });
  return {
    load: async ({ userId, accountNumber, agentId, role }: Visitor): Promise<CheckoutView | null> =>
      userId === null || accountNumber === null
        ? null
        : readCheckout(deps, { buyer: { userId, accountNumber, agentId }, role }),
    confirmation: async ({ accountNumber }: Visitor, orderNumber: string): Promise<ConfirmationView | null> =>
      accountNumber === null ? null : readConfirmation({ db, clock }, { accountNumber, orderNumber }),
  };
}
