export { restrictionsByCode } from "./compliance.store.server.ts";
export { complianceRecords } from "./compliance.import.server.ts";
export {
  type Decider,
  type NewDecision,
  decisionsOf,
  recordDecisions,
  restrictionsOfItems,
} from "./decision.store.server.ts";
export { type AskedRestriction, type Assessment, type Decision, type ShipTo, assessSale } from "./decisions.ts";
export { type RestrictionKind, restrictionKinds } from "./restrictions.ts";
