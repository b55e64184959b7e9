export type { Branch } from "./branches.ts";
export { branchNumberIn } from "./branch-number.ts";
export { type Holiday, holidayIn, weekdayOf } from "./holidays.ts";
