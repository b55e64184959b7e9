/** Four orders from a search on the home page to the refund. Cart, order, mails, PDFs and feed agree to the cent in each. */
import { type Browser, type Page, expect, test } from "@playwright/test";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import { urls } from "../packages/features/urls.ts";
import { paymentPort } from "./address.ts";
import { amountAfter, amountOf } from "./journey/amounts.ts";
import { lookAt } from "./journey/looks.ts";
import { linkIn, mailTo } from "./journey/mails.ts";
import { createBuyingCompany, paymentOf } from "./journey/own-terms.ts";
import { expectInvoices, expectOrderPage, returnOne } from "./journey/settle.ts";
import {
  addFromSearch,
  checkoutTotal,
  confirmedOrder,
  goToCheckout,
  main,
  orderOnAccount,
  pressPlaceOrder,
} from "./journey/shop.ts";
import { warehouseOf } from "./journey/warehouse.ts";
import {
  choosePassword,
  confirmEmail,
  goOn,
  newcomer,
  openRegistration,
  tellAboutYou,
  tellAddress,
} from "./newcomer.ts";
import { sessionCookie } from "./session-cookie.ts";

// Mail and documents take their time, and several people take part.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const full = (id: string) => `${id}:fully-authenticated`;

async function pageAs(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([await sessionCookie(who)]);
  return context.newPage();
}

test("a guest pays by card, looks the order up, registers, claims it, returns a part and is refunded to the card", async ({
  page,
}) => {
  const person = newcomer("Nils Aho");
  const { email } = person;
  await addFromSearch(page, { words: "hex cap screw", quantity: 5 });
  const subtotal = await goToCheckout(page);
  const fields = {
    contactName: "Nils Aho",
    email,
    "one-time-name": "Aho Repairs",
    "one-time-address1": "9 Lane",
    "one-time-city": "Rockford",
    "one-time-state": "IL",
    "one-time-zip": "61104",
  };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  await page.locator("#one-time-zip").blur();
  await expect(page.locator("#delivery .checkout-status")).toHaveText("Complete");
  await lookAt(page, "checkout-guest");
  const total = await checkoutTotal(page);
  await pressPlaceOrder(page);
  expect(amountOf(await page.getByRole("button", { name: /^Pay/ }).textContent())).toBe(total);
  await page.getByRole("button", { name: /^Pay/ }).click();
  const orderNumber = await confirmedOrder(page);
  expect(await checkoutTotal(page)).toBe(total);
  const order = { orderNumber, email, total };

  const placed = await mailTo(email, new RegExp(`^Order ${orderNumber} is placed$`));
  expect([amountAfter(placed.text, "Total"), amountAfter(placed.text, "Subtotal")]).toEqual([total, subtotal]);
  const warehouse = await warehouseOf(orderNumber);
  await warehouse.deliver("W1");
  const shipped = await mailTo(email, new RegExp(`^Order ${orderNumber}, shipment 1, has shipped$`));
  await page.goto(linkIn(shipped, "View Order"));
  await expect(main(page).getByLabel("Order number")).toHaveValue(orderNumber);
  await main(page).getByLabel("E-mail on the order").fill(email);
  await main(page).getByRole("button", { name: "Find Order" }).click();
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText(orderNumber);
  await expect(main(page)).toContainText("Delivered");

  await openRegistration(page);
  await tellAboutYou(page, person);
  await main(page).getByLabel("Myself").check();
  await goOn(page);
  await tellAddress(page);
  await choosePassword(page, person);
  await confirmEmail(page, person);
  const billed = await mailTo(email, new RegExp(`^Invoice INV-\\d+ for order ${orderNumber}$`));
  await page.goto(linkIn(billed, "Claim Order"));
  await expect(main(page).getByLabel("Order number")).toHaveValue(orderNumber);
  await lookAt(page, "claim");
  await main(page).getByLabel("E-mail on the order").fill(email);
  await main(page).getByRole("button", { name: "E-mail a Code" }).click();
  const code = /\b\d{8}\b/.exec((await mailTo(email, new RegExp(`^Your code for order ${orderNumber}$`))).text)?.[0];
  await main(page).getByLabel("Order number").fill(orderNumber);
  await main(page)
    .getByLabel("Code")
    .fill(code ?? "");
  await lookAt(page, "claim-code");
  await main(page).getByRole("button", { name: "Claim Order" }).click();
  await expect(page).toHaveURL(lazyUrls.order({ orderNumber }));
  await expect(main(page)).toContainText("Nils Aho took it into the account");
  await expectOrderPage(page, lazyUrls.order({ orderNumber }), order);
  await expectInvoices(page, warehouse, order);
  const credited = await returnOne(page, warehouse, order);
  const intent = `http://127.0.0.1:${paymentPort}/v1/payment_intents/${await paymentOf(orderNumber)}`;
  await expect
    .poll(async () => (await fetch(intent)).json(), { timeout: 30_000 })
    .toMatchObject({ amount_received: Number(total), refunded: Number(credited) });
  await page.goto(lazyUrls.order({ orderNumber }));
  await expect(main(page).getByRole("region", { name: "Returns" })).toContainText("Refunded");
});

