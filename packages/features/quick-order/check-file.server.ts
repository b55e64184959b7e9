import { type Result, fail, ok } from "@capstan/platform/result";
import { type CheckLinesDeps, type LinesBuyer, checkLines } from "./check-lines.server.ts";
import type { AnsweredLines } from "./quick-order.schema.ts";
import { parseRows } from "./read/read-pasted-lines.ts";
import type { FileReader } from "./upload/file-reader.server.ts";
import { uploadLimits } from "./upload/sheet.ts";

/** Answers every row of a file. A file that is longer than allowed is refused whole: a part must not pass for all of it. */
export async function checkFile(
  deps: CheckLinesDeps & { readonly files: FileReader },
  bytes: Uint8Array,
  buyer: LinesBuyer,
): Promise<Result<AnsweredLines>> {
  const file = await deps.files.read(bytes);
  if (!file.ok) return file;
  const text = parseRows(file.value.rows);
  if (text.lines.length > uploadLimits.rows) return fail({ code: "FILE_TOO_LONG" });
  const lines = await checkLines(deps, { kind: "text", text }, buyer);
  return ok({ lines: [...lines], sheet: file.value.name });
}
