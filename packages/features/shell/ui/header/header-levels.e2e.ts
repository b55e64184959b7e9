import { expect, type Locator, test } from "@playwright/test";
import { shownLinks, visitAs } from "../../../../../e2e/visit-as.ts";

// What each level, account and role meets in the header of the store's own pages.

const phone = "1-800-555-0142 tel:1-800-555-0142";
const services = [
  "Catalog /content/general-catalog",
  "Find A Branch /content/find-branch-location",
  "KeepStock /apps/keepstock/",
  "Help /content/help",
];
const from = "frwdUrlPath=%2Fcontent%2Fhelp";
const names = async (header: Locator) => (await shownLinks(header)).map((link) => link.replace(/ \S+$/, ""));

test("signed out: the static menus, the toll-free number, Register, Sign In, search and cart, and nothing of one's own [spec 2.2/1.1 2.2/4]", async ({
  page,
}) => {
  const header = await visitAs(page, "");
  expect((await shownLinks(header)).filter((link) => !link.startsWith(" /"))).toEqual([
    ...services,
    phone,
    "Register /content/user_registration",
    `Sign In /myaccount/signin?${from}`,
    "All Products /category?analytics=nav",
    "Bulk Order /content/bulk-order-pad",
    `My Account /myaccount/signin?${from}`,
    "Cart 0 items in cart /cart",
  ]);
  await expect(header.getByRole("search")).toBeVisible();
});

test("who is remembered is greeted, with menus, pending tasks and the own catalog, and switches no account [spec 2.2/2 6/2]", async ({
  page,
}) => {
  const header = await visitAs(page, "rtillery:rml-user");
  await expect(header).toContainText("Hi Ruth");
  // The last of them is in the account's own menu and not in the static one.
  expect((await shownLinks(header)).slice(0, 6)).toEqual([
    ...services,
    "Services /content/mc/services-and-solutions",
    phone,
  ]);
  await expect(header.getByRole("link", { name: "My Account 2 pending tasks" })).toBeVisible();
  expect(await names(header)).not.toContain("Accounts Overview");
  // With six accounts there would be a choice.
  const many = await visitAs(page, "moyelaran:rml-user");
  await expect(many.locator(".utility-trigger")).toHaveCount(0);
  const restricted = await visitAs(page, "cmarchetti:rml-user");
  await expect(restricted.getByRole("link", { name: "Millbrook Approved" })).toBeVisible();
});

test("the fully authenticated have company, account, switch, pending tasks, and Accounts Overview on wide screens [spec 2.2/3 2.1/5 2.1/6]", async ({
  page,
}) => {
  const header = await visitAs(page, "moyelaran:fully-authenticated");
  const picker = header.locator(".utility-trigger");
  await expect(picker).toContainText("Lakehead Provisions");
  await expect(picker).toContainText("Account # 820311400");
  const account = header.getByRole("link", { name: "My Account 3 pending tasks" });
  const overview = header.getByRole("link", { name: "Accounts Overview", exact: true });
  await expect(overview).toBeVisible();
  await expect(account).toHaveAttribute("href", "/myaccount");
  await overview.click();
  await expect(page).toHaveURL(/\/myaccount\/cpdashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accounts Overview");
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(overview).toBeHidden();
  await header
    .getByRole("link", { name: /^My Account/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Account");
});

const plain = {
  hideNavBar: false,
  selectedCatalog: ["All Products"],
  showBranchLocator: true,
  showSwitchAccount: false,
  hideBulkOrderPad: false,
  showWelcomeMessage: false,
  hideProductsAndSearch: false,
};

/** Seven flags, as a visitor sees them. */
for (const [visitor, meets, flags] of [
  ["", "nothing hidden, All Products without a catalog", {}],
  ["moyelaran:fully-authenticated", "a switch of accounts", { showSwitchAccount: true }],
  ["snakagawa:fully-authenticated", "no navigation bar", { hideNavBar: true, showBranchLocator: false }],
  [
    "cmarchetti:fully-authenticated",
    "the selected catalog's label",
    { selectedCatalog: ["Millbrook Approved"], showSwitchAccount: true },
  ],
  [
    "ldoherty:rml-user",
    "Your Products without a label, and no branch locator",
    { selectedCatalog: ["Your Products"], showBranchLocator: false },
  ],
  [
    "hstrand:fully-authenticated",
    "no Bulk Order where the pad is hidden",
    { hideBulkOrderPad: true, selectedCatalog: ["Prairie Rose House List"], showSwitchAccount: true },
  ],
  [
    "gokoro:fully-authenticated",
    "no Bulk Order where products and search are hidden",
    { hideProductsAndSearch: true, hideBulkOrderPad: true, selectedCatalog: [], showSwitchAccount: true },
  ],
  [
    "arivas:fully-authenticated",
    "the welcome until it is confirmed",
    { showWelcomeMessage: true, showSwitchAccount: true },
  ],
] as const)
  test(`${visitor === "" ? "anybody" : visitor} meets ${meets} [spec 2.2/7 2.2/8 4/3.3 6/10.1]`, async ({ page }) => {
    const header = await visitAs(page, visitor);
    const seen = async () => ({
      hideNavBar: (await header.getByRole("navigation", { name: "Services" }).count()) === 0,
      selectedCatalog: await header.locator(".header-catalog").allInnerTexts(),
      showBranchLocator: (await names(header)).includes("Find A Branch"),
      showSwitchAccount: (await header.locator(".utility-trigger").count()) === 1,
      hideBulkOrderPad: !(await names(header)).includes("Bulk Order"),
      showWelcomeMessage: (await header.getByRole("dialog", { name: /^Welcome/ }).count()) > 0,
      hideProductsAndSearch: (await header.getByRole("search").count()) === 0,
    });
    await expect.poll(seen).toEqual({ ...plain, ...flags });
  });
