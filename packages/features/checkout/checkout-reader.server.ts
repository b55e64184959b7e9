import { type CardPayments, guestAccount, quoteDeps } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import type { Visitor } from "@capstan/platform/visitor";
import type { CheckoutView, ConfirmationView } from "./checkout.ts";
import { guestIn } from "./buyer-in.server.ts";
import { readCheckout } from "./read-checkout.server.ts";
import { readConfirmation } from "./read-confirmation.server.ts";

interface ReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: CardPayments | undefined;
}

export function checkoutReader({ db, clock, payments }: ReaderDeps) {
  const cards = payments === undefined ? ("none" as const) : payments.isDemo ? ("demo" as const) : ("live" as const);
  const takesCards = payments !== undefined;
  const deps = { ...quoteDeps({ db, clock }), cards, takesCards };
  return {
    takesGuests: takesCards,
    loadGuest: async (request: Request): Promise<CheckoutView | null> => {
      const buyer = guestIn(cookiesIn(request));
      return buyer.ok ? readCheckout(deps, { buyer: buyer.value, role: null }) : null;
    },
    guestConfirmation: async (request: Request, orderNumber: string): Promise<ConfirmationView | null> => {
      const buyer = guestIn(cookiesIn(request));
      if (!buyer.ok) return null;
      return readConfirmation(
        { db, clock },
        { accountNumber: guestAccount, orderNumber, guestCart: buyer.value.cartId },
      );
    },
    load: async ({ userId, accountNumber, agentId, role }: Visitor): Promise<CheckoutView | null> =>
      userId === null || accountNumber === null
        ? null
        : readCheckout(deps, { buyer: { userId, accountNumber, agentId }, role }),
    confirmation: async ({ accountNumber }: Visitor, orderNumber: string): Promise<ConfirmationView | null> =>
      accountNumber === null ? null : readConfirmation({ db, clock }, { accountNumber, orderNumber }),
  };
}

function cookiesIn(request: Request) {
  return readCookies(request.headers.get("cookie") ?? undefined);
}
