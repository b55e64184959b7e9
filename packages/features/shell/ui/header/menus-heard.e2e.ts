import { expect, type Page, test } from "@playwright/test";
import { startReader } from "../../../../../e2e/reader/reader.ts";
import { openHeader } from "./kit/kit-header.ts";

/** What a buyer hears of the header's menus, by keyboard alone. */
async function open(page: Page, view: string, width: number, first: string) {
  const { header } = await openHeader(page, view, width);
  const reader = await startReader(page);
  // From here on by keys.
  await header.locator(first).first().focus();
  return reader;
}

test("All Products says that it is closed or open, leads through its links, and Escape brings back", async ({
  page,
}) => {
  const reader = await open(page, "full", 1440, ".header-products a");
  await reader.says("Products navigation; All Products, link, collapsed");
  await reader.press("Enter", "All Products, link, expanded");
  await expect(page.locator(".category-links, .flyout-all-products li").nth(20)).toBeVisible();
  await reader.press("Tab", "Purchased Products Your buying history, link");
  await reader.press("Tab", "Custom Product Center Made to your drawing, link");
  await reader.press("Tab", "Replacement Parts Find by model or serial #, link");
  await reader.press("Tab", "Digital Catalogs Browse pages, order items, link");
  await reader.press("Tab", "All Product Categories, link");
  await reader.press("Tab", "Abrasives, link");
  await reader.press("Escape", "All Products, link, collapsed");
  await reader.press("Tab", "Enter keyword, item, model or part #, combobox, collapsed, blank");
});

test("My Account says its waiting tasks, and its groups lead on to the next thing of the bar", async ({ page }) => {
  const reader = await open(page, "full", 1440, ".header-my-account a");
  await reader.says("Account and cart navigation; My Account 3 pending tasks, link, collapsed");
  await reader.press("Space", "My Account 3 pending tasks, link, expanded");
  await reader.press("Tab", "Account list; My Account, link");
  await reader.press("Tab", "Pending Approvals 3, link");
  await page.locator(".flyout-my-account").getByRole("link", { name: "Accounts Overview" }).focus();
  await reader.says("Accounts Overview, link");
  await reader.press("Tab", "Sign Out, link");
  await reader.press("Tab", "Cart 0 items in cart, link");
  await reader.press("Shift+Tab", "My Account 3 pending tasks, link, collapsed");
});

test("the sign-in prompt is under My Account for whoever is not signed in", async ({ page }) => {
  const reader = await open(page, "signed-out", 1440, ".header-my-account a");
  await reader.says("Account and cart navigation; My Account, link, collapsed");
  await reader.press("Enter", "My Account, link, expanded");
  await reader.press("Tab", "Sign In, link");
  await reader.press("Tab", "Register for Capstan Supply, link");
  await reader.press("Escape", "My Account, link, collapsed");
});

test("the custom catalog is switched in All Products: which is chosen, that it could not be saved, that it is", async ({
  page,
}) => {
  let status = 503;
  await page.route("**/customCatalogSelectOption?*", (route) => route.fulfill({ status, json: {} }));
  const reader = await open(page, "catalog", 1440, ".header-products a");
  await reader.says("Products navigation; Harlow Approved, link, collapsed");
  await reader.press("Enter", "Harlow Approved, link, expanded");
  await reader.press("Tab", "Switch Custom Catalog group; Harlow Approved, button, pressed");
  await reader.press("Tab", "All Products, button, not pressed");
  await page.keyboard.press("Enter");
  await reader.announces("Your choice could not be saved. Try again in a few minutes.");
  status = 200;
  await reader.press("Enter", "All Products, link, collapsed");
});

