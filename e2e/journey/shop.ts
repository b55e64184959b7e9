/** What a buyer does from the home page to the placed order. */
import { type Page, expect } from "@playwright/test";
import { lazyUrls } from "../../packages/features/lazy-urls.ts";
import { untilAlive } from "../until-alive.ts";
import { amountOf } from "./amounts.ts";

/** A page that is visited for the first time takes its time on a busy machine. */
const firstVisitMs = 30_000;

export const main = (page: Page) => page.getByRole("main");

/** Types into the home page's search, opens the product at this place of the results, and adds as many to the cart. */
export async function addFromSearch(page: Page, { words, place = 0, quantity }: Wanted): Promise<void> {
  await page.goto("/");
  await untilAlive(page);
  const box = page.getByPlaceholder("Enter keyword, item, model or part #");
  await box.fill(words);
  await box.press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(words, { timeout: firstVisitMs });
  await main(page).locator('form[action="/cart"] input[name="sku"]').first().waitFor({ state: "attached" });
  await page.goto((await main(page).locator('a[href^="/product/"]').nth(place).getAttribute("href")) ?? "");
  await untilAlive(page);
  await page.locator("#buy-quantity").fill(String(quantity));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog")).toContainText("Added to Cart", { timeout: firstVisitMs });
}

export interface Wanted {
  readonly words: string;
  /** The how-manieth link to a product among the results. */
  readonly place?: number;
  readonly quantity: number;
}

/** From the cart to the checkout; what the cart says that the goods cost. */
export async function goToCheckout(page: Page): Promise<bigint> {
  await page.goto("/cart");
  const subtotal = await page.locator(".cart-subtotal b").textContent();
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await untilAlive(page);
  return amountOf(subtotal);
}

export const checkoutTotal = async (page: Page) =>
  amountOf(await page.locator(".checkout-totals-sum dd").first().textContent());

export async function pressPlaceOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place Order" }).filter({ visible: true }).click();
}

/** The number of the order that the confirmation shows. */
export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d{4}-\d{5}/, { timeout: firstVisitMs });
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** A buyer of an account types a PO number and orders; the order, and what the checkout said that it comes to. */
export async function orderOnAccount(page: Page, purchaseOrder: string) {
  const subtotal = await goToCheckout(page);
  await page.getByRole("textbox", { name: "PO number" }).fill(purchaseOrder);
  await page.getByRole("textbox", { name: "PO number" }).blur();
  await expect(page.locator("#payment .checkout-status")).toHaveText("Complete");
  const total = await checkoutTotal(page);
  await pressPlaceOrder(page);
  const orderNumber = await confirmedOrder(page);
  expect(await checkoutTotal(page)).toBe(total);
  return { orderNumber, subtotal, total };
}

/** Returns some units of the order's first line, from the order's page; the return's number. */
export async function startReturn(page: Page, orderNumber: string, quantity: number): Promise<string> {
  await page.goto(lazyUrls.order({ orderNumber }));
  await main(page).getByRole("link", { name: "Return items" }).click();
  const row = main(page).getByRole("row").nth(1);
  await row.getByRole("checkbox").check();
  await row.getByRole("spinbutton").fill(String(quantity));
  await row.getByRole("combobox").selectOption("Defective");
  await main(page).getByRole("button", { name: "Start Return" }).click();
  await expect(page).toHaveURL(/outcome=return-approved/);
  const returns = main(page).getByRole("region", { name: "Returns" });
  return /RMA-\d+/.exec((await returns.textContent()) ?? "")?.[0] ?? "";
}
