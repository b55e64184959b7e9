import { type ImportOptions, type ImportSummary, Problem, runImport } from "@capstan/platform/import";
import { type ImportKind, recordsOf } from "./kinds.ts";

export type ImportFilesOptions = Omit<ImportOptions, "kind" | "records"> & { readonly kind: ImportKind };

/** The import as scripts call it: all files of one kind, in their order. Rows that are wrong are in the summary. */
export async function importFiles(options: ImportFilesOptions): Promise<ImportSummary> {
  const outcome = await runImport({ ...options, records: recordsOf[options.kind] });
  if (outcome instanceof Problem) throw new CannotImport(outcome.reason);
  return outcome;
}

/** The call or a whole file is wrong, and nothing went in. */
class CannotImport extends Error {
  override readonly name = "CannotImport";
}
