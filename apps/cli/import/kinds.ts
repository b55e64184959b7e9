import { accountRecords } from "@capstan/features/account/server";
import { availabilityRecords } from "@capstan/features/availability/server";
import { branchesRecords } from "@capstan/features/branches/server";
import { catalogRecords } from "@capstan/features/catalog/server";
import { checkoutRecords } from "@capstan/features/checkout/server";
import { complianceRecords } from "@capstan/features/compliance/server";
import { orderRecords } from "@capstan/features/orders/server";
import { pricingRecords } from "@capstan/features/pricing/server";
import { searchRecords } from "@capstan/features/search/server";
import type { RecordPlan } from "@capstan/platform/import";

export const importKinds = ["catalog", "branches", "accounts", "prices", "stock", "terms"] as const;

export type ImportKind = (typeof importKinds)[number];

/** What files of each kind may hold, in the order in which records refer to each other. */
export const recordsOf: Readonly<Record<ImportKind, readonly RecordPlan[]>> = {
  catalog: [...complianceRecords, ...catalogRecords, ...searchRecords],
  branches: branchesRecords,
  accounts: accountRecords,
  prices: pricingRecords,
  stock: availabilityRecords,
  terms: [...orderRecords, ...checkoutRecords],
};
