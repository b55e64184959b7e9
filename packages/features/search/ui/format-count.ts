import { formatCount } from "@capstan/ui/digits";
import type { ResultsView } from "../results.ts";

/** "64 items in 3 families", "More than 10,000 items", "8 items match, the others come close". */
export function formatResultCount({
  total,
  isMore,
  familyCount,
  wholeCount,
}: Pick<ResultsView, "total" | "isMore" | "familyCount" | "wholeCount">): string {
  if (wholeCount === 0) return "No exact matches. Showing close matches";
  if (wholeCount !== undefined)
    return `${formatCount(wholeCount, "item matches", "items match")}, the others come close`;
  const items = formatCount(total, "item", "items");
  // Nobody counts the families of a set that nobody has counted to its end.
  if (isMore) return `More than ${items}`;
  return familyCount > 0 ? `${items} in ${formatCount(familyCount, "family", "families")}` : items;
}
