import type { HeaderOption } from "@capstan/features/account";
import type { Level } from "@capstan/platform/visitor";
import { expect, test } from "vitest";
import type { AccountChoice, CatalogChoice } from "./header.ts";
import { navFlagsOf } from "./nav-flags.ts";

const account: AccountChoice = {
  number: "830550210",
  companyName: "Pruitt & Vale",
  city: "Toledo",
  state: "OH",
  country: "US",
  isCurrent: true,
};
const catalog: CatalogChoice = {
  scenario: 1,
  selected: "SEARCHBUTTON1",
  labels: { SEARCHBUTTON1: "Approved", SEARCHBUTTON2: null },
  filterName: "approved",
  searchType: "IN_CATALOG",
};

function flags(
  level: Level,
  changes: { accounts?: AccountChoice[]; hidden?: HeaderOption; catalog?: CatalogChoice } = {},
) {
  const headerOptions = changes.hidden ? [changes.hidden] : [];
  return (isWelcomeConfirmed: boolean) =>
    navFlagsOf({
      signedIn: { level, accounts: changes.accounts ?? [], headerOptions },
      catalog: changes.catalog ?? null,
      isWelcomeConfirmed,
    });
}

test("what an account hides is hidden, each part by itself", () => {
  expect(flags("anonymous")(true)).toEqual({
    hideNavBar: false,
    selectedCatalog: "All Products",
    showBranchLocator: true,
    showSwitchAccount: false,
    hideBulkOrderPad: false,
    showWelcomeMessage: false,
    hideProductsAndSearch: false,
  });
  expect(flags("rml-user", { hidden: "hide-nav-bar" })(true)).toMatchObject({ hideNavBar: true });
  expect(flags("rml-user", { hidden: "hide-branch-locator" })(true)).toMatchObject({ showBranchLocator: false });
  expect(flags("rml-user", { hidden: "hide-bulk-order-pad" })(true)).toMatchObject({ hideBulkOrderPad: true });
  expect(flags("rml-user", { hidden: "hide-products-and-search" })(true)).toMatchObject({
    hideProductsAndSearch: true,
    hideBulkOrderPad: false,
  });
});

test("accounts are switched by the fully authenticated only, and only if there are some", () => {
  const shows = (level: Level, accounts: AccountChoice[]) => flags(level, { accounts })(true).showSwitchAccount;
  expect(shows("fully-authenticated", [account])).toBe(true);
  expect(shows("fully-authenticated", [])).toBe(false);
  expect(shows("rml-user", [account])).toBe(false);
});

test("the welcome is shown until it is confirmed, and to nobody who is not known", () => {
  expect(flags("fully-authenticated")(false).showWelcomeMessage).toBe(true);
  expect(flags("fully-authenticated")(true).showWelcomeMessage).toBe(false);
  expect(flags("anonymous")(false).showWelcomeMessage).toBe(false);
});

test("the catalog's name is the selected option's, Your Products where it has none", () => {
  expect(flags("rml-user", { catalog })(true).selectedCatalog).toBe("Approved");
  const second = { ...catalog, selected: "SEARCHBUTTON2" } as const;
  expect(flags("rml-user", { catalog: second })(true).selectedCatalog).toBe("Your Products");
});
