import { type Branch, type BranchIndex, branchNumberIn } from "@capstan/features/branches/server";
import { type Geocoder, type Position, isPosition } from "@capstan/features/geocoding/server";
import { type Result, ok } from "@capstan/platform/result";
import { downtown } from "./downtown.ts";

export interface LocateInput {
  readonly text: string;
  /** Where the browser is; null where it does not know. */
  readonly position: Position | null;
  /** The visitor's default branch. */
  readonly defaultBranch: Branch | null;
}

/** From where branches are looked for. */
export interface Origin {
  readonly position: Position;
  /** "Chicago, IL 60601"; null where nothing was typed. */
  readonly label: string | null;
}

/**
 * Coordinates win over text. A branch's number leads to that branch, other text to what the geocoder finds. Where nothing
 * is known, branches are looked for around the visitor's default branch, or where the map begins. Null: there is no such place.
 */
export async function locate(
  { branches, geocoder }: { readonly branches: BranchIndex; readonly geocoder: Geocoder },
  { text, position, defaultBranch }: LocateInput,
): Promise<Result<Origin | null>> {
  if (position && isPosition(position)) return ok({ position, label: null });
  const typed = text.trim();
  if (typed === "") return ok({ position: defaultBranch ?? downtown, label: null });
  const number = branchNumberIn(typed);
  const branch = number && branches.find(number.code);
  if (branch) return ok({ position: branch, label: `${branch.city} Branch #${branch.code}` });
  if (number?.isExplicit) return ok(null);
  const zip = /^\d{5}(?:-\d{4})?$/.test(typed);
  const found = await geocoder.geocode(zip ? { postalCode: typed } : { address: typed });
  if (!found.ok) return found;
  if (found.value.status === "ZERO_RESULTS") return ok(null);
  const { latitude, longitude, label } = found.value;
  return ok({ position: { latitude, longitude }, label });
}
