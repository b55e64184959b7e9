export {
  type Destination,
  type Match,
  type Restriction,
  type RestrictionKind,
  matchRestriction,
  restrictionKinds,
  restrictionsFor,
} from "./restrictions.ts";
