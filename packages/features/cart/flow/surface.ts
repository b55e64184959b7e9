import { groupClass } from "../compliance.ts";
import { type AddEntry, type AddToCartData, isAdded } from "./add-answer.ts";

export interface EntryGroup {
  /** Null for what was added without a remark. */
  readonly errorType: string | null;
  readonly variant: "added" | "warning" | "error";
  readonly entries: readonly AddEntry[];
}

/** Spec 4: entries are grouped by error type, in the order of their first entry. */
export function groupEntries(entries: readonly AddEntry[]): readonly EntryGroup[] {
  const groups = Map.groupBy(entries, ({ errorType }) => errorType ?? null);
  return [...groups].map(([errorType, group]) => ({ errorType, variant: variantOf(errorType, group), entries: group }));
}

function variantOf(errorType: string | null, entries: readonly AddEntry[]): EntryGroup["variant"] {
  if (errorType === null) return entries.every(isAdded) ? "added" : "error";
  const hasError = entries.some((entry) => entry.hasError ?? !isAdded(entry));
  const hasWarning = entries.some((entry) => entry.hasWarning === true);
  return groupClass({ errorType, hasError, hasWarning }) ?? (entries.every(isAdded) ? "added" : "error");
}

export type Surface =
  | { readonly kind: "restriction" | "disclaimer"; readonly entry: AddEntry; readonly errorType: string }
  | { readonly kind: "snackbar" | "result" };

/** Spec 4: what tells the buyer how an addition went. */
export function surfaceOf(
  { addToCartEntries: entries }: AddToCartData,
  { isSmallScreen }: { isSmallScreen: boolean },
): Surface {
  const groups = groupEntries(entries);
  const [group] = groups;
  const [entry] = entries;
  if (groups.length === 1 && entries.length === 1 && entry && group?.variant === "warning") {
    return questionOf(entry);
  }
  return { kind: isSmallScreen && entries.every(isAdded) ? "snackbar" : "result" };
}

/** The dialog that asks for an entry's acceptance. */
export function questionOf(entry: AddEntry): Extract<Surface, { entry: AddEntry }> {
  const errorType = entry.errorType ?? "";
  return { kind: errorType === "stateRestricted" ? "restriction" : "disclaimer", entry, errorType };
}

/** Spec 8: what can't be bought at all has nothing that goes with it. */
export function showsRecommendations({ addToCartEntries }: AddToCartData): boolean {
  const groups = groupEntries(addToCartEntries);
  const lone = groups.length === 1 ? groups[0]?.errorType : undefined;
  return groups.length > 0 && lone !== "invalid" && lone !== "discontinued";
}

/** Spec 8: a discontinued single item offers what can stand in for it. */
export function offersAlternates({ addToCartEntries: entries }: AddToCartData): boolean {
  return entries.length === 1 && entries[0]?.errorType === "discontinued";
}
