export {
  type AskedRestriction,
  type Assessment,
  type Decision,
  type Sale,
  type ShipTo,
  assessSale,
} from "./decisions.ts";
export {
  type Destination,
  type Match,
  type Restriction,
  type RestrictionKind,
  matchRestriction,
  restrictionKinds,
  restrictionsFor,
} from "./restrictions.ts";
