import type { CatalogChoice, NavFlags } from "./header.ts";
import type { SignedIn } from "./header-parts.ts";
import { catalogLabel } from "./ui/header/catalog/catalog-choice.ts";

interface FlagInput {
  readonly signedIn: Pick<SignedIn, "level" | "accounts" | "hidden">;
  readonly catalog: CatalogChoice | null;
  readonly isWelcomeConfirmed: boolean;
}

/** Spec 2.2: the seven flags that the parts of the header look at. */
export function navFlagsOf({ signedIn, catalog, isWelcomeConfirmed }: FlagInput): NavFlags {
  const { level, accounts, hidden } = signedIn;
  return {
    hideNavBar: hidden.navBar,
    selectedCatalog: catalogLabel(catalog),
    showBranchLocator: !hidden.branchLocator,
    showSwitchAccount: level === "fully-authenticated" && accounts.length > 0,
    hideBulkOrderPad: hidden.bulkOrderPad,
    showWelcomeMessage: level !== "anonymous" && !isWelcomeConfirmed,
    hideProductsAndSearch: hidden.productsAndSearch,
  };
}
