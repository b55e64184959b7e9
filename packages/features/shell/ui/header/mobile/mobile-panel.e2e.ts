import { expect, type Page, test } from "@playwright/test";
import { openHeader } from "../kit/kit-header.ts";

const phone = 390;
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const hamburger = (page: Page) => page.locator(".header-kit").getByRole("link", { name: "Menu" });

test("the hamburger opens the panel; its Close button, the underlay and Escape close it, with the focus back", async ({
  page,
}) => {
  await openHeader(page, "full", phone);
  const ways: readonly (() => Promise<void>)[] = [
    () => panelOf(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(370, 600),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await hamburger(page).press("Enter");
    await expect(panelOf(page)).toBeVisible();
    await close();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
  }
});

test("the panel is 336 px wide and names the user, the company, the account and the enrollment", async ({ page }) => {
  await openHeader(page, "full", phone);
  await hamburger(page).click();
  await expect(panelOf(page)).toHaveCSS("width", "336px");
  for (const text of [
    "Dana Whitfield",
    "Harlow Fabrication Inc.",
    "Account # 0884512907",
    "Enrolled: free standard shipping",
  ])
    await expect(panelOf(page)).toContainText(text);
});

test("Tab and Shift+Tab go round the panel's controls and never out of it", async ({ page }) => {
  await openHeader(page, "catalog", phone);
  await hamburger(page).press("Enter");
  const close = panelOf(page).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panelOf(page).getByRole("link", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press("Tab");
    await expect(panelOf(page).locator(":focus")).toHaveCount(1);
  }
});

test("Product Categories and My Account open a second level, and Back leads to the row that opened it", async ({
  page,
}) => {
  await openHeader(page, "full", phone);
  await hamburger(page).press("Enter");
  const levels = [
    { row: /^Product Categories/, title: "Product Categories", link: "Fasteners" },
    { row: /^My Account/, title: "My Account", link: "Pending Approvals 3" },
  ];
  for (const { row, title, link } of levels) {
    await panelOf(page).getByRole("button", { name: row }).press("Enter");
    const level = panelOf(page).getByRole("navigation", { name: title });
    const back = level.getByRole("button", { name: "Back to Menu" });
    await expect(back).toBeFocused();
    await expect(level.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    await expect(level.getByRole("link", { name: link })).toBeVisible();
    await expect(panelOf(page).getByRole("link", { name: "Home" })).toHaveCount(0);
    await back.press("Enter");
    await expect(panelOf(page).getByRole("button", { name: row })).toBeFocused();
  }
  await panelOf(page)
    .getByRole("button", { name: /^Product Categories/ })
    .click();
  await panelOf(page).getByRole("link", { name: "Fasteners" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fasteners" })).toBeVisible();
});

test("on small screens an account is chosen in a dialog and sent by Save", async ({ page }) => {
  const sent = new Promise<string | null>((resolve) => {
    void page.route("**/account_switch", async (route) => {
      resolve(route.request().postData());
      await route.fulfill({ status: 204 });
    });
  });
  await openHeader(page, "full", phone);
  await hamburger(page).click();
  await panelOf(page).getByRole("button", { name: "Switch Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch Account" });
  await expect(dialog.getByRole("radio", { name: /0884512907/ })).toBeChecked();
  await dialog.getByText("Account # 0917730094").click();
  // What was chosen stays chosen while the search hides it.
  await dialog.getByRole("searchbox").fill("milwaukee");
  await dialog.getByRole("button", { name: "Save" }).click();
  expect(new URLSearchParams((await sent) ?? "").getAll("acctNo")).toEqual(["0917730094"]);
  expect(new URLSearchParams((await sent) ?? "").get("rememberMe")).toBe("on");
});

test("the custom catalog is switched in the panel too", async ({ page }) => {
  await page.route("**/customCatalogSelectOption?*", (route) => route.fulfill({ json: {} }));
  await openHeader(page, "catalog", phone);
  await hamburger(page).click();
  await panelOf(page).getByRole("button", { name: "Switch Custom Catalog" }).click();
  await panelOf(page).getByRole("button", { name: "All Products" }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator("output")).toHaveText("1");
});

test.describe("the welcome", () => {
  async function countPosts(page: Page): Promise<() => number> {
    let posts = 0;
    await page.route("**/adaptiveWelcomeMessage", async (route) => {
      if (route.request().method() === "POST") posts += 1;
      await route.fulfill({ json: { confirmedAdaptiveWelcomeMessage: true } });
    });
    return () => posts;
  }
  const welcome = (page: Page) => page.getByRole("dialog", { name: "Welcome to Capstan Supply" });

  test("is dismissed by Got It! on small screens, and the server hears of it once", async ({ page }) => {
    const posts = await countPosts(page);
    await openHeader(page, "welcome", phone);
    await welcome(page).getByRole("button", { name: "Got It!" }).click();
    await expect(welcome(page)).toHaveCount(0);
    await hamburger(page).click();
    await expect(panelOf(page)).toBeVisible();
    expect(posts()).toBe(1);
  });

  test("is dismissed before the mobile panel opens", async ({ page }) => {
    const posts = await countPosts(page);
    await openHeader(page, "welcome", phone);
    await expect(welcome(page)).toBeVisible();
    await hamburger(page).press("Enter");
    await expect(panelOf(page)).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
    expect(posts()).toBe(1);
  });

  test("stands under My Account on wide screens until that is hovered or it is dismissed", async ({ page }) => {
    const posts = await countPosts(page);
    const { header } = await openHeader(page, "welcome");
    await expect(welcome(page)).toContainText("My Account");
    await header.getByRole("link", { name: /^My Account/ }).hover();
    await expect(welcome(page)).toHaveCount(0);
    expect(posts()).toBe(1);
    await page.evaluate(() => localStorage.clear());
    await openHeader(page, "welcome");
    await welcome(page).getByRole("button", { name: "Got It!" }).press("Enter");
    await expect(welcome(page)).toHaveCount(0);
    expect(posts()).toBe(2);
  });

  test("is not shown to whom it was shown before", async ({ page }) => {
    await openHeader(page, "full");
    await page.waitForTimeout(300);
    await expect(welcome(page)).toHaveCount(0);
  });
});
