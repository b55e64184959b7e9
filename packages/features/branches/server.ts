export type { Branch } from "./branches.ts";
export { openBranches } from "./branches.store.server.ts";
export { branchesRecords } from "./branches.import.server.ts";
