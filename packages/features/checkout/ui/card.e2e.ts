import { type Browser, type Page, expect, test } from "@playwright/test";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnUser } from "../../../../e2e/own-user.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";

const widths = [390, 820, 1440];
const placeButton = (page: Page) => page.getByRole("button", { name: "Place Order" }).filter({ visible: true });
const declined = "4000 0000 0000 0002";

/** From a product's own page, as anybody would. */
async function addFromProduct(page: Page): Promise<void> {
  await page.goto("/search?searchQuery=hex+cap+screw&searchBar=true");
  const sku = await page.locator('main form[action="/cart"] input[name="sku"]').first().inputValue();
  const added = await page.request.post("/cart/v2/addItems", {
    form: { "cartEntries[0].sku": sku, "cartEntries[0].quantity": "5" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(added.ok()).toBe(true);
}

async function sayWho(page: Page): Promise<void> {
  const fields = {
    contactName: "Nils Aho",
    email: "nils@aho.example",
    "one-time-name": "Aho Repairs",
    "one-time-address1": "9 Lane",
    "one-time-city": "Rockford",
    "one-time-state": "IL",
    "one-time-zip": "61104",
  };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
}

test("a guest orders by card, from the search to the confirmation, which nobody else sees", async ({
  page,
  browser,
}) => {
  // Two looks by axe and three pictures.
  test.slow();
  await addFromProduct(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cart");
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByText("Demo payments: no card is charged.")).toBeVisible();
  await sayWho(page);
  await page.locator("#one-time-zip").blur();
  await expect(page.locator("#delivery .checkout-status")).toHaveText("Complete");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.screenshot({ path: `test-results/pages/checkout-guest-${width}.png`, fullPage: true });
  }
  await placeButton(page).click();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d{4}-\d{5}/);
  await expect(page.locator(".confirmation-strip")).toContainText("Visa ending 4242");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  expect(await isShownElsewhere(browser, page.url())).toBe(false);
});

async function isShownElsewhere(browser: Browser, url: string): Promise<boolean> {
  const other = await browser.newContext();
  const answer = await other.request.get(url);
  const isShown = (await answer.text()).includes("Visa ending");
  await other.close();
  return isShown;
}

test("a declined card orders nothing: the buyer goes back to the cart as it was, and pays with another", async ({
  page,
}) => {
  const { id } = await createOwnUser();
  await page.context().addCookies([await sessionCookie(`${id}:fully-authenticated`)]);
  await addFromProduct(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(lazyUrls.checkout());
  await page.getByRole("radio", { name: /Credit or debit card/ }).check();
  await page.getByRole("textbox", { name: "PO number" }).fill("4500204180");
  await page.getByRole("textbox", { name: "PO number" }).press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#payment .checkout-status")).toHaveText("Complete");
  await expect(page.locator(".checkout-card[data-chosen]", { hasText: "Credit or debit card" })).toBeVisible();
  await page.screenshot({ path: "test-results/pages/checkout-card-1440.png", fullPage: true });
  await placeButton(page).click();
  await page.getByLabel("Card number").fill(declined);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByRole("link", { name: "Back to the store" }).click();
  await expect(page.getByText("No card was charged, and your cart is as it was.")).toBeVisible();
  await placeButton(page).click();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d{4}-\d{5}/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest orders by card", async ({ page }) => {
    await addFromProduct(page);
    await page.goto(lazyUrls.checkout());
    await sayWho(page);
    await page.getByRole("button", { name: "Save delivery" }).click();
    await placeButton(page).first().click();
    await page.getByLabel("Card number").fill(declined);
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByRole("alert")).toContainText("declined");
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("placed");
  });
});
