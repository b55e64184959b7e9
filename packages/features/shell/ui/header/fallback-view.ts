import { brand } from "@capstan/features/brand";
import { noImpersonation } from "@capstan/features/impersonation";
import type { HeaderView } from "../../header.ts";
import { catalogLabel } from "./catalog/catalog-choice.ts";

/** Spec 2.2: the static header, for when nothing is known of the visitor. */
export const fallbackView: HeaderView = {
  level: "anonymous",
  user: null,
  companyName: null,
  accountNumber: null,
  isProcurement: false,
  accounts: [],
  signOut: null,
  logoUrl: null,
  message: null,
  pendingTasks: null,
  enrollment: null,
  accountLinks: null,
  impersonation: noImpersonation,
  isServiceAgent: false,
  catalog: null,
  mainLinks: null,
  menuLinks: null,
  phone: brand.phone,
  flags: {
    hideNavBar: false,
    selectedCatalog: catalogLabel(null),
    showBranchLocator: true,
    showSwitchAccount: false,
    hideBulkOrderPad: false,
    showWelcomeMessage: false,
    hideProductsAndSearch: false,
  },
  madeAt: 0,
};
