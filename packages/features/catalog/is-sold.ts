import type { Item } from "./catalog.ts";

/** Neither planned nor discontinued: it can be ordered. */
export function isSold({ lifecycle }: Pick<Item, "lifecycle">): boolean {
  return lifecycle === "active" || lifecycle === "clearance";
}
