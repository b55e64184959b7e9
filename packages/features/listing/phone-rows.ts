import type { ItemRow } from "./listing.ts";

/** As many as leave the next family near. */
export const rowsOnPhone = 4;

/** A single row is not worth a press. */
export function isLongOnPhone(rows: readonly ItemRow[]): boolean {
  return rows.length > rowsOnPhone + 1;
}
