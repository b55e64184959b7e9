import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test } from "@playwright/test";
import { createOwnUser } from "../../../../e2e/own-user.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { urls } from "../../urls.ts";

// Millbrook Regional Medical Center buys from Millbrook Approved: cleaning, HVAC, lighting and some safety supplies.
const search = (searchQuery: string) => urls.search({ searchQuery });
const addButtons = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Add\b/ });

/** A buyer of the test's own: the choice is the user's. */
async function millbrookBuyer(page: Page, option: "SEARCHBUTTON1" | "SEARCHBUTTON2"): Promise<string> {
  const { id } = await createOwnUser("carla.marchetti@millbrookmedical.example");
  const buyer = `${id}:fully-authenticated`;
  await visitAs(page, buyer);
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post(`${urls.chooseCatalog()}?ccoption=${option}`, { headers: { origin } });
  expect(answer.status()).toBe(200);
  return buyer;
}

/** A saw that everybody else can buy. */
async function circularSaw(page: Page): Promise<{ readonly sku: string; readonly path: string }> {
  await visitAs(page, "", { path: search("circular saw") });
  const link = page.getByRole("main").locator(".spec-grid-item a").first();
  const path = (await link.getAttribute("href")) ?? "";
  return { sku: (await link.innerText()).trim(), path };
}

for (const width of [390, 820, 1440])
  test(`with Millbrook Approved chosen nothing outside it is found, shown for sale or ordered, ${width} wide`, async ({
    page,
  }) => {
    test.slow();
    const saw = await circularSaw(page);
    await expect(addButtons(page).first()).toBeVisible();
    const buyer = await millbrookBuyer(page, "SEARCHBUTTON1");
    const pictures = process.env["PICTURES"];
    const picture = async (name: string) => {
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
    };

    await visitAs(page, buyer, { path: search("wrench"), width });
    await expect(page.getByRole("main")).toContainText("Only products of Millbrook Approved.");
    await expect(page.getByRole("main").getByRole("link", { name: "Lighting" })).toBeVisible();
    await picture("search");
    await visitAs(page, buyer, { path: search("circular saw"), width });
    await expect(page.locator(`a[href="${saw.path}"]`)).toHaveCount(0);
    await picture("search-saw");

    await visitAs(page, buyer, { path: urls.allCategories(), width });
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      /Cleaning/,
      /HVAC/,
      /Lighting/,
      /Safety/,
    ]);
    await picture("categories");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Safety/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Safety/ })).toBeVisible();
    await expect(page.getByText("Only products of Millbrook Approved.")).toBeVisible();
    await picture("category");

    await visitAs(page, buyer, { path: saw.path, width });
    await expect(page.getByRole("main")).toContainText("Not available to your account.");
    await expect(page.getByRole("main")).toContainText("Outside Millbrook Approved");
    await expect(page.getByRole("region", { name: "Price and order" }).getByRole("button")).toHaveCount(0);
    await picture("product");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const field = page.getByRole("banner").getByRole("combobox").filter({ visible: true });
    await field.click();
    await field.pressSequentially("wrench", { delay: 30 });
    await expect(page.getByRole("option").first()).toBeVisible();
    if (width === 1440) await expect(page.locator(".typeahead-panel")).toContainText(/\w{3}/);
    await page.waitForTimeout(800);
    await picture("typeahead");

    await visitAs(page, buyer, { path: urls.bulkOrder(), width });
    await page.getByLabel("Item # and quantity").fill(`${saw.sku} 1`);
    await page.getByRole("button", { name: "Check Lines" }).click();
    await expect(page.getByRole("main")).toContainText(
      "is outside Millbrook Approved. Switch to All Products to order it.",
    );
    await picture("quick-order");
  });

test("with All Products chosen what is outside Millbrook Approved is marked, sold, and left out by a filter", async ({
  page,
}) => {
  test.slow();
  const saw = await circularSaw(page);
  const buyer = await millbrookBuyer(page, "SEARCHBUTTON2");
  const pictures = process.env["PICTURES"];
  for (const width of [390, 820, 1440]) {
    await visitAs(page, buyer, { path: search("circular saw"), width });
    await expect(page.getByText("Outside Millbrook Approved").first()).toBeVisible();
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/marked-${width}.png` });
  }
  await expect(addButtons(page).first()).toBeVisible();
  await visitAs(page, buyer, { path: search("gloves") });
  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Only Millbrook Approved/ })
    .click();
  await expect(page).toHaveURL(/catalog=own/);
  // The address changes at once, the list when it has come.
  const inUse = page.getByRole("list", { name: "Filters in use" });
  await expect(inUse).toContainText("Only Millbrook Approved", { timeout: 20_000 });
  await expect(page.getByText("Outside Millbrook Approved")).toHaveCount(0);
  await expect(addButtons(page).first()).toBeVisible();
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/own-filter-1440.png` });

  await visitAs(page, buyer, { path: saw.path });
  await expect(page.getByRole("main")).toContainText("Outside Millbrook Approved");
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/product-marked-1440.png` });
});
