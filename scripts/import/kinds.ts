import { accountRecords } from "../../packages/features/account/server.ts";
import { availabilityRecords } from "../../packages/features/availability/server.ts";
import { branchesRecords } from "../../packages/features/branches/server.ts";
import { catalogRecords } from "../../packages/features/catalog/server.ts";
import { complianceRecords } from "../../packages/features/compliance/server.ts";
import { pricingRecords } from "../../packages/features/pricing/server.ts";
import { searchRecords } from "../../packages/features/search/server.ts";
import type { RecordPlan } from "../../packages/platform/import.ts";

export const importKinds = ["catalog", "branches", "accounts", "prices", "stock"] as const;

export type ImportKind = (typeof importKinds)[number];

/** What files of each kind may hold, in the order in which records refer to each other. */
export const recordsOf: Readonly<Record<ImportKind, readonly RecordPlan[]>> = {
  catalog: [...complianceRecords, ...catalogRecords, ...searchRecords],
  branches: branchesRecords,
  accounts: accountRecords,
  prices: pricingRecords,
  stock: availabilityRecords,
};
