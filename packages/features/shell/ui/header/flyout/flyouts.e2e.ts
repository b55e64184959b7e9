import { expect, type Locator, type Page, test } from "@playwright/test";
import { openHeader } from "../kit/kit-header.ts";

const opened = (header: Locator) => header.locator(".flyout").filter({ visible: true });
const allProducts = (header: Locator) => header.getByRole("link", { name: "All Products", exact: true });
const myAccount = (header: Locator) => header.getByRole("link", { name: /^My Account/ });

/** The form that a choice sends, held back from the server. */
async function sentBy(page: Page, choose: () => Promise<void>): Promise<string | null> {
  const sent = new Promise<string | null>((resolve) => {
    void page.route("**/account_switch", async (route) => {
      resolve(`${route.request().method()} ${route.request().postData()}`);
      await route.fulfill({ status: 204 });
    });
  });
  await choose();
  return sent;
}

test("All Products opens on a press, and closes on Escape with the focus back, outside, and when the focus leaves", async ({
  page,
}) => {
  const { header } = await openHeader(page, "full");
  const trigger = allProducts(header);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(1_000, 880),
    () => header.getByRole("link", { name: "Bulk Order" }).focus(),
  ];
  for (const close of ways) {
    await trigger.press("Enter");
    await expect(opened(header)).toBeVisible();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(opened(header)).toHaveCount(0);
  }
  await trigger.press("Space");
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: /^Purchased Products/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
});

test("All Products has the easy links, All Product Categories and the categories, from the store", async ({ page }) => {
  const { header } = await openHeader(page, "full");
  await allProducts(header).click();
  await expect(opened(header).locator(".easy-links a")).toHaveText([
    /^Purchased Products/,
    /^Custom Product Center/,
    /^Replacement Parts/,
    /^Digital Catalogs/,
  ]);
  await expect(opened(header).getByRole("link", { name: "All Product Categories" })).toHaveAttribute(
    "href",
    "/category?analytics=nav",
  );
  const fasteners = opened(header).getByRole("link", { name: "Fasteners", exact: true });
  await expect(fasteners).toHaveAttribute("href", /^\/category\/[^?]+\?analytics=nav$/);
});

test("without the store's answer the static links stand in and the menu says so", async ({ page }) => {
  await page.route("**/all-products", (route) => route.fulfill({ status: 500 }));
  const { header } = await openHeader(page, "full");
  await allProducts(header).click();
  await expect(opened(header).getByRole("link", { name: /^Digital Catalogs/ })).toBeVisible();
  await expect(opened(header).getByRole("status")).toContainText("can't be shown right now");
});

test("resting on a trigger opens its panel after 300 ms, and not before", async ({ page }) => {
  await page.clock.install({ time: 0 });
  const { header } = await openHeader(page, "full");
  // Once open, the panel's code is here, and only the clock decides.
  await myAccount(header).press("Enter");
  await expect(opened(header)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opened(header)).toHaveCount(0);
  await page.clock.pauseAt(60_000);
  await myAccount(header).hover();
  await page.clock.runFor(299);
  await expect(opened(header)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(opened(header)).toBeVisible();
  await page.mouse.move(0, 890);
  await page.clock.runFor(500);
  await expect(opened(header)).toHaveCount(0);
});

test("My Account is 760 px wide for the fully logged in, and a sign-in prompt for all others", async ({ page }) => {
  const { header } = await openHeader(page, "full");
  await myAccount(header).click();
  expect((await opened(header).boundingBox())?.width).toBe(760);
  await expect(opened(header).getByRole("link", { name: "Sign Out" })).toBeVisible();
  for (const view of ["remembered", "signed-out"]) {
    await openHeader(page, view);
    await myAccount(header).click();
    await expect(opened(header).getByRole("heading", { name: "Sign In" })).toBeVisible();
    await expect(opened(header)).toContainText("Sign In to access your account information.");
    await expect(opened(header).getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      `/myaccount/signin?frwdUrlPath=${encodeURIComponent(`/_kit/header?view=${view}`)}`,
    );
  }
});

test("one panel at a time", async ({ page }) => {
  const { header } = await openHeader(page, "full");
  await allProducts(header).press("Enter");
  await expect(header.locator(".flyout-all-products")).toBeVisible();
  await myAccount(header).hover();
  await expect(header.locator(".flyout-my-account")).toBeVisible();
  await expect(opened(header)).toHaveCount(1);
});

test("choosing an account submits the form; the search narrows the list, and the border comes with three", async ({
  page,
}) => {
  const { header } = await openHeader(page, "full");
  await header.getByRole("link", { name: /Account # 0884512907/ }).press("Enter");
  const panel = opened(header);
  expect((await panel.boundingBox())?.width).toBe(440);
  await expect(panel.getByRole("button", { name: /0884512907/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Tab");
  const field = panel.getByRole("searchbox", { name: "Search by company, account # or city" });
  await expect(field).toBeFocused();
  await expect(panel.locator(".account-list")).toHaveCSS("border-bottom-width", "1px");
  await field.fill("FIELD serv");
  await expect(panel.getByRole("button")).toHaveCount(2);
  await expect(panel.getByRole("status")).toHaveText("2 accounts match");
  await expect(panel.locator(".account-list")).toHaveCSS("border-bottom-width", "0px");
  const sent = await sentBy(page, () => panel.getByRole("button", { name: /Duluth/ }).press("Enter"));
  expect(sent).toBe("POST rememberMe=on&acctNo=0917730094");
});

test("switching the catalog saves it, renames the menu, closes it and refreshes the page", async ({ page }) => {
  const saved: string[] = [];
  await page.route("**/customCatalogSelectOption?*", async (route) => {
    saved.push(`${route.request().method()} ${new URL(route.request().url()).search} ${route.request().postData()}`);
    await route.fulfill({ json: {} });
  });
  const { header } = await openHeader(page, "catalog");
  await header.getByRole("link", { name: "Harlow Approved" }).click();
  await expect(opened(header).getByRole("button", { name: "Harlow Approved" })).toHaveAttribute("aria-pressed", "true");
  await opened(header).getByRole("button", { name: "All Products" }).click();
  await expect(opened(header)).toHaveCount(0);
  await expect(allProducts(header)).toBeVisible();
  await expect(page.locator("output")).toHaveText("1");
  expect(saved).toEqual(["POST ?ccoption=SEARCHBUTTON2 null"]);
});

test("a catalog that could not be saved stays as it was, and the menu says so", async ({ page }) => {
  await page.route("**/customCatalogSelectOption?*", (route) => route.fulfill({ status: 503 }));
  const { header } = await openHeader(page, "catalog");
  await header.getByRole("link", { name: "Harlow Approved" }).click();
  await opened(header).getByRole("button", { name: "All Products" }).click();
  await expect(opened(header).locator(".catalog-note")).toContainText("could not be saved");
  await expect(header.getByRole("link", { name: "Harlow Approved" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("every trigger is a link to a page", async ({ page }) => {
    await page.goto("/_kit/header?view=full");
    const header = page.locator(".header-kit");
    await expect(myAccount(header)).toHaveAttribute("href", "/myaccount");
    await expect(header.getByRole("link", { name: /Account # 0884512907/ })).toHaveAttribute(
      "href",
      "/myaccount/cpdashboard",
    );
    await allProducts(header).click();
    await expect(page).toHaveURL(/\/category\?analytics=nav$/);
  });
});
