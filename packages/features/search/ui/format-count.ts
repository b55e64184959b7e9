import { formatCount, inDigits } from "@capstan/ui/digits";
import type { Pages, ResultsView } from "../results.ts";

/** "64 items in 3 families", "More than 10,000 items", "8 items match, 12 more come close". */
export function formatResultCount({
  total,
  isMore,
  familyCount,
  close,
}: Pick<ResultsView, "total" | "isMore" | "familyCount" | "close">): string {
  if (close !== undefined) {
    const near = `${close.isMore ? "more than " : ""}${inDigits(close.count)}`;
    if (total === 0) return `No exact matches. ${near} ${close.count === 1 ? "item comes" : "items come"} close`;
    return `${formatCount(total, "item matches", "items match")}, ${near} more ${close.count === 1 ? "comes" : "come"} close`;
  }
  const items = formatCount(total, "item", "items");
  // Nobody counts the families of a set that nobody has counted to its end.
  if (isMore) return `More than ${items}`;
  return familyCount > 0 ? `${items} in ${formatCount(familyCount, "family", "families")}` : items;
}

/** "Families 13 to 24 of 91", "Items 1 to 100 of 168". */
export function formatPosition({ of, from, to, total }: Pick<Pages, "of" | "from" | "to" | "total">): string {
  const shown = `${of === "families" ? "Families" : "Items"} ${inDigits(from)} to ${inDigits(to)}`;
  return total === null ? shown : `${shown} of ${inDigits(total)}`;
}

/** "Families 1 to 12 of 91, items 1 to 66 of 168"; between the first page and the last only how many items it has. */
export function formatFullPosition(pages: Pages): string {
  const { items, previousUrl, nextUrl } = pages;
  const position = formatPosition(pages);
  if (!items || items.total === null) return position;
  const { shown, total } = items;
  const all = inDigits(total);
  if (previousUrl === null) return `${position}, items 1 to ${inDigits(shown)} of ${all}`;
  if (nextUrl === null) return `${position}, items ${inDigits(total - shown + 1)} to ${all} of ${all}`;
  return `${position}, ${inDigits(shown)} of ${all} items`;
}
