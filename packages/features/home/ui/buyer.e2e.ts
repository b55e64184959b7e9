import { expect, test } from "@playwright/test";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

test("a known buyer's home page has what the account ordered last, adds it with its quantity, takes orders by item number, and names the branch", async ({
  page,
}) => {
  test.slow();
  for (const width of [390, 820, 1440]) {
    await visitAs(page, "jvale:fully-authenticated", { path: "/", width });
    await expect(page.getByRole("heading", { name: "Order again" })).toBeVisible();
    await page.screenshot({ path: `test-results/pages/home-buyer-${width}.png`, fullPage: true });
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
  const order = page.getByRole("form", { name: "Order by item number" });
  await order.getByRole("button", { name: "Add to Cart" }).click();
  await expect(order.getByRole("alert")).toHaveText("No item number entered.");
  await order.getByRole("textbox", { name: "Item # of row 1" }).fill("1AD90M");
  await order.getByRole("textbox", { name: /^Qty.*row 1$/ }).fill("2");
  await order.getByRole("button", { name: "Add 1 item to Cart" }).click();
  const dialog = page.getByRole("dialog", { name: /^1 Product Added to Cart/ });
  await dialog.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(dialog).toBeHidden();
  await expect(order.getByRole("textbox", { name: "Item # of row 1" })).toHaveValue("");
  const section = page.getByRole("region", { name: "Order again" });
  const first = section.getByRole("listitem").first();
  await expect(first).toContainText(/last ordered [A-Z][a-z]{2} \d+/);
  expect(Number(await first.getByRole("textbox").inputValue())).toBeGreaterThan(0);
  const added = page.waitForResponse((response) => response.url().endsWith("/cart/v2/addItems"));
  await first.getByRole("button", { name: /^Add/ }).click();
  expect((await added).status()).toBe(200);
  await expect(page.getByRole("region", { name: "Your branch" })).toContainText("Mon - Fri Hours:");
});

test("an approver's home page says what waits for an answer, and leads there", async ({ page }) => {
  await visitAs(page, "moyelaran:fully-authenticated", { path: "/", width: 1440 });
  const waiting = page.getByRole("region", { name: "Waiting on you" });
  await expect(waiting).toContainText(/\$[\d,.]+ in all, oldest /);
  await waiting.getByRole("link", { name: /orders? to approve$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/approv/i);
});

test("a stranger's home page names what everybody orders most, and no buyer's history", async ({ page }) => {
  // What is not read in time is left out, and is there for the next visitor.
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Ordered most" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "Order again" })).toBeHidden();
});
