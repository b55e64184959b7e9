import { expect, type Page, test } from "@playwright/test";

/** A cart with one item, as the header's product panel fills it. */
async function openCartWith(page: Page, sku: string, quantity: number): Promise<void> {
  await page.goto("/cart");
  const status = await page.evaluate(
    async ([item, count]) => {
      const form = new URLSearchParams({ "cartEntries[0].sku": item, "cartEntries[0].quantity": count });
      return (await fetch("/cart/v2/addItems", { method: "POST", body: form })).status;
    },
    [sku, String(quantity)] as const,
  );
  expect(status).toBe(200);
  await page.reload();
}

const lineOf = (page: Page) => page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem");

/** The first item of a search's results that shows a price, or asks to sign in for it. */
async function findItem(page: Page, term: string, shows: "price" | "sign-in"): Promise<string> {
  await page.goto(`/search?searchQuery=${term}&searchBar=true`);
  const rows = page.getByRole("row").filter({ has: page.locator('input[name="sku"]') });
  const signIn = page.locator('a[href^="/myaccount/signin"]');
  const row = shows === "sign-in" ? rows.filter({ has: signIn }) : rows.filter({ hasText: "$" });
  return row.first().locator('input[name="sku"]').inputValue();
}

test("a line leads to the product's page, has a picture of 48 by 48, reads its quantity, and is priced in US dollars [spec 2.1/20 2.8/1.3 9/10.2 9/12]", async ({
  page,
}) => {
  const sku = await findItem(page, "screw", "price");
  await openCartWith(page, sku, 12_000);
  const line = lineOf(page);
  const picture = line.locator("img");
  expect([await picture.getAttribute("width"), await picture.getAttribute("height")]).toEqual(["48", "48"]);
  expect(await picture.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await expect(line.locator(".cart-quantity")).toHaveText("Qty 12,000");
  const fields = line.locator("input:not([type=hidden]), select, [contenteditable]");
  await expect(fields.filter({ visible: true })).toHaveCount(0);
  await expect(line.locator(".cart-total")).toHaveText(/\$\d{1,3}(?:,\d{3})*\.\d{2}$/);
  await expect(page.locator(".cart-subtotal b")).toHaveText(/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/);
  await line.locator(".cart-name").click();
  await expect(page).toHaveURL(new RegExp(`/product/.*${sku}$`));
  await expect(page.getByRole("main")).toContainText(sku);
  const offer = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(offer).toContain('"priceCurrency":"USD"');
});

test("where the price needs signing in, the cart leads there and back to itself [spec 2.8/2]", async ({ page }) => {
  await openCartWith(page, await findItem(page, "polyethylene", "sign-in"), 1_000);
  await expect(lineOf(page).getByRole("link", { name: "Sign In for Pricing" })).toHaveAttribute(
    "href",
    "/myaccount/signin?frwdUrlPath=%2Fcart",
  );
});
