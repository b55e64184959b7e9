/** What the columns of a table hold, by their places. */
export interface Columns {
  /** The likeliest first. */
  readonly items: readonly number[];
  /** Null where there is none; more than one can't be told apart. */
  readonly quantity: number | null;
  /** Every quantity ends in ".000". */
  readonly isInThousandths?: boolean;
}

const quantityWords =
  /\b(?:qty|quantity|quan|qnty|qnt|count|amount|ordered|needed|need|required|reqd|pcs|pieces|units|how many|cantidad|cant|quantite|menge|anzahl|qte)\b|^(?:to )?order$|^reorder$/;
const wantedWords = /\b(?:order|ordered|need|needed|req|reqd|required|buy|wanted|to order|reorder)\b/;
const otherQuantities =
  /\b(?:hand|stock|available|avail|min|max|minimum|maximum|pack|per|shipped|received|backorder|backordered|open|last|used|usage|price|cost|uom|unit of|by|date|due)\b/;
const itemWords =
  /\b(?:item|sku|part|parts|product|catalog|catalogue|cat|stock|model|material|mpn|upc|gtin|nsn|article|pn|p n|code|mfr|number|numero|parte|articulo|codigo|referencia|reference|artikel)\b/;
const ownWords = /\b(?:sku|item|catalog|cat|capstan)\b/;
const otherWords =
  /\b(?:description|desc|name|price|cost|total|line|row|date|brand|manufacturer name|category|notes?|location|bin|account|po|order (?:number|no|#)|uom|weight|url|image)\b/;

/** What a header says of its columns; null for a row that is none. */
export function columnsByHeader(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) =>
    cell
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      .toLowerCase()
      .replaceAll(/[_\-./#:]+/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  if (names.some((name) => name.length > 40) || names.some((name) => /[\d?]/.test(name))) return null;
  const quantities = names.flatMap((name, at) => (isQuantityName(name) ? [at] : []));
  const items = names.flatMap((name, at) => (isItemName(name) ? [at] : []));
  if (items.length === 0) return null;
  if (quantities.length === 0 && names.filter((name) => name !== "").length < 2) return null;
  return {
    items: items.toSorted((one, other) => itemRank(names[one]) - itemRank(names[other])),
    quantity: wantedColumn(names, quantities),
  };
}

function isQuantityName(name: string): boolean {
  return quantityWords.test(name) && !/\b(?:by|date)\b/.test(name);
}

function isItemName(name: string): boolean {
  return itemWords.test(name) && !otherWords.test(name) && !quantityWords.test(name);
}

function itemRank(name = ""): number {
  return ownWords.test(name) ? 0 : 1;
}

/** "Order Qty" rather than "Qty on hand"; -1 where that does not decide it. */
function wantedColumn(names: readonly string[], quantities: readonly number[]): number | null {
  const likely = quantities.filter((at) => !otherQuantities.test(names[at] ?? ""));
  const wanted = likely.filter((at) => wantedWords.test(names[at] ?? ""));
  const [first, ...others] = wanted.length > 0 ? wanted : likely;
  return first === undefined ? null : others.length > 0 ? unclearColumn : first;
}

/** Several columns could be the quantity. */
export const unclearColumn = -1;

/** A line's cells; quotes keep what they hold together. */
export function cellsOf(line: string, delimiter: string): readonly string[] {
  if (delimiter === "  ") return line.split(/ {2,}|\t/).map((cell) => cell.trim());
  if (!line.includes('"')) return trimmedCells(line.split(delimiter), delimiter);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const [at, sign] of line.split("").entries()) {
    if (sign === '"' && (isQuoted || cell.trim() === "" || line[at - 1] === '"')) isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return isQuoted ? trimmedCells(line.split(delimiter), delimiter) : trimmedCells([...cells, cell], delimiter);
}

/** Tables in text often have a bar at both ends. */
function trimmedCells(cells: readonly string[], delimiter: string): readonly string[] {
  const trimmed = cells.map((cell) => cell.trim());
  if (delimiter !== "|") return trimmed;
  return trimmed.slice(trimmed[0] === "" ? 1 : 0, trimmed.at(-1) === "" ? -1 : undefined);
}
