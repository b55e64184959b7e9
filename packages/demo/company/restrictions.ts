import { leadRestrictions } from "./restrictions-lead.ts";
import { stateRestrictions } from "./restrictions-state.ts";
import { towelRestrictions } from "./restrictions-towel.ts";
import type { RestrictionRecord } from "./records.ts";

/** Every rule that items of the demo company name by code. The law is true, the dispenser agreement invented. */
export function restrictions(): readonly RestrictionRecord[] {
  return [...leadRestrictions, ...towelRestrictions, ...stateRestrictions];
}
