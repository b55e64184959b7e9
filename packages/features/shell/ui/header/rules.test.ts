import { expect, test } from "vitest";
import { accountColumns } from "./account/account-groups.ts";
import { currentFirst, hasBottomBorder, isSearchable, matchingAccounts } from "./account/account-search.ts";
import { canSwitchCatalog, catalogLabel } from "./catalog/catalog-choice.ts";
import { categoryLink } from "./catalog/category-link.ts";
import { adminLinks, customCatalog, flagged, full, remembered, sixAccounts } from "./kit/header-fixtures.ts";
import { mainLinksOf, menuLinksOf, pendingBadgeOf, showsAccountSwitch, showsBulkOrder } from "./bars/header-links.ts";
import { identityOf } from "./account/identity.ts";
import { isInternetExplorer } from "@capstan/platform/old-browser";

const numbers = (typed: string) => matchingAccounts(sixAccounts, typed).map(({ number }) => number.slice(-4));

test("accounts are found by city, country, state, number and company name, in any case", () => {
  expect(numbers("rockFORD")).toEqual(["2915"]);
  expect(numbers("nle")).toEqual(["5518"]);
  expect(numbers("0901")).toEqual(["4420"]);
  expect(numbers("field service")).toEqual(["0086", "0094"]);
  expect(matchingAccounts([{ ...sixAccounts[0]!, country: "Canada" }], "canada")).toHaveLength(1);
  expect(numbers("  ")).toHaveLength(6);
  expect(numbers("nobody")).toEqual([]);
});

test("the search box comes with the fourth account, the bottom border with the third match", () => {
  expect([2, 3, 4].map((count) => isSearchable(sixAccounts.slice(0, count)))).toEqual([false, false, true]);
  expect([2, 3, 4].map((count) => hasBottomBorder(sixAccounts.slice(0, count)))).toEqual([false, true, true]);
});

test("the current account stands first and the others keep their order", () => {
  expect(currentFirst(sixAccounts).map(({ number }) => number.slice(-4))).toEqual([
    "2907",
    "2915",
    "4420",
    "0086",
    "0094",
    "5518",
  ]);
});

test("the catalog is switched in scenario 1 and 4 alone", () => {
  const scenarios = [1, 2, 3, 4] as const;
  expect(scenarios.filter((scenario) => canSwitchCatalog({ ...customCatalog, scenario }))).toEqual([1, 4]);
  expect(canSwitchCatalog(null)).toBe(false);
});

test("the menu is named after the selected option, Your Products without a label, All Products without a catalog", () => {
  expect(catalogLabel(customCatalog)).toBe("Harlow Approved");
  expect(catalogLabel({ ...customCatalog, selected: "SEARCHBUTTON2" })).toBe("All Products");
  expect(catalogLabel({ ...customCatalog, labels: { SEARCHBUTTON1: null, SEARCHBUTTON2: "Other" } })).toBe(
    "Your Products",
  );
  expect(catalogLabel(null)).toBe("All Products");
});

test("a category's link begins at /category and says that it came from the navigation", () => {
  expect(categoryLink("https://search.example/shop/category/fasteners-FAS")).toBe(
    "/category/fasteners-FAS?analytics=nav",
  );
  expect(categoryLink("/category/fasteners-FAS")).toBe("/category/fasteners-FAS?analytics=nav");
});

const headings = (view: typeof full) => accountColumns(view).map((column) => column.map(({ heading }) => heading));

test("with administration the full layout is shown", () => {
  expect(headings(full)).toEqual([
    ["Account", "Lists"],
    ["Orders", "Quotes"],
    ["Insights", "KeepStock"],
    ["Account Preferences", "Account Users"],
  ]);
  const { accountLinks } = full;
  expect(headings({ ...full, accountLinks: { ...accountLinks!, lists: [], insights: [], keepStock: [] } })).toEqual([
    ["Account"],
    ["Orders", "Quotes"],
    ["Account Preferences", "Account Users"],
  ]);
});

