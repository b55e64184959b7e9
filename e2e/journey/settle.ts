/** What every order comes to in the end, however it was placed: delivered, billed, partly returned, refunded. */
import { type Page, expect } from "@playwright/test";
import { lazyUrls } from "../../packages/features/lazy-urls.ts";
import { amountAfter, amountOf, sumOf } from "./amounts.ts";
import { documentText, linkIn, mailTo, mailsTo } from "./mails.ts";
import { main, startReturn } from "./shop.ts";
import type { Warehouse } from "./warehouse.ts";

export interface PlacedOrder {
  readonly orderNumber: string;
  /** Where its mails go. */
  readonly email: string;
  /** What it comes to, in cents. */
  readonly total: bigint;
}

/** The order's own page says the total; it is opened where a mail's button leads. */
export async function expectOrderPage(page: Page, href: string, { orderNumber, total }: PlacedOrder): Promise<void> {
  await page.goto(href);
  await expect(page).toHaveURL(lazyUrls.order({ orderNumber }));
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(orderNumber);
  expect(amountOf(await main(page).locator("dd.orders-sum").first().textContent())).toBe(total);
}

/** Mail and PDF of each invoice say the same, and all together are the order; the feed says so too. */
export async function expectInvoices(page: Page, warehouse: Warehouse, order: PlacedOrder, count = 1): Promise<void> {
  const { email, orderNumber, total } = order;
  const mails = await mailsTo(email, new RegExp(`^Invoice INV-\\d+ for order ${orderNumber}$`), count);
  const billed: bigint[] = [];
  for (const mail of mails) {
    const label = mail.text.includes("Charged to card") ? "Charged to card" : "Amount due";
    const amount = amountAfter(mail.text, label);
    const href = lazyUrls.orderDocument({ document: /INV-\d+/.exec(mail.subject)?.[0] ?? "" });
    const text = await documentText(page, href);
    if (text !== undefined) {
      expect(amountAfter(text, label)).toBe(amount);
      expect(text).toContain(orderNumber);
    }
    billed.push(amount);
  }
  expect(sumOf(billed)).toBe(total);
  const { invoices, total: reportedTotal } = await warehouse.fed();
  expect([new Set(invoices), sumOf(invoices), reportedTotal]).toEqual([new Set(billed), total, total]);
}

/** One unit of the first line comes back; what is credited, in cents, as mail, PDF, page and feed say alike. */
export async function returnOne(page: Page, warehouse: Warehouse, order: PlacedOrder): Promise<bigint> {
  const { orderNumber, email } = order;
  const returnNumber = await startReturn(page, orderNumber, 1);
  const approved = await mailTo(email, new RegExp(`^Return ${returnNumber} for order ${orderNumber} is approved$`));
  const slip = await documentText(page, linkIn(approved, "Print Return Slip"));
  if (slip !== undefined) expect(slip).toContain(returnNumber);
  await warehouse.takeBack(returnNumber, 1);
  const credited = await mailTo(email, new RegExp(`^Credit note CN-\\d+ for return ${returnNumber}$`));
  const amount = amountAfter(credited.text, "Credit");
  const note = await documentText(page, linkIn(credited, "Open Credit Note"));
  if (note !== undefined) expect(amountAfter(note, "Credit")).toBe(amount);
  expect((await warehouse.fed()).creditNotes).toEqual([amount]);
  await page.goto(linkIn(credited, "View order"));
  const returns = main(page).getByRole("region", { name: "Returns" });
  expect(amountOf(await returns.locator(".order-return-row b").first().textContent())).toBe(amount);
  expect(amount).toBeGreaterThan(0n);
  return amount;
}
