export type { Branch } from "./branches.ts";
export { type BranchDirectory, branchDirectory } from "./branch-directory.server.ts";
export type { BranchIndex, NearBranch } from "./branch-index.ts";
export { branchNumberIn } from "./branch-number.ts";
export { nextHolidays } from "./holidays.ts";
export { openBranches } from "./branches.store.server.ts";
export { branchesRecords } from "./branches.import.server.ts";
