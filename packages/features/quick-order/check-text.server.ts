import { type Result, fail, ok } from "@capstan/platform/result";
import { type CheckLinesDeps, type LinesBuyer, checkLines } from "./check-lines.server.ts";
import type { AnsweredLines, CheckLinesBody } from "./quick-order.schema.ts";
import { isOrderable } from "./read/number-words.ts";
import { parsePastedText } from "./read/read-pasted-lines.ts";
import type { Reading } from "./read/reading.ts";
import { uploadLimits } from "./upload/sheet.ts";

/** Answers what was pasted, or lines that were typed or changed. */
export async function checkText(
  deps: CheckLinesDeps,
  body: CheckLinesBody,
  buyer: LinesBuyer,
): Promise<Result<AnsweredLines>> {
  if ("lines" in body) {
    const lines = await checkLines(deps, { kind: "lines", readings: body.lines.map(readingOf) }, buyer);
    return ok({ lines: [...lines], sheet: null });
  }
  const text = parsePastedText(body.text);
  if (text.lines.length > uploadLimits.rows) return fail({ code: "FILE_TOO_LONG" });
  return ok({ lines: [...(await checkLines(deps, { kind: "text", text }, buyer))], sheet: null });
}

type TypedLine = Extract<CheckLinesBody, { lines: unknown }>["lines"][number];

function readingOf({ row, text, item, quantity }: TypedLine, at: number): Reading {
  const line = { row: row ?? at + 1, text: text ?? `${item.trim()} ${quantity}`.trim() };
  if (item.trim() === "") return { ...line, kind: "unread", reason: "no-item" };
  if (!isOrderable(quantity)) return { ...line, kind: "unread", reason: "unclear-quantity" };
  return { ...line, kind: "item", item: item.trim(), quantity, isQuantityAssumed: false };
}
