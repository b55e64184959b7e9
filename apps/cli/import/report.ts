import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { ImportSummary, Rejection } from "@capstan/platform/import";
import { grouped } from "./progress-line.ts";

/** Every wrong field as a row of CSV. */
export function writeReport(path: string): { add(rejection: Rejection): void; close(): Promise<void> } {
  const stream = createWriteStream(path);
  stream.write("file,line,field,reason\n");
  return {
    add: ({ file, line, field, reason }) => stream.write(`${[file, line, field, reason].map(csvCell).join(",")}\n`),
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}

/** A spreadsheet must not take what a file said for a formula. */
export function csvCell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function summaryLines(summary: ImportSummary, isDryRun: boolean): readonly string[] {
  const { read, inserted, updated, unchanged, rejected, firstRejections } = summary;
  const counts = `${grouped(read)} rows: ${grouped(inserted)} new, ${grouped(updated)} changed, ${grouped(unchanged)} as they were, ${grouped(rejected)} wrong`;
  const shown = firstRejections.map(({ file, line, field, reason }) =>
    `  ${file}:${line} ${field} ${reason}`.trimEnd(),
  );
  return [
    ...(summary.isResumed ? ["went on where an earlier import of these files was cut off"] : []),
    ...(isDryRun ? [`${counts} (a rehearsal: nothing went in)`] : [counts]),
    ...shown,
    ...(rejected > firstRejections.length ? ["  ... all of them with --report FILE.csv"] : []),
    ...(summary.isStopped ? ["stopped: more wrong rows than --max-rejected allows"] : []),
  ];
}
