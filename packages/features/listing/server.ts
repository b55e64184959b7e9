export { allColumns } from "./family-columns.ts";
export { compareReader } from "./compare-reader.server.ts";
export { type GroupInput, familyGroups, rowOf } from "./item-rows.server.ts";
export { type Rows, type RowsDeps, readRows } from "./read-rows.server.ts";
export { isLongOnPhone } from "./phone-rows.ts";