test("procurement users with links of their own get the reduced layout, others Orders and Insights if there are orders", () => {
  const buyer = { ...adminLinks, administration: [] };
  const procurement = { ...buyer, procurement: buyer.account };
  expect(headings({ ...full, isProcurement: true, accountLinks: procurement })).toEqual([["Account"], ["Procurement"]]);
  expect(headings({ ...full, isProcurement: true, accountLinks: buyer })).toHaveLength(4);
  expect(headings({ ...full, accountLinks: procurement })).toEqual(headings({ ...full, accountLinks: buyer }));
  expect(headings({ ...full, accountLinks: buyer })).toEqual([
    ["Account"],
    ["Orders"],
    ["Insights"],
    ["Account Preferences"],
  ]);
  expect(headings({ ...full, accountLinks: { ...buyer, orders: [] } })).toEqual([["Account"], ["Account Preferences"]]);
  expect(headings({ ...full, accountLinks: null })).toEqual([]);
});

test("name, account, company and enrollment; company and short name without an account or through procurement", () => {
  expect(identityOf(full)).toMatchObject({
    name: "Dana Whitfield",
    accountNumber: "0884512907",
    companyName: "Harlow Fabrication Inc.",
    enrollment: "Enrolled: free standard shipping",
    shortName: null,
  });
  for (const view of [
    { ...full, accountNumber: null },
    { ...full, isProcurement: true },
  ])
    expect(identityOf(view)).toEqual({
      name: "Harlow Fabrication Inc.",
      shortName: "Dana",
      accountNumber: null,
      companyName: null,
      enrollment: null,
      hasEnrollmentBadge: false,
    });
  expect(identityOf({ ...full, user: null })).toBeNull();
});

test("the enrollment's badge needs both the level and an enrollment", () => {
  expect(identityOf(full)?.hasEnrollmentBadge).toBe(true);
  expect(identityOf({ ...full, level: "rml-user" })?.hasEnrollmentBadge).toBe(false);
  expect(identityOf({ ...full, enrollment: "" })?.hasEnrollmentBadge).toBe(false);
});

test("pending tasks are for remembered and logged-in users who have some", () => {
  expect(pendingBadgeOf(remembered)).toBe("1");
  expect(pendingBadgeOf(full)).toBe("3");
  expect(pendingBadgeOf({ ...full, pendingTasks: "" })).toBeNull();
  expect(pendingBadgeOf({ ...full, level: "anonymous" })).toBeNull();
});

test("the account is switched by the fully authenticated who have accounts and are not kept from it", () => {
  expect(showsAccountSwitch(full)).toBe(true);
  expect(showsAccountSwitch({ ...full, level: "rml-user" })).toBe(false);
  expect(showsAccountSwitch({ ...full, accounts: [] })).toBe(false);
  expect(showsAccountSwitch(flagged({ showSwitchAccount: false }))).toBe(false);
});

test("either flag hides the bulk order link", () => {
  const { flags } = full;
  expect(showsBulkOrder(flags)).toBe(true);
  expect(showsBulkOrder({ ...flags, hideBulkOrderPad: true })).toBe(false);
  expect(showsBulkOrder({ ...flags, hideProductsAndSearch: true })).toBe(false);
});

test("links that could not be had give way to the static lists, and a hidden branch locator takes its link with it", () => {
  const labels = (view: typeof full) => mainLinksOf(view).map(({ label }) => label);
  expect(labels(full)).toEqual(["Catalog", "Find A Branch", "KeepStock", "Help"]);
  expect(labels({ ...full, mainLinks: [{ label: "Deals", url: "/deals", type: "link" }] })).toEqual(["Deals"]);
  expect(labels(flagged({ showBranchLocator: false }))).toEqual(["Catalog", "KeepStock", "Help"]);
  expect(menuLinksOf(full).map(({ label }) => label)).toEqual(["Catalog", "Find A Branch", "Help"]);
});

test("Internet Explorer is known by its name, others are left alone", () => {
  expect(isInternetExplorer("Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)")).toBe(true);
  expect(isInternetExplorer("Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko")).toBe(true);
  expect(isInternetExplorer("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")).toBe(
    false,
  );
  expect(isInternetExplorer(null)).toBe(false);
});
