import type { RestrictionRecord } from "./records.ts";

/** Refills for dispensers that are lent, not sold: a maker's contract in the three forms that such contracts take. */
export const towelRestrictions: readonly RestrictionRecord[] = [
  disclaimer(
    "TOWEL-LEASE",
    "georgiaPacific",
    "Dispenser Agreement: Notched-Core Towels",
    "This product belongs to a dispenser system. Its dispensers remain the property of the manufacturer and are lent to you for as " +
      "long as you use them. They may be filled only with this system's refills, and may not be sold, rented or moved to another " +
      "address without the manufacturer's consent. By choosing Agree, you accept these terms for your company.",
  ),
  disclaimer(
    "TOWEL-LEASE-A",
    "georgiaPacificA",
    "Dispenser Agreement: High-Capacity Towels",
    "This product belongs to a high-capacity dispenser system. The manufacturer owns the dispensers and repairs or replaces them at no " +
      "charge while they are filled only with this system's refills; only the manufacturer or its agent may open the drive housing. " +
      "By choosing Agree, you accept these terms and confirm that you may do so for your company.",
  ),
  disclaimer(
    "TOWEL-LEASE-C",
    "georgiaPacificC",
    "Dispenser Agreement: Twin Tissue",
    "These refills fit twin-roll dispensers that belong to the manufacturer. They are sold for use in those dispensers at your own " +
      "sites, not for resale. By choosing Agree, you confirm that a dispenser agreement is in force at the ship-to address or that " +
      "you will ask for one.",
  ),
];

function disclaimer(
  code: string,
  kind: "georgiaPacific" | "georgiaPacificA" | "georgiaPacificC",
  title: string,
  message: string,
): RestrictionRecord {
  return {
    record: "restriction",
    code,
    kind,
    action: "ask",
    states: [],
    zipPrefixes: [],
    customerKinds: [],
    exemptCustomerKinds: [],
    title,
    message,
    question: null,
    citation: "Manufacturer's dispenser agreement",
    startsOn: "2020-01-01",
  };
}
