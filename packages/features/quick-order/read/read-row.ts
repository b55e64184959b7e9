import { identifierKey } from "@capstan/features/catalog";
import { isDenied } from "./labels.ts";
import { quantityIn } from "./quantity-cell.ts";
import { correctionOf } from "./elements.ts";
import { readLine } from "./read-line.ts";
import type { ParsedLine, KnownKeys } from "./reading.ts";
import { type Columns, unclearColumn } from "./table.ts";
import { plainText } from "./text-lines.ts";
import { tokensOf } from "./tokens.ts";

/** What a row of a table asks for. */
export function readRow(cells: readonly string[], columns: Columns, known: KnownKeys): readonly ParsedLine[] {
  const { items, quantity, isInThousandths = false } = columns;
  const numbers = items.map((at) => cells[at] ?? "").filter((cell) => cell !== "");
  const item = numbers.find((cell) => known.has(identifierKey(cell))) ?? numbers[0];
  if (item === undefined) return [{ kind: "unread", reason: "no-item" }];
  if (quantity === unclearColumn) return [{ kind: "unread", reason: "unclear-quantity" }];
  const written = quantity === null ? "" : (cells[quantity] ?? "");
  const cell = isInThousandths ? written.replace(/\.000$/, "") : written;
  if (isDenied(cell)) return [{ kind: "unread", reason: "not-an-order" }];
  const wanted = cell === "" ? null : quantityIn(cell);
  if (wanted === undefined) return [{ kind: "unread", reason: "unclear-quantity" }];
  return [withQuantity(itemIn(item, known), wanted)];
}

function withQuantity(parsed: ParsedLine, wanted: number | null): ParsedLine {
  if (parsed.kind === "unread" || wanted === null) return parsed;
  return { ...parsed, quantity: wanted };
}

function itemIn(cell: string, known: KnownKeys): ParsedLine {
  const key = identifierKey(cell);
  if (known.has(key)) return { kind: "item", item: cell, quantity: null };
  const plain = plainText(cell);
  const read = readLine({ plain, tokens: tokensOf(plain), isNumbered: false }, known);
  const [parsed] = read;
  if (parsed?.kind === "item" && read.length === 1) return parsed;
  const corrected = correctionOf(key, known);
  if (corrected !== undefined) return { kind: "item", item: corrected, quantity: null, correctedFrom: cell };
  const isNumberLike = key.length >= 2 && key.length <= 40 && /\d/.test(key) && cell.split(/\s+/).length <= 3;
  return isNumberLike ? { kind: "item", item: cell, quantity: null } : { kind: "unread", reason: "no-item" };
}
