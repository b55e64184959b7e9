export type { Account, CustomCatalog, HeldAccount, Role } from "./account.ts";
export { type AcceptDeps, registerByInvitation } from "./accept-invitation.server.ts";
export { accountPages } from "./account-pages.server.ts";
export { accountJobs } from "./account.jobs.server.ts";
export { accountErrors } from "./account.errors.ts";
export { accountRecords } from "./account.import.server.ts";
export { accountRoutes } from "./account.routes.server.ts";
export { asAdministrator } from "./as-administrator.server.ts";
export { invitationCookie } from "./account-users.ts";
export { createUser, joinAccount } from "./invitations.store.server.ts";
export { type CatalogCheck, type CatalogScope, outsideReason, outsideText, scopeFilters } from "./catalog-scope.ts";
export {
  type ListedCategories,
  type ScopedVisitor,
  checkCatalog,
  isListed,
  isShown,
  listedCategories,
  listedSkus,
  readCatalogScope,
} from "./catalog-scope.store.server.ts";
export { type Buyer, buyerOf } from "./buyer.store.server.ts";
export { accountsOfUser, customCatalogContents } from "./account.store.server.ts";
export { type AccountSources, accountSources } from "./header-sources.server.ts";
export { familySalesSteps, previouslyPurchased, purchasedSkus, salesSteps } from "./orders.store.server.ts";
export { type ChosenBranch, chosenBranch, setOwnBranch } from "./preferences.store.server.ts";
export { makeCurrent } from "./person.store.server.ts";
export { type Person, canChooseCatalog } from "./person.ts";
