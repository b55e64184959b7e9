import { inDigits } from "@capstan/ui/digits";
/** What of a line counts when two carts become one. */
export interface MergeLine {
  readonly sku: string;
  readonly quantity: number;
}

/** What a sign-in did to a user's cart. */
export interface MergeNotice {
  /** Items that came from the browser's cart. */
  readonly added: number;
  /** Items that were in both: the line now has both quantities. */
  readonly combined: readonly MergeLine[];
  /** What found no room: it is saved for later. */
  readonly saved: readonly MergeLine[];
}

export interface MergePlan {
  /** What the user's lines get from the guest's. */
  readonly moved: readonly MergeLine[];
  readonly saved: readonly MergeLine[];
  /** Null where the user finds exactly what they left in this browser. */
  readonly notice: MergeNotice | null;
}

export interface MergeLimits {
  readonly maxLines: number;
  readonly maxQuantity: number;
}

/**
 * A guest's cart and a user's become one: quantities add up, since each addition was meant once, and what would go over
 * a limit is saved for later. Nothing is lost and nothing counts twice.
 */
export function mergePlan(
  guest: readonly MergeLine[],
  own: readonly MergeLine[],
  { maxLines, maxQuantity }: MergeLimits,
): MergePlan {
  const before = new Map(own.map(({ sku, quantity }) => [sku, quantity]));
  const moved: MergeLine[] = [];
  const saved: MergeLine[] = [];
  const combined: MergeLine[] = [];
  let room = maxLines - own.length;
  for (const { sku, quantity } of guest) {
    const had = before.get(sku) ?? 0;
    const fits = had > 0 || room > 0 ? Math.min(quantity, maxQuantity - had) : 0;
    if (had === 0 && fits > 0) room -= 1;
    if (fits > 0) moved.push({ sku, quantity: fits });
    if (had > 0 && fits > 0) combined.push({ sku, quantity: had + fits });
    if (fits < quantity) saved.push({ sku, quantity: quantity - fits });
  }
  const added = moved.length - combined.length;
  const isTold = moved.length + saved.length > 0 && (own.length > 0 || saved.length > 0);
  return { moved, saved, notice: isTold ? { added, combined, saved } : null };
}

/** What the cart's page says of it. */
export function noticeSentences({ added, combined, saved }: MergeNotice): readonly string[] {
  return [
    ...(added > 0 ? [`${productsOf(added)} from before you signed in ${added === 1 ? "was" : "were"} added.`] : []),
    ...(combined.length > 0 ? [`In your cart already, and now the sum of both: ${listed(combined)}.`] : []),
    ...(saved.length > 0 ? [`Saved for later, as the cart has no room for it: ${listed(saved)}.`] : []),
  ];
}

const maxListed = 5;

function listed(lines: readonly MergeLine[]): string {
  const shown = lines.slice(0, maxListed).map(({ sku, quantity }) => `${inDigits(quantity)} of ${sku}`);
  const more = lines.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${productsOf(more)} more` : shown.join(", ");
}

function productsOf(count: number): string {
  return count === 1 ? "1 product" : `${inDigits(count)} products`;
}
