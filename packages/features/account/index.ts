export {
  type Account,
  type CustomCatalog,
  type CustomerKind,
  type HeldAccount,
  type Role,
  customerKinds,
} from "./account.ts";
export { type CatalogCheck, type CatalogScope, catalogScopeOf, outsideReason } from "./catalog-scope.ts";
export { type OrderStatus, orderStatuses } from "./order-status.ts";
export { onAccountChanged, tellAccountChanged } from "./account-event.ts";
export { PageAccount, PageAccountField } from "./ui/page-account-field.ts";
export { accountPagesContext } from "./account-pages.ts";
export {
  type AccountChoice,
  type AccountLink,
  type AccountLinks,
  type AccountSummary,
  type CatalogChoice,
  type HeaderUser,
  type SignedIn,
  nobody,
  searchTypes,
} from "./header-parts.ts";
export { type CatalogOption, type HeaderOption, canChooseCatalog, catalogOptions } from "./person.ts";
