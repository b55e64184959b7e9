export type { Column, Memory, Query, Recall, RowOf } from "./import/column.ts";
export {
  code,
  computed,
  date,
  flag,
  forEver,
  fromEver,
  integer,
  moment,
  money,
  number,
  numberInCell,
  oneOf,
  optional,
  refersTo,
  text,
  url,
  withDefault,
} from "./import/columns.ts";
export { Cell, type NamedValue, type NamedValues, json, list, namedValues, part } from "./import/list-columns.ts";
export { cleanText } from "./import/hygiene.ts";
export { Problem, shown } from "./import/problem.ts";
export { type RecordPlan, defineRecord } from "./import/record.ts";
export { type ImportOptions, type ImportSummary, type Progress, runImport } from "./import/run-import.ts";
export type { Rejection } from "./import/run-store.ts";
