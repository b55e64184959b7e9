export type { Branch } from "./branches.ts";
export { type BranchNumber, branchNumberIn } from "./branch-number.ts";
export { type Holiday, type HolidayDate, holidayIn, nextHolidays, weekdayOf } from "./holidays.ts";
