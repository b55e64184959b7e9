import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

/** The first item of a search that can be added by its row. */
async function addFirst(page: Page): Promise<string> {
  await page.goto("/search?searchQuery=screw&searchBar=true");
  const form = page.locator('main form[action="/cart"]').first();
  const sku = await form.locator('input[name="sku"]').inputValue();
  await form.getByRole("button", { name: /^Add/ }).click();
  return sku;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an item of a list is added by its form, shown in the cart and taken out again [spec 2.1/12]", async ({
    page,
  }) => {
    const sku = await addFirst(page);
    await expect(page).toHaveURL("/cart");
    const line = page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");
    await expect(line).toContainText(sku);
    await expect(line.locator("a[href^='/product/']").first()).toHaveAttribute("href", new RegExp(`${sku}$`));
    await line.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  test("a line's quantity and note are changed by forms, and it is saved for later and moved back", async ({
    page,
  }) => {
    await addFirst(page);
    const line = page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");
    const pack = Number((await line.locator(".cart-quantity").textContent())?.replace("Qty ", ""));
    await line.getByText(/^Change quantity/).click();
    await line.getByRole("textbox", { name: /^Quantity/ }).fill(String(3 * pack));
    await line.getByRole("button", { name: /^Update/ }).click();
    await expect(line.locator(".cart-quantity")).toHaveText(`Qty ${3 * pack}`);
    await line.getByText(/^Add note/).click();
    await line.getByRole("textbox", { name: /^Note/ }).fill("Bag and tag for Line 3");
    await line.getByRole("textbox", { name: /^Your part #/ }).fill("HF-10-3816");
    await page.screenshot({ path: "test-results/pages/cart-note-1280.png", fullPage: true });
    await line.getByRole("button", { name: /^Save(?! for)/ }).click();
    await expect(line).toContainText("Line note: Bag and tag for Line 3");
    await expect(line).toContainText("Your Part # HF-10-3816");
    await line.getByRole("button", { name: /^Save for later/ }).click();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await page.getByRole("button", { name: /^Move to cart/ }).click();
    await expect(line).toContainText("Line note: Bag and tag for Line 3");
    await expect(line.locator(".cart-quantity")).toHaveText(`Qty ${3 * pack}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `test-results/pages/cart-line-${width}.png`, fullPage: true });
    }
  });

  test("a form that is sent twice adds its item once", async ({ page, browser }) => {
    await page.goto("/search?searchQuery=screw&searchBar=true");
    const form = page.locator('main form[action="/cart"]').first();
    const fields = await form
      .locator("input")
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute("name") ?? "", (input as HTMLInputElement).value]),
      );
    const headers = { origin: new URL(page.url()).origin };
    const { idempotencyKey, ...item } = Object.fromEntries(fields);
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    const quantityAfter = async (other: Page, forms: readonly Record<string, string>[]) => {
      const posts = forms.map(async (posted) => other.request.post("/cart", { form: posted, headers }));
      expect((await Promise.all(posts)).map((answer) => answer.status())).toEqual(forms.map(() => 200));
      await other.goto("/cart");
      const line = other.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");
      await expect(line).toHaveCount(1);
      return Number((await line.locator(".cart-quantity").textContent())?.replace("Qty ", ""));
    };
    const twice = { ...item, idempotencyKey: idempotencyKey ?? "" };
    const added = await quantityAfter(page, [twice, twice]);
    const somebodyElse = await browser.newPage({ baseURL: new URL(page.url()).origin });
    expect(added).toBeGreaterThan(0);
    expect(await quantityAfter(somebodyElse, [item])).toBe(added);
    await somebodyElse.close();
  });
});

test("after Remove the next line has the focus, and Undo is the stop before it", async ({ page }) => {
  await page.goto("/search?searchQuery=screw&searchBar=true");
  const skus = await page
    .locator('main form[action="/cart"] input[name="sku"]')
    .evaluateAll((fields) => fields.slice(0, 3).map((field) => (field as HTMLInputElement).value));
  for (const sku of skus) {
    const added = await page.evaluate(
      async (item) =>
        (
          await fetch("/cart/v2/addItems", {
            method: "POST",
            body: new URLSearchParams({ "cartEntries[0].sku": item, "cartEntries[0].quantity": "100" }),
          })
        ).status,
      sku,
    );
    expect(added).toBe(200);
  }
  await page.goto("/cart");
  const lines = page.locator(".cart-lines .cart-line");
  await expect(lines).toHaveCount(3);
  const [, second, third] = await lines.evaluateAll((all) => all.map(({ id }) => id));
  await lines
    .nth(1)
    .getByRole("button", { name: /^Remove/ })
    .press("Enter");
  await expect(lines).toHaveCount(2);
  await expect(page.locator(`#${third}`)).toBeFocused();
  await expect(page.getByText(/ was removed\.$/)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(`#${second}`)).toBeVisible();
  await expect(lines).toHaveCount(3);
});

test("the cart has no barriers and fits 320 px, and its header counts its lines", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  const sku = await page.evaluate(async () => {
    const results = await (await fetch("/tap?t=screw&tae=true")).text();
    const found = /"item":"(\w{6})"/.exec(results)?.[1] ?? "";
    const form = new URLSearchParams({ "cartEntries[0].sku": found, "cartEntries[0].quantity": "100" });
    await fetch("/cart/v2/addItems", { method: "POST", body: form });
    return found;
  });
  await page.reload();
  await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText(sku);
  await expect(page.getByRole("link", { name: "1 items in cart" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { violations } = await axeOn(page).include("main").analyze();
  expect(violations).toEqual([]);
  const cookie = (await context.cookies()).find(({ name }) => name === "cart");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});
