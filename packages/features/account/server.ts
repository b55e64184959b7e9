export type { Account, CustomCatalog, HeldAccount, Role } from "./account.ts";
export { accountsOfUser, customCatalogContents, customCatalogOf } from "./account.store.server.ts";
export { boughtTogether, familyPurchaseCounts, previouslyPurchased, purchasers } from "./orders.store.server.ts";
export { accountRecords } from "./account.import.server.ts";
