import { urls } from "@capstan/features/urls";
import { expect, type Page, test } from "@playwright/test";

async function printed(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
}

/** A listing and a product of this store, whatever it sells. */
async function firstLink(page: Page, from: string, start: string): Promise<string> {
  await page.goto(from);
  return (await page.locator(`main a[href^="${start}"]`).first().getAttribute("href")) ?? "";
}

const search = urls.search({ searchQuery: "screw" });
const pages: readonly (readonly [name: string, path: (page: Page) => Promise<string>])[] = [
  ["listing", async () => search],
  ["product", async (page) => firstLink(page, search, "/product/")],
  ["cart", async () => urls.cart()],
];

for (const [name, pathOf] of pages)
  test(`a printed ${name} shows the brand's name, its address and its content; no header, no footer`, async ({
    page,
    baseURL,
  }) => {
    const path = await pathOf(page);
    await printed(page, path);
    await expect(page.locator("header.header")).toBeHidden();
    await expect(page.locator("footer.footer")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const head = page.locator(".print-head");
    await expect(head).toBeVisible();
    await expect(head).toContainText("Capstan Supply");
    await expect(head).toContainText(`${baseURL}${path}`);
    const skipped = await page
      .locator("main *")
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility !== "visible").length);
    expect(skipped).toBe(0);
    await page.screenshot({ path: `test-results/pages/print-${name}.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    await expect(head).toBeHidden();
    await expect(page.locator("header.header")).toBeVisible();
  });

test("a printed listing has its grids whole, and nothing to press", async ({ page }) => {
  await printed(page, search);
  await expect(page.locator(".spec-grid").first()).toBeVisible();
  for (const control of [".results-rail", ".spec-grid-add", ".spec-grid-compare", ".compare-bar"])
    await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
});

test("a printed item has its price, packs and figures, and nothing to press", async ({ page }) => {
  await page.goto(search, { waitUntil: "networkidle" });
  await printed(page, (await page.locator(".spec-grid a[href^='/product/']").first().getAttribute("href")) ?? "");
  for (const told of [".buy-box", ".buy-box-packs", ".product-numbers"]) await expect(page.locator(told)).toBeVisible();
  const controls = page.locator("#main").locator("button, input, .inline-add").filter({ visible: true });
  await expect(controls).toHaveCount(0);
});

test("the address on paper is that of the page that is shown, without a document in between", async ({ page }) => {
  await page.goto(urls.help(), { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  await expect(page).toHaveURL(/sitemap/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-head")).toContainText(urls.contentSitemap());
});
