import { lazyUrls } from "@capstan/features/lazy-urls";
import { guestAccount } from "../order.ts";

interface MailedOrder {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

/** The order's page; a guest, who has no account to sign in to, looks it up by its number and e-mail. */
export function orderHref(origin: string, { accountNumber, orderNumber }: MailedOrder): string {
  const isGuest = accountNumber === guestAccount;
  return origin + (isGuest ? lazyUrls.orderLookupPage({ order: orderNumber }) : lazyUrls.order({ orderNumber }));
}

/** A document is for the order's account alone: a guest claims the order first. */
export function documentHref(origin: string, { accountNumber, orderNumber }: MailedOrder, document: string): string {
  const isGuest = accountNumber === guestAccount;
  return origin + (isGuest ? lazyUrls.claimOrder({ order: orderNumber }) : lazyUrls.orderDocument({ document }));
}
