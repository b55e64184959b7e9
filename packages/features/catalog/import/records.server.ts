import type { RecordPlan } from "@capstan/platform/import";
import { classRecord } from "./class-record.server.ts";
import { itemRecord } from "./item-record.server.ts";
import { aliasRecord, guideRecord, relationRecord } from "./link-records.server.ts";
import {
  brandRecord,
  categoryRecord,
  documentRecord,
  familyRecord,
  warrantyRecord,
} from "./category-records.server.ts";

/** In the order in which they may refer to each other. */
export const catalogRecords: readonly RecordPlan[] = [
  categoryRecord,
  brandRecord,
  warrantyRecord,
  documentRecord,
  classRecord,
  familyRecord,
  itemRecord,
  aliasRecord,
  relationRecord,
  guideRecord,
];
