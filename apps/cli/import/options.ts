import { parseArgs } from "node:util";
import { type ImportKind, importKinds } from "./kinds.ts";

export interface CliOptions {
  readonly kind: ImportKind;
  readonly files: readonly string[];
  readonly record: string | undefined;
  readonly isDryRun: boolean;
  readonly maxRejected: number | undefined;
  readonly batchRows: number | undefined;
  readonly report: string | undefined;
  readonly databaseUrl: string | undefined;
}

export const usage = `usage: capstan import ${importKinds.join("|")} FILE... [options]

  Files are JSON Lines (.jsonl, .ndjson) or CSV (.csv), in UTF-8. What each holds: docs/import.md.

  --record NAME        what the rows are, where they do not say it themselves
  --dry-run            check everything as if it went in, and put nothing in
  --max-rejected N     give up after more than N wrong rows
  --batch-rows N       rows in one transaction (40000)
  --report FILE.csv    write every wrong row to a file
  --database URL       another database than DATABASE_URL

  exit code: 0 every row is in, 1 some rows were wrong, 2 it could not run or gave up, 3 PostgreSQL did not answer`;

/** What is wrong with the call is a text. */
export function readOptions(args: readonly string[]): CliOptions | string {
  const parsed = parse(args);
  if (typeof parsed === "string") return parsed;
  const { values, positionals } = parsed;
  const [kind, ...files] = positionals;
  const known = importKinds.find((name) => name === kind);
  if (!known) return kind === undefined ? "what to import is missing" : `there is nothing called ${kind} to import`;
  if (files.length === 0) return "no file was named";
  const [maxRejected, batchRows] = [numberIn(values["max-rejected"]), numberIn(values["batch-rows"])];
  if (Number.isNaN(maxRejected)) return "--max-rejected is no number";
  if (Number.isNaN(batchRows) || batchRows === 0) return "--batch-rows is no number above 0";
  return {
    kind: known,
    files,
    record: values.record,
    isDryRun: values["dry-run"] ?? false,
    maxRejected,
    batchRows,
    report: values.report,
    databaseUrl: values.database,
  };
}

function numberIn(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  return /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        record: { type: "string" },
        "dry-run": { type: "boolean" },
        "max-rejected": { type: "string" },
        "batch-rows": { type: "string" },
        report: { type: "string" },
        database: { type: "string" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