test("an account is found and chosen from the bar, each said with its place and which is the current one", async ({
  page,
}) => {
  const sent = new Promise<string | null>((resolve) => {
    void page.route("**/account_switch", async (route) => {
      resolve(route.request().postData());
      await route.fulfill({ status: 204 });
    });
  });
  const reader = await open(page, "full", 1440, ".utility-trigger");
  const trigger = "Harlow Fabrication Inc. Account # 0884512907 Switch account, link";
  await reader.says(`Your account navigation; ${trigger}, collapsed`);
  await reader.press("Enter", `${trigger}, expanded`);
  await reader.press("Tab", "Search by company, account # or city, searchbox, blank");
  await page.keyboard.insertText("field");
  await reader.announces("2 accounts match");
  await page.keyboard.insertText("s");
  await reader.announces("No account matches. Search by company, account number, city, state or country.");
  await page.keyboard.press("Backspace");
  await reader.announces("2 accounts match");
  await reader.press("Tab", "Harlow Field Service Account # 0917730086, Green Bay, WI, button");
  await reader.press("Shift+Tab", "Search by company, account # or city, searchbox, field");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await reader.press("Tab", "Harlow Fabrication Inc. Account # 0884512907, Milwaukee, WI Current, button, current");
  await reader.press("Tab", "Harlow Fabrication Inc. Account # 0884512915, Rockford, IL, button");
  await page.keyboard.press("Enter");
  expect(await sent).toBe("rememberMe=on&acctNo=0884512915");
});

test("the mobile panel says each of its rows, and Escape brings back to the hamburger", async ({ page }) => {
  const reader = await open(page, "catalog", 390, ".header-menu a");
  await reader.says("Menu, link, opens a dialog, collapsed");
  await reader.press("Enter", "Menu dialog; Close, button");
  await reader.press("Tab", "Menu navigation; Home, link");
  await reader.press("Tab", "Product Categories, button");
  await reader.press("Tab", "My Account 3 pending tasks, button");
  await reader.press("Tab", "Catalog, link");
  await reader.press("Tab", "Find A Branch, link");
  await reader.press("Tab", "Help, link");
  await reader.press("Tab", "Bulk Order, link");
  await reader.press("Tab", "Switch Account, button, opens a dialog");
  await reader.press("Tab", "Switch Custom Catalog, button, collapsed");
  await reader.press("Enter", "Switch Custom Catalog, button, expanded");
  await reader.press("Tab", "Switch Custom Catalog group; Harlow Approved, button, pressed");
  await reader.press("Tab", "All Products, button, not pressed");
  await reader.press("Tab", "Sign Out, link");
  await reader.press("Tab", "Close, button");
  await reader.press("Escape", "Menu, link, opens a dialog, collapsed");
});

test("on a phone an account is found and chosen in a dialog, which gives the focus back", async ({ page }) => {
  const reader = await open(page, "full", 390, ".header-menu a");
  await reader.press("Enter", "Menu dialog; Close, button");
  await reader.press("Shift+Tab", "Menu navigation; Sign Out, link");
  await reader.press("Shift+Tab", "Switch Account, button, opens a dialog");
  await reader.press("Enter", "Switch Account dialog");
  await reader.press("Tab", "Close dialog, button");
  await reader.press("Tab", "Search by company, account # or city, searchbox, blank");
  await page.keyboard.insertText("Duluth");
  await reader.announces("1 account matches");
  await reader.press("Tab", "Harlow Field Service Account # 0917730094, Duluth, MN, radio, not checked");
  await reader.press("Space", "Harlow Field Service Account # 0917730094, Duluth, MN, radio, checked");
  await reader.press("Tab", "Cancel, button");
  await reader.press("Tab", "Save, button");
  await reader.press("Escape", "Menu, link, opens a dialog, collapsed");
});

test("the welcome is the next thing after the menu, and Got It! gives the focus back to the menu", async ({ page }) => {
  let calls = 0;
  await page.route("**/adaptiveWelcomeMessage", (route) => {
    calls += 1;
    return route.fulfill({ json: { confirmedAdaptiveWelcomeMessage: true } });
  });
  const reader = await open(page, "welcome", 390, ".header-menu a");
  await reader.says("Menu, link, opens a dialog, collapsed");
  await reader.press(
    "Tab",
    "Welcome to Capstan Supply dialog, Your account, orders and branches are in this menu.; Got It!, button",
  );
  await reader.press("Enter", "Menu, link, opens a dialog, collapsed");
  await reader.press("Tab", "Capstan Supply, link");
  expect(calls).toBe(1);
});
