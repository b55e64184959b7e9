import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnUser } from "../../../../e2e/own-user.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";

/** For it the account of the demo's buyer has agreed on quantity breaks. */
const sku = "1LL48H";

const popoverOf = (page: Page) => page.locator(".popover");

test("a price says on demand which rule gave it and what the next break is, in the product's price box and in the cart", async ({
  page,
}) => {
  test.slow();
  const { id } = await createOwnUser("joanna.vale@pruittvale.example");
  const asked: string[] = [];
  page.on(
    "request",
    (request) => /why-price-popover|pricing\/reasons/.test(request.url()) && asked.push(request.url()),
  );

  await visitAs(page, `${id}:fully-authenticated`, { path: `/product/Screw-${sku}` });
  const why = page.getByRole("button", { name: /^Why this price for / });
  await expect(why).toHaveText(/^Why this price/);
  expect(asked).toEqual([]);
  await why.press("Enter");
  await expect(popoverOf(page)).toContainText(/more, \$\d.* off each/);
  await expect(popoverOf(page).locator("[data-chosen]")).toHaveCount(1);
  await expect(popoverOf(page)).toContainText("your contract comes first");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/why-price-product-${width}.png` });
  }
  await page.keyboard.press("Escape");
  await expect(popoverOf(page)).toBeHidden();
  await expect(why).toBeFocused();
  await why.press("Enter");
  await popoverOf(page).getByRole("button", { name: "Close" }).click();
  await expect(why).toBeFocused();
  await why.click();
  const makeIt = popoverOf(page).getByRole("button", { name: /^Make it/ });
  const more = (await makeIt.innerText()).replaceAll(/\D/g, "");
  await makeIt.click();
  await expect(popoverOf(page)).toBeHidden();
  const field = page.getByRole("textbox", { name: /Quantity|Qty/ }).first();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(more);

  await page.evaluate(async (item) => {
    const form = new URLSearchParams({ sku: item, quantity: "1" });
    await fetch("/cart", { method: "POST", body: form });
  }, sku);
  await visitAs(page, `${id}:fully-authenticated`, { path: "/cart" });
  const line = page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem").filter({ hasText: sku });
  await line.getByRole("button", { name: /^Why this price/ }).click();
  await expect(popoverOf(page)).toContainText("Your contract has quantity breaks.");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/why-price-cart-${width}.png` });
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await popoverOf(page)
    .getByRole("button", { name: /^Make it/ })
    .click();
  await expect(line.locator(".cart-quantity")).toHaveText(`Qty ${Number(more).toLocaleString("en-US")}`);
});
