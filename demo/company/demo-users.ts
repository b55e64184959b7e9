import { flag, nullable, number, oneOf, optional, readCsv, text } from "../kit/read-data.ts";
import { roles } from "./records.ts";

/** Somebody to sign in as: one for every level, role and oddity. docs/demo.md tells their stories. */
export const demoUsers = readCsv("company/demo-users.csv", {
  id: text,
  email: text,
  fullName: text,
  shortName: text,
  title: nullable(text),
  /** The company whose accounts they hold, all of them; nothing for staff and for the newly registered. */
  company: nullable(text),
  role: optional(oneOf(roles)),
  /** In dollars; no limit where it is missing. */
  spendingLimit: optional(number),
  isStaff: optional(flag),
  isServiceAgent: optional(flag),
  isDisabled: optional(flag),
  isNew: optional(flag),
});
export type DemoUser = (typeof demoUsers)[number];