test("a buyer orders on account with a PO; two shipments are two invoices that are the order", async ({ page }) => {
  const company = await createBuyingCompany();
  await page.context().addCookies([await sessionCookie(full(company.buyer))]);
  await addFromSearch(page, { words: "hex cap screw", quantity: 7 });
  await addFromSearch(page, { words: "bearing", quantity: 2 });
  const { orderNumber, total, subtotal } = await orderOnAccount(page, "HF-20418");
  const order = { orderNumber, email: `ben@${company.domain}`, total };
  const placed = await mailTo(order.email, new RegExp(`^Order ${orderNumber} is placed$`));
  expect([amountAfter(placed.text, "Total"), amountAfter(placed.text, "Subtotal")]).toEqual([total, subtotal]);
  expect(placed.text).toContain("HF-20418");
  await expectOrderPage(page, linkIn(placed, "View Order"), order);
  const warehouse = await warehouseOf(orderNumber);
  await warehouse.deliver("W1", [1]);
  await warehouse.deliver("W2", [2]);
  for (const shipment of [1, 2]) {
    const shipped = await mailTo(order.email, new RegExp(`^Order ${orderNumber}, shipment ${shipment}, has shipped$`));
    expect(shipped.text).toContain(`1ZW${shipment}`);
    await expectOrderPage(page, linkIn(shipped, "View Order"), order);
  }
  await expectInvoices(page, warehouse, order, 2);
  await page.goto(lazyUrls.returnPage({ orderNumber }));
  await lookAt(page, "return");
  await returnOne(page, warehouse, order);
});

test("an approver follows the mail's link and approves an order over its buyer's limit with a change", async ({
  page,
  browser,
}) => {
  const company = await createBuyingCompany(5);
  await page.context().addCookies([await sessionCookie(full(company.buyer))]);
  await addFromSearch(page, { words: "hex cap screw", quantity: 9 });
  await addFromSearch(page, { words: "bearing", quantity: 4 });
  const ordered = await orderOnAccount(page, "HF-20419");
  const { orderNumber } = ordered;
  const email = `ben@${company.domain}`;
  const waiting = await mailTo(email, new RegExp(`^Order ${orderNumber} is placed and waits for approval$`));
  expect(amountAfter(waiting.text, "Total")).toBe(ordered.total);

  const approver = await pageAs(browser, full(company.administrator));
  const asked = await mailTo(`ada@${company.domain}`, new RegExp(`^Order ${orderNumber} needs your approval$`));
  expect(amountAfter(asked.text, "Total")).toBe(ordered.total);
  await approver.goto(linkIn(asked, "Review Order"));
  await expect(main(approver).getByRole("heading", { level: 2, name: "Ben Rudder" })).toBeVisible();
  expect(amountOf(await main(approver).locator(".approval-total").textContent())).toBe(ordered.total);
  await main(approver).getByRole("link", { name: "Approve with Changes" }).click();
  await main(approver).getByRole("spinbutton").nth(1).fill("2");
  await main(approver).getByRole("button", { name: "Show New Total" }).click();
  await main(approver).getByLabel("Why, for Ben Rudder").fill("Two are enough");
  await lookAt(approver, "approval-changes");
  const approve = main(approver).getByRole("button", { name: /^Approve \$/ });
  const total = amountOf(await approve.textContent());
  expect(total).toBeLessThan(ordered.total);
  await approve.click();
  await expect(main(approver)).toContainText(`Order ${orderNumber} is approved with your changes.`);
  await approver.context().close();

  const order = { orderNumber, email, total };
  const approved = await mailTo(email, new RegExp(`^Order ${orderNumber} is approved with changes$`));
  expect(amountAfter(approved.text, "Total")).toBe(total);
  expect(approved.text).toContain("Two are enough");
  await expectOrderPage(page, linkIn(approved, "View Order"), order);
  await expect(main(page)).toContainText("2 instead of 4");
  const warehouse = await warehouseOf(orderNumber);
  await warehouse.deliver("W1");
  await expectInvoices(page, warehouse, order);
  await returnOne(page, warehouse, order);
});

test("an agent orders on behalf of a buyer, and the order says who did it", async ({ page, browser }) => {
  const company = await createBuyingCompany();
  await page.context().addCookies([await sessionCookie(full("tgrady"))]);
  await page.goto(urls.servicePortal());
  await main(page).getByLabel("Name, email, company, account # or order #").fill(company.accounts[0]);
  await main(page).getByRole("button", { name: "Find" }).click();
  await main(page).getByRole("link", { name: "Ben Rudder" }).click();
  await main(page).getByLabel("Reason").selectOption({ index: 1 });
  await main(page).getByLabel("What the customer asked for").fill("Order five screws for the dock, by phone.");
  await main(page).getByLabel("Place orders too").check();
  await main(page).getByRole("button", { name: "Start Session" }).click();
  await expect(page.getByRole("region", { name: "Customer service session" })).toContainText("Ben Rudder");
  await addFromSearch(page, { words: "hex cap screw", quantity: 5 });
  const { orderNumber, total } = await orderOnAccount(page, "HF-20420");
  const order = { orderNumber, email: `ben@${company.domain}`, total };
  const warehouse = await warehouseOf(orderNumber);
  await warehouse.deliver("W1");

  const buyer = await pageAs(browser, full(company.buyer));
  const placed = await mailTo(order.email, new RegExp(`^Order ${orderNumber} is placed$`));
  expect(amountAfter(placed.text, "Total")).toBe(total);
  await expectOrderPage(buyer, linkIn(placed, "View Order"), order);
  await expect(main(buyer)).toContainText("by Ben Rudder, through Tess Grady");
  await expect(main(buyer)).toContainText("Tess Grady, on behalf of Ben Rudder ordered");
  await expectInvoices(buyer, warehouse, order);
  await returnOne(buyer, warehouse, order);
  const audit = await pageAs(browser, full(company.administrator));
  await audit.goto(urls.accountAudit());
  await expect(main(audit)).toContainText("Tess Gradyas Ben Rudder");
  await expect(main(audit)).toContainText(orderNumber);
  await lookAt(audit, "audit");
});
