/** Orders by card against the fake provider, for the db tests of this slice. */
import { type Clock, systemClock } from "@capstan/platform/clock";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type GuestContact, guestAccount } from "../../order.ts";
import { placeOrder } from "../../place-order.server.ts";
import type { AnyBuyer, GuestBuyer, OrderBuyer } from "../../quote-order.server.ts";
import { fillCart, newKey, noChoices, quoteDeps, shownNow } from "../../test-kit/order-store.ts";
import { beginPayment } from "../begin-payment.server.ts";
import { paymentOnFile } from "../payment.store.server.ts";
import { settlePayment } from "../settle-payment.server.ts";
import { stripePayments } from "../stripe-payments.server.ts";

export const cards = { good: "4242424242424242", declined: "4000000000000002", singleCapture: "378282246310005" };

const shipTo = {
  name: "Aho Repairs",
  attention: null,
  address1: "9 Lane",
  address2: null,
  city: "Milwaukee",
  state: "WI",
  zip: "53202",
};

type Quantities = Readonly<Record<string, number>>;

export function paymentStore(
  database: DatabaseHandle,
  settings: { readonly apiUrl: string; readonly webhookSecret: string },
) {
  const { db, pool } = database;
  const payments = stripePayments({ secretKey: "sk_test_fake", ...settings });
  const deps = { db, clock: systemClock, payments };
  const origin = "https://store.example";
  const beginAgain = async (attempt: string) => beginPayment({ db, payments, origin }, attempt);
  /** Fills the cart, presses Place Order, and is sent to the card's page. */
  const begin = async (buyer: OrderBuyer, quantities: Quantities) => {
    await fillCart(database, buyer, quantities);
    return beginFor(buyer);
  };
  /** Presses Place Order for what is in the cart. */
  const beginFor = async (buyer: AnyBuyer, choices = noChoices, contact: GuestContact | null = null) => {
    const quoting = quoteDeps(db);
    const attempt = newKey();
    const shown = await shownNow(quoting, buyer, choices);
    const payment = { method: "card", contact } as const;
    const placed = await placeOrder(quoting, { buyer, choices, payment, shown, idempotencyKey: attempt });
    if (!placed.ok) throw new Error(JSON.stringify(placed.failure));
    const pageUrl = await beginAgain(attempt);
    const begun = await paymentOnFile(db, { attempt });
    return { orderNumber: placed.value.orderNumber, attempt, pageUrl, sessionId: begun?.sessionId ?? "" };
  };
  return {
    payments,
    deps,
    begin,
    beginAgain,
    /** An order that a guest has paid for. */
    payAsGuest: async (cartId: string, quantities: Quantities, contact: GuestContact) => {
      await pool.query("insert into cart (id, created_at, updated_at, version) values ($1, now(), now(), 1)", [cartId]);
      await pool.query(
        `insert into cart_line (cart_id, sku, quantity, position, added_at)
         select $1, sku, quantity, row_number() over (), now() from unnest($2::text[], $3::int[]) as it (sku, quantity)`,
        [cartId, Object.keys(quantities), Object.values(quantities)],
      );
      const buyer: GuestBuyer = { userId: null, accountNumber: guestAccount, agentId: null, cartId };
      const begun = await beginFor(buyer, { ...noChoices, shipTo }, contact);
      await fetch(begun.pageUrl, {
        method: "POST",
        body: new URLSearchParams({ card: cards.good }),
        redirect: "manual",
      });
      await settlePayment(deps, begun);
      return begun;
    },
    pay: async (buyer: OrderBuyer, quantities: Quantities, card: string) => {
      const begun = await begin(buyer, quantities);
      await fetch(begun.pageUrl, { method: "POST", body: new URLSearchParams({ card }), redirect: "manual" });
      await settlePayment(deps, begun);
      return begun;
    },
    /** The same, so many minutes from now. */
    at: (minutes: number) => {
      const clock: Clock = { ...systemClock, now: () => new Date(Date.now() + minutes * 60_000) };
      return { ...deps, clock };
    },
    cartOf: async ({ userId }: OrderBuyer): Promise<Quantities> => {
      const { rows } = await pool.query<{ sku: string; quantity: number }>(
        "select sku, quantity from cart_line join cart on cart.id = cart_id where user_id = $1",
        [userId],
      );
      return Object.fromEntries(rows.map(({ sku, quantity }) => [sku, quantity]));
    },
  };
}
