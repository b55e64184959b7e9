import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnUser } from "../../../../e2e/own-user.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { atBranchOverLimit, setOwnPrice } from "./test-kit/own-order.ts";
import { holdRequests, script } from "../../../../e2e/hold-requests.ts";

const widths = [390, 820, 1440];

/** A buyer of the test's own, in an account that asks for a PO number and a cost center, with one item in the cart. */
async function withCart(page: Page, { nth = 0 } = {}): Promise<{ readonly sku: string }> {
  const { id } = await createOwnUser();
  await page.context().addCookies([await sessionCookie(`${id}:fully-authenticated`)]);
  await page.goto("/search?searchQuery=hex+cap+screw&searchBar=true");
  const form = page.locator('main form[action="/cart"]').nth(nth);
  const sku = await form.locator('input[name="sku"]').inputValue();
  const added = await page.request.post("/cart/v2/addItems", {
    form: { "cartEntries[0].sku": sku, "cartEntries[0].quantity": "5" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(added.ok()).toBe(true);
  return { sku };
}

/** The checkout, opened, with the PO number and the cost center that the account asks for. */
async function fillPayment(page: Page): Promise<void> {
  await page.goto("/checkout");
  await page.getByRole("textbox", { name: "PO number" }).fill("4500204180");
  await page.getByRole("combobox", { name: "Cost center" }).selectOption({ index: 1 });
  await expect(page.locator("#payment .checkout-status")).toHaveText("Complete");
}

const total = (page: Page) => page.locator(".checkout-totals-sum dd").first();
const placeButton = (page: Page) => page.getByRole("button", { name: "Place Order" }).filter({ visible: true });
const saved = (page: Page) => page.locator(".checkout-page [role=status]").first();
const problems = (page: Page) => page.locator("#checkout-problems");

test("a buyer orders on account by keyboard, from the cart to the confirmation", async ({ page }) => {
  await withCart(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cart");
  await page.getByRole("link", { name: "Checkout" }).press("Enter");
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole("textbox", { name: "PO number" }).focus();
  await page.keyboard.type("4500204180");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(saved(page)).toContainText("Saved. Total");
  await expect(page.locator("#payment .checkout-status")).toHaveText("Complete");
  const shown = await total(page).textContent();
  await placeButton(page).press("Enter");
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d{4}-\d{5}/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("placed");
  await expect(total(page)).toHaveText(shown ?? "");
  await expect(page.locator(".confirmation-strip")).toContainText("4500204180");
  await expect(page.locator(".checkout-steps").getByRole("listitem").last()).toHaveText(/^You get itShips /);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/confirmation-${width}.png`, fullPage: true });
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("what was typed before script arrived is ordered, though Place Order was pressed before it too", async ({
  page,
}) => {
  await withCart(page);
  const letGo = await holdRequests(page, script);
  await page.goto("/checkout", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "PO number" }).fill("4500204180");
  await page.getByRole("combobox", { name: "Cost center" }).selectOption({ index: 1 });
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkout$/);
  letGo();
  // All of the page's script comes now, and then the order.
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d{4}-\d{5}/, { timeout: 20_000 });
  await expect(page.locator(".confirmation-strip")).toContainText("4500204180");
});

test("who pays tax is led to the form for a certificate of that state", async ({ page }) => {
  await withCart(page);
  await page.goto("/checkout");
  await page.locator("#tax").getByRole("link", { name: "Add a certificate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tax certificates");
  await expect(page.getByLabel("State")).toHaveValue("IL");
});

test("what is chosen survives a reload, and what is open is led to", async ({ page }) => {
  await withCart(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/checkout");
  await page.getByRole("radio", { name: /Aurora Warehouse/ }).check();
  await expect(saved(page)).toContainText("Saved. Total");
  await page.getByRole("textbox", { name: /^Delivery instructions/ }).fill("Call ahead");
  await page.getByRole("textbox", { name: "PO number" }).fill("HF-1");
  await page.getByRole("textbox", { name: "PO number" }).blur();
  await expect(page.locator("#purchaseOrder-error")).toContainText("HF-1 is not in your company's format");
  await page.reload();
  await expect(page.getByRole("radio", { name: /Aurora Warehouse/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^Delivery instructions/ })).toHaveValue("Call ahead");
  await expect(page.getByRole("textbox", { name: "PO number" })).toHaveValue("HF-1");
  await placeButton(page).click();
  await expect(page).toHaveURL(/outcome=open/);
  await expect(problems(page).getByRole("alert")).toBeFocused();
  await expect(problems(page)).toContainText("2 things to fix");
  await expect(placeButton(page)).toBeDisabled();
  await problems(page)
    .getByRole("link", { name: /^PO number/ })
    .click();
  await expect(page.getByRole("textbox", { name: "PO number" })).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/checkout-errors-${width}.png`, fullPage: true });
    // Further down the shell offers the way back to the top, outside of every landmark.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (width !== 820) expect((await axeOn(page).analyze()).violations).toEqual([]);
  }
});

test("a price that changed is shown with old and new, and is ordered only after it is accepted", async ({ page }) => {
  // The price is the whole account's: the other tests have another item in their carts.
  const { sku } = await withCart(page, { nth: 1 });
  await fillPayment(page);
  await using _ = await setOwnPrice(page, { sku, price: "99.0000" });
  await placeButton(page).click();
  await expect(problems(page)).toContainText(/the price went from \$[\d.]+ to \$99\.00/);
  await page.getByRole("button", { name: /^Accept \$99\.00/ }).click();
  await expect(problems(page).getByRole("alert")).toHaveCount(0);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
});

test("of two tabs the second orders nothing and says that the cart is empty", async ({ page }) => {
  await withCart(page);
  await fillPayment(page);
  const other = await page.context().newPage();
  await other.goto("/checkout");
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  await placeButton(other).click();
  await expect(other.getByText("Your cart is empty.")).toBeVisible();
});

test("what another tab chose since is shown with old and new, and ordered once it was seen", async ({ page }) => {
  await withCart(page);
  await fillPayment(page);
  const other = await page.context().newPage();
  await other.goto("/checkout");
  await other.getByRole("textbox", { name: "PO number" }).fill("4500204181");
  await other.getByRole("textbox", { name: "PO number" }).blur();
  await expect(saved(other)).toContainText("Saved. Total");
  await placeButton(page).click();
  await expect(problems(page)).toContainText("PO number: 4500204181. It was: 4500204180");
  await placeButton(page).click();
  await expect(page.locator(".confirmation-strip")).toContainText("4500204181");
});

test("a line goes to pick-up and takes the focus along; over the limit the order waits for approval", async ({
  page,
}) => {
  const { id } = await createOwnUser();
  const sku = await atBranchOverLimit(id);
  await page.context().addCookies([await sessionCookie(`${id}:fully-authenticated`)]);
  await page.goto("/cart");
  await page.request.post("/cart/v2/addItems", {
    form: { "cartEntries[0].sku": sku, "cartEntries[0].quantity": "1" },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.goto("/checkout");
  const pickUp = page.locator(`#pickup-${sku}`);
  await pickUp.press("Enter");
  await expect(page.getByRole("heading", { name: /^Pick up at/ })).toBeVisible();
  await expect(pickUp).toHaveAttribute("aria-pressed", "true");
  await expect(pickUp).toBeFocused();
  await page.getByRole("textbox", { name: "PO number" }).fill("4500204180");
  await page.getByRole("combobox", { name: "Cost center" }).selectOption({ index: 1 });
  await expect(page.getByText("Needs approval:")).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/confirmation\//);
  await expect(page.locator(".confirmation-strip")).toContainText("Waiting for approval");
  // As long as it waits it is a task of the account's approvers, which other tests count.
  await page.goto(lazyUrls.order({ orderNumber: page.url().split("/").at(-1) ?? "" }));
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await expect(page.getByRole("main")).toContainText("The order is canceled.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each section is saved by its form, and the order is placed", async ({ page }) => {
    await withCart(page);
    await page.goto("/checkout");
    await page.getByRole("radio", { name: /Aurora Warehouse/ }).check();
    await page.getByRole("button", { name: "Save delivery" }).click();
    await expect(page.getByRole("radio", { name: /Aurora Warehouse/ })).toBeChecked();
    await placeButton(page).click();
    await expect(problems(page)).toContainText("2 things to fix");
    await page.getByRole("textbox", { name: "PO number" }).fill("4500204180");
    await page.getByRole("combobox", { name: "Cost center" }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Save payment" }).click();
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/confirmation\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("placed");
  });
});

test("a visitor's empty cart is said to be empty, and a viewer is told that they can't order", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.context().addCookies([await sessionCookie("epark:fully-authenticated")]);
  await page.goto("/checkout");
  await expect(page.getByText("Your role may look at this account and not order for it.")).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
});
