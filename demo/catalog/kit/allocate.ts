import type { ItemClass } from "./item-class.ts";
import { capacityOf } from "./variants.ts";

/**
 * How many items each class contributes: by its weight, but no more than it has; what a small class leaves is shared
 * among the others. The counts add up to the total if there are that many variants at all.
 */
export function allocate(classes: readonly ItemClass[], total: number): ReadonlyMap<ItemClass, number> {
  const settled = new Map<ItemClass, number>();
  let open = [...classes];
  let left = total;
  while (open.length > 0) {
    const weights = open.reduce((sum, itemClass) => sum + itemClass.weight, 0);
    const share = (itemClass: ItemClass) => Math.floor((left * itemClass.weight) / weights);
    const short = open.flatMap((itemClass) => {
      const capacity = capacityOf(itemClass, share(itemClass) + 1);
      return capacity <= share(itemClass) ? [{ itemClass, capacity }] : [];
    });
    if (short.length === 0) {
      for (const itemClass of open) settled.set(itemClass, share(itemClass));
      giveRest(settled, open, left);
      break;
    }
    for (const { itemClass, capacity } of short) {
      settled.set(itemClass, capacity);
      left -= capacity;
    }
    open = open.filter((itemClass) => !settled.has(itemClass));
  }
  return new Map(classes.map((itemClass) => [itemClass, settled.get(itemClass) ?? 0]));
}

/** What rounding left over goes one by one to the first classes. */
function giveRest(settled: Map<ItemClass, number>, open: readonly ItemClass[], left: number): void {
  let rest = left - open.reduce((sum, itemClass) => sum + (settled.get(itemClass) ?? 0), 0);
  for (const itemClass of open) {
    if (rest === 0) return;
    settled.set(itemClass, (settled.get(itemClass) ?? 0) + 1);
    rest -= 1;
  }
}
