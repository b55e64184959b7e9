export type { Branch } from "./branches.ts";
export { type BranchNumber, branchNumberIn } from "./branch-number.ts";
