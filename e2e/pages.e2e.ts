import { expect, test } from "@playwright/test";
import { storePort } from "./address.ts";
import { axeOn } from "./axe.ts";

const widths = [390, 820, 1440];
const results = "/search?searchQuery=hex+cap+screw";

// On a busy machine axe takes many seconds for a page of several thousand elements.
test.describe.configure({ timeout: 120_000 });

for (const width of widths) {
  test(`search, category and product pages at ${width} px: axe finds nothing, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(results);
    const firstItem = page.locator('a[href^="/product/"]').first();
    const product = (await firstItem.getAttribute("href")) ?? "";
    await page.goto("/category");
    const category = (await page.locator('a[href^="/category/"]').first().getAttribute("href")) ?? "";
    for (const [name, path] of [
      ["search", results],
      ["all-categories", "/category?analytics=nav"],
      ["category", category],
      ["product", product],
    ] as const) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.screenshot({ path: `test-results/pages/${name}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, `${name} at ${width}`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);
    }
  });
}

test("an item number goes straight to its item, and a number that nobody has helps on", async ({ page }) => {
  await page.goto(results);
  const href = (await page.locator('a[href^="/product/"]').first().getAttribute("href")) ?? "";
  const sku = href.slice(-6);
  await page.goto(`/search?searchQuery=${sku.toLowerCase()}`);
  await expect(page.getByRole("main").locator(`a[href$="${sku}"]`).first()).toBeVisible();
  const missing = await page.goto("/product/nothing-9ZZ99Z");
  expect(missing?.status()).toBe(404);
});

test("a page's form is taken under every name that the store answers to", async ({ browser }) => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${storePort}`,
  });
  const page = await context.newPage();
  await page.goto("/content/bulk-order-pad");
  await page.getByLabel("Item # and quantity").fill("9ZZ99Z 1");
  await page.getByRole("button", { name: "Check Lines" }).click();
  await expect(page.getByRole("main").getByText("9ZZ99Z").first()).toBeVisible();
});
