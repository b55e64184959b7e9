import { type ChosenBranch, chosenBranch } from "@capstan/features/account/server";
import type { PromisePlan } from "@capstan/features/availability/server";
import { type ItemFacts, type StoredLine, cartOnFile, readItemFacts } from "@capstan/features/cart/server";
import {
  type AnyBuyer,
  type GuestContact,
  type OrderChoices,
  type PaymentChoice,
  type Quote,
  type PurchaseOrderRule,
  type QuoteDeps,
  type ReferenceField,
  purchaseOrderRule,
  cartOwnerOf,
  quoteOrder,
  referenceFields,
} from "@capstan/features/orders/server";
import { type Day, dayOn } from "@capstan/platform/day";
import { batchQuery } from "@capstan/platform/json-query";
import {
  type AccountCredit,
  type OrderingMember,
  accountCredit,
  certificateEnds,
  orderingMember,
  placeNames,
  shipToAddresses,
} from "./account-terms.store.server.ts";
import { type SavedCheckout, savedCheckout } from "./checkout.store.server.ts";
import type { GuestName, PaymentMethod, ShipToAddress } from "./checkout.ts";
import { type ChosenDelivery, chosenDelivery, orderChoicesOf } from "./order-choices.server.ts";

/** All that a checkout rests on at one moment. */
export interface CheckoutState {
  /** Null for buyers who have signed in. */
  readonly guest: GuestName | null;
  readonly method: PaymentMethod;
  readonly saved: SavedCheckout;
  readonly lines: readonly StoredLine[];
  readonly addresses: readonly ShipToAddress[];
  readonly rule: PurchaseOrderRule;
  readonly fields: readonly ReferenceField[];
  readonly credit: AccountCredit | null;
  readonly member: OrderingMember | null;
  readonly branch: ChosenBranch | null;
  readonly delivery: ChosenDelivery;
  readonly choices: OrderChoices;
  /** Null where the sales tax at the ship-to is not known: nothing can be ordered there. */
  readonly quote: Quote | null;
  readonly facts: ItemFacts;
  /** By SKU: how each line would be picked up. */
  readonly pickups: ReadonlyMap<string, PromisePlan>;
  readonly places: ReadonlyMap<string, string>;
  readonly certificates: ReadonlyMap<string, string>;
  readonly on: Day;
}

/** A fixed number of statements, however many lines. */
export async function loadCheckout(deps: CheckoutDeps, buyer: AnyBuyer): Promise<CheckoutState> {
  const { db, clock } = deps;
  const { accountNumber, userId } = buyer;
  const on = dayOn(clock);
  const [stored, branch] = await Promise.all([
    batchQuery(db, {
      saved: savedCheckout(buyer),
      cart: cartOnFile(buyer),
      addresses: shipToAddresses(userId === null ? null : accountNumber),
      rule: purchaseOrderRule(accountNumber),
      fields: referenceFields(accountNumber),
      credit: accountCredit(accountNumber),
      member: orderingMember(accountNumber, userId ?? ""),
      certificates: certificateEnds(accountNumber),
    }),
    userId === null ? null : chosenBranch(db, { accountNumber, userId }),
  ]);
  const { saved, cart, addresses, fields, credit } = stored;
  const guest = userId === null ? (saved.delivery?.guest ?? nobody) : null;
  const member = guest ? memberOf(guest) : stored.member;
  const method = methodOf(saved.payment?.method, { hasCredit: credit !== null, takesCards: deps.takesCards });
  const lines = cart?.lines ?? [];
  const delivery = chosenDelivery(saved.delivery, addresses);
  const inCart = new Set(lines.map(({ sku }) => sku));
  const pickupSkus = saved.pickupSkus.filter((sku) => inCart.has(sku));
  const pickup = branch && pickupSkus.length > 0 ? { branchCode: branch.code, skus: pickupSkus } : null;
  const choices = orderChoicesOf({ delivery, payment: saved.payment, fields, pickup });
  const [quoted, facts, plans, { places }] = await Promise.all([
    quoteOrder(deps, { buyer, choices, lines }),
    readItemFacts(deps, cartOwnerOf(buyer), { skus: lines.map(({ sku }) => sku), on, lines }),
    branch ? deps.promises.plans(lines.map((line) => pickedUp(line, branch.code))) : [],
    batchQuery(db, { places: placeNames(branch?.code ?? null) }),
  ]);
  const pickups = new Map(lines.flatMap(({ sku }, at) => (plans[at] ? [[sku, plans[at]] as const] : [])));
  const quote = quoted.ok ? quoted.value : null;
  return { ...stored, guest, method, member, lines, branch, delivery, choices, quote, facts, pickups, places, on };
}

export interface CheckoutDeps extends QuoteDeps {
  /** A payment provider is configured. */
  readonly takesCards: boolean;
}

const nobody: GuestName = { contactName: "", email: "" };

/** A guest is in no account and has no limit. */
function memberOf({ contactName, email }: GuestName): OrderingMember {
  return { companyName: "", fullName: contactName, email, spendingLimit: null, approvers: [] };
}

/** What was chosen, where the account can pay so. */
function methodOf(
  chosen: PaymentMethod | undefined,
  { hasCredit, takesCards }: { readonly hasCredit: boolean; readonly takesCards: boolean },
): PaymentMethod {
  if (!takesCards) return "account";
  return hasCredit ? (chosen ?? "account") : "card";
}

/** How the order is to be paid. */
export function paymentOf({ method, guest, delivery }: CheckoutState): PaymentChoice {
  if (method === "account") return { method };
  const contact: GuestContact | null = guest && {
    name: guest.contactName,
    email: guest.email,
    phone: delivery.receiving.phone || null,
  };
  return { method, contact };
}

export function pickedUp({ sku, quantity }: Pick<StoredLine, "sku" | "quantity">, branchCode: string) {
  return { sku, quantity, fulfilment: "pickup" as const, branchCode };
}

/** Whether all of it lies at the branch: nothing has to be brought there. */
export function isAtBranch(plan: PromisePlan | undefined, quantity: number, branchCode: string): boolean {
  return plan?.sources[0]?.code === branchCode && plan.sources[0].quantity >= quantity;
}
