import { isOrderable, isUnit, wholeNumber } from "./number-words.ts";
import { plainText } from "./text-lines.ts";

/** "10", "10 ea", "10.00", "x10", "Qty 10"; undefined where it can't be read. */
export function quantityIn(cell: string): number | undefined {
  const plain = plainText(cell).toLowerCase();
  const [, number = "", unit = ""] =
    /^(?:qty[.:]?|quantity:?|[x×])?\s*([\d,]+(?:\.\d+)?)\s*\(?([a-z]*)\)?\.?$/u.exec(plain) ?? [];
  const value = wholeNumber(number);
  if (value === undefined || !isOrderable(value)) return undefined;
  return unit === "" || isUnit(unit) ? value : undefined;
}

/** ERP systems write 25 as "25.000"; where every cell of the column ends so, it can't be thousands. */
export function hasThreeDecimals(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => /^\d{1,5}\.000$/.test(cell));
}
