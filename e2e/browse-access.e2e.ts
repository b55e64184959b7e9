import { type Page, expect, test } from "@playwright/test";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import { axeOn } from "./axe.ts";
import { startReader } from "./reader/reader.ts";
import { untilAlive } from "./until-alive.ts";
import { visitAs } from "./visit-as.ts";

const buyer = "dwhitfield:fully-authenticated";
const results = "/search?searchQuery=hex+cap+screw";
/** Gloves that ship in twelves, and a bearing with a drawing. */
const [glove, larger, bearing] = ["6FR70A", "6FD08B", "3EJ17P"] as const;

/** Where a buyer finds, reads, compares and orders. */
const pages = [
  "/",
  "/category",
  "/category/fasteners-FAS",
  "/category/cap-screws-bolts-FAS-BOLTS",
  results,
  "/search?searchQuery=ball+bearing&sort=price",
  "/search?searchQuery=nothing+of+this+name+zzqq",
  `/product/x-${bearing}`,
  `/product/x-${glove}`,
  lazyUrls.compare({ skus: [glove, larger] }),
  "/cart",
  "/know-how/",
  "/know-how/ball-bearing-numbers-and-suffixes",
  "/content/bulk-order-pad",
] as const;

for (const [who, visitor] of [
  ["signed out", ""],
  ["signed in", buyer],
] as const)
  for (const width of [1440, 390])
    test(`fourteen pages of a buyer's way are clean in axe, ${who}, at ${width} px`, async ({ page }) => {
      // On a busy machine axe takes many seconds for a page of several thousand elements.
      test.setTimeout(600_000);
      expect(pages).toHaveLength(14);
      for (const path of pages) {
        await visitAs(page, visitor, { path, width });
        await untilAlive(page);
        const { violations } = await axeOn(page).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
            path,
          )
          .toEqual([]);
      }
    });

test("a row of a table is read with its number, sizes, stock and price, and adding it is said", async ({ page }) => {
  await visitAs(page, "", { path: "/category/hex-cap-screws-FAS-BOLTS-HEX" });
  await untilAlive(page);
  const row = page.getByRole("main").getByRole("table").first().getByRole("row").nth(1);
  const sku = (await row.getByRole("rowheader", { name: /^[0-9][A-Z0-9]{5}/ }).innerText()).trim().slice(0, 6);
  await expect(row).toMatchAriaSnapshot(`
    - row:
      - rowheader /\\d+\\/\\d+-\\d+/
      - cell "Compare ${sku}":
        - checkbox "Compare ${sku}"
      - cell /^\\d/
      - cell /box of \\d+/
      - rowheader "${sku}":
        - link "${sku}"
      - cell /In stock|left|Ships/
      - cell /^\\$[\\d.]+$/
      - cell /\\$[\\d,.]+/
      - cell:
        - textbox /^Qty of ${sku}, \\d+ if empty$/
        - button "Add ${sku}"
  `);
  const reader = await startReader(page);
  await row.getByRole("textbox").focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("1 Product Added to Cart");
  await reader.announces("Adding to Cart");
});

async function shiftOf(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path, { waitUntil: "networkidle" });
  await untilAlive(page);
  // Pictures further down are fetched as they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const images = await page.locator("main img").evaluateAll((all) => {
    return all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length;
  });
  expect(images, `pictures of ${path}`).toBeGreaterThan(0);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

for (const width of [390, 1440])
  test(`nothing moves while a page's script and pictures come, at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    // How little a font moves when it comes late is Lighthouse's to measure: `npm run bench -- pages`.
    await page.route("**/*.woff2", async (route) => route.abort());
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of [
      "/",
      "/category/cap-screws-bolts-FAS-BOLTS",
      results,
      `/product/x-${bearing}`,
      lazyUrls.compare({ skus: [glove, larger] }),
      "/know-how/",
    ])
      expect.soft(await shiftOf(page, path, width), path).toBe(0);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a choice of a product leads to the other item, and a row of a list is added", async ({ page }) => {
    await page.goto(`/product/x-${glove}`);
    const other = page.locator("a.product-option:not([aria-current])").first();
    const target = (await other.getAttribute("href")) ?? "";
    await other.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator("a.product-option[aria-current]").first()).toBeVisible();
    await page.goto(results);
    const row = page.getByRole("main").getByRole("table").first().getByRole("row").nth(1);
    const sku = (await row.getByRole("rowheader", { name: /^[0-9][A-Z0-9]{5}/ }).innerText()).trim().slice(0, 6);
    await row.getByRole("button", { name: /^Add/ }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText(sku);
  });
});
