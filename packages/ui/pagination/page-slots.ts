/** A page to link to, or the gap between two of them. */
export type PageSlot = number | "gap";

/** The first page, the last, the current and its neighbours; a gap stands for two pages or more, never for one. */
export function pageSlots(page: number, pages: number): readonly PageSlot[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    const skipped = number - before - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ["gap" as const, number];
  });
}
