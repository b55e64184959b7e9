export type { Account, CustomCatalog, HeldAccount, Role } from "./account.ts";
export { accountErrors } from "./account.errors.ts";
export { accountRecords } from "./account.import.server.ts";
export { accountRoutes } from "./account.routes.server.ts";
export { accountsOfUser, customCatalogContents, customCatalogOf } from "./account.store.server.ts";
export { type AccountSources, accountSources } from "./header-sources.server.ts";
export {
  boughtTogether,
  familySalesSteps,
  previouslyPurchased,
  purchasedSkus,
  salesSteps,
} from "./orders.store.server.ts";
export type { Person } from "./person.ts";
