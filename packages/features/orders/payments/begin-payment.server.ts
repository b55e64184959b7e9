import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { CardPayments } from "./card-payments.ts";
import { keepPage, payableOrder, paymentOnFile } from "./payment.store.server.ts";
import type { PaymentDeps } from "./settle-payment.server.ts";

interface BeginDeps extends Pick<PaymentDeps, "db"> {
  readonly payments: CardPayments;
  /** The address that visitors type. */
  readonly origin: string;
}

/** The provider's page for an order that waits for its card. The same again gives the same page. */
export async function beginPayment({ db, payments, origin }: BeginDeps, attempt: string): Promise<string> {
  const payment = (await paymentOnFile(db, { attempt })) ?? bug("an order by card has no payment");
  if (payment.pageUrl !== null) return payment.pageUrl;
  const { email, lines, freight, tax } = await payableOrder(db, payment);
  const page = await payments.begin({
    key: attempt,
    orderNumber: payment.orderNumber,
    email,
    lines: [...lines, { name: "Freight", amount: freight }, { name: "Tax", amount: tax }],
    expiresAt: payment.expiresAt,
    paidUrl: `${origin}${lazyUrls.paymentReturn({ attempt })}`,
    unpaidUrl: `${origin}${lazyUrls.paymentLeft({ attempt })}`,
  });
  // Before anybody is sent there: what is paid on a page that nobody knows would be lost.
  await keepPage(db, payment, page);
  return page.pageUrl;
}
