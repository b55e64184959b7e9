import type { HeaderOption, SignedIn } from "@capstan/features/account";
import type { CatalogChoice, NavFlags } from "./header.ts";
import { catalogLabel } from "./ui/header/catalog/catalog-choice.ts";

interface FlagInput {
  readonly signedIn: Pick<SignedIn, "level" | "accounts" | "headerOptions">;
  readonly catalog: CatalogChoice | null;
  readonly isWelcomeConfirmed: boolean;
}

/** Spec 2.2: the seven flags that the parts of the header look at. */
export function navFlagsOf({ signedIn, catalog, isWelcomeConfirmed }: FlagInput): NavFlags {
  const { level, accounts, headerOptions } = signedIn;
  const has = (option: HeaderOption) => headerOptions.includes(option);
  return {
    hideNavBar: has("hide-nav-bar"),
    selectedCatalog: catalogLabel(catalog),
    showBranchLocator: !has("hide-branch-locator"),
    showSwitchAccount: level === "fully-authenticated" && accounts.length > 0,
    hideBulkOrderPad: has("hide-bulk-order-pad"),
    showWelcomeMessage: level !== "anonymous" && !isWelcomeConfirmed,
    hideProductsAndSearch: has("hide-products-and-search"),
  };
}
