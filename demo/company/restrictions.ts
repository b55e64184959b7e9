import { list, nullable, oneOf, readCsv, text } from "../kit/read-data.ts";
import { type RestrictionRecord, customerKinds, restrictionKinds } from "./records.ts";

/**
 * Every rule that items of the demo company name by code: fittings that hold more lead than drinking water may touch,
 * refills for dispensers that are lent and not sold, and what some states forbid. The law is true, the dispenser
 * agreement invented.
 *
 * Spec 4: a state's question is whether the item will go there, so that "No" counts as agree and "Yes" as cancel. The
 * solvent limits are consumer-product and site-coating law: they reach households, institutions and job sites, but not
 * what a manufacturer uses up in making its goods, hence the one exemption.
 */
const rows = readCsv("company/restrictions.csv", {
  code: text,
  kind: oneOf(restrictionKinds),
  action: oneOf(["warn", "ask", "block"]),
  states: list(text),
  exemptCustomerKinds: list(oneOf(customerKinds)),
  title: text,
  message: text,
  question: nullable(text),
  citation: text,
  startsOn: text,
});

export function restrictions(): readonly RestrictionRecord[] {
  return rows.map(({ code, kind, action, states, exemptCustomerKinds, ...texts }) => ({
    record: "restriction",
    code,
    kind,
    action,
    states,
    zipPrefixes: [],
    customerKinds: [],
    exemptCustomerKinds,
    ...texts,
  }));
}
