import { flag, list, number, oneOf, optional, readCsv, text } from "../kit/read-data.ts";
import { customerKinds, headerOptions } from "./records.ts";

/** Customers with a story, told in docs/demo.md. Their numbers are the same whatever the seed. */
export const specialCustomers = readCsv("company/special-customers.csv", {
  companyName: text,
  domain: text,
  trade: text,
  /** Where it differs from its trade's. */
  customerKind: optional(oneOf(customerKinds)),
  size: oneOf(["large", "medium", "small"]),
  /** The accounts' numbers count up from it. */
  firstNumber: number,
  /** One account for each, at the branch of that city. */
  cities: list(text),
  isProcurement: optional(flag),
  loyaltyEnrollment: optional(text),
  customCatalogCode: optional(text),
  headerMessage: optional(text),
  hasLogo: optional(flag),
  isClosed: optional(flag),
  headerOptions: optional(list(oneOf(headerOptions))),
});
export type SpecialCustomer = (typeof specialCustomers)[number];
