import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RecordPlan } from "../../packages/platform/import.ts";
import { importKinds, recordsOf } from "../../apps/cli/import/kinds.ts";
import type { Generator } from "./generator.ts";

const output = "docs/import.md";
const begin = "<!-- Written by `npm run gen` from the slices' declarations. -->";
const end = "<!-- End of what is generated. -->";

type Columns = RecordPlan["columns"];

/** The tables of columns in the page about the import; the rest of it is written by hand. */
export const importPage: Generator = {
  name: "columns of the import",
  outputs: [output],
  run: async (root) => {
    const page = await readFile(join(root, output), "utf8");
    const [before, rest] = cutAt(page, begin);
    const [, after] = cutAt(rest, end);
    const kinds = importKinds.flatMap((kind) => [`## ${kind}`, ...recordsOf[kind].flatMap(recordLines)]);
    return { files: { [output]: `${before}${begin}\n\n${kinds.join("\n\n")}\n\n${end}${after}` } };
  },
};

function cutAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`${output} has no line "${mark}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function recordLines({ name, about, key, columns }: RecordPlan): readonly string[] {
  const given = key.map((field) => (columns[field]?.compute ? `${field}, which is computed` : field));
  const parts = Object.entries(columns).flatMap(([field, { part }]) =>
    part && Object.keys(part.columns).length > 1
      ? [`Each entry of \`${field}\`; key: ${part.key.join(", ")}.`, table(part.columns, part.placeField)]
      : [],
  );
  return [`### ${name}`, `${about} Key: ${given.join(", ")}.`, table(columns), ...parts];
}

function table(columns: Columns, placeField?: string): string {
  const rows = Object.entries(columns)
    .filter(([, column]) => !column.compute)
    .map(([field, column]) => {
      const fallback = field === placeField ? "its place" : defaultOf(column);
      return [`\`${field}\``, column.kind, fallback, meaningOf(column)].map(inCell);
    });
  return aligned([["field", "value", "default", "meaning"], ...rows]);
}

function defaultOf({ isRequired, fallback }: Columns[string]): string {
  if (isRequired) return "required";
  if (fallback === null) return "none";
  if (fallback === "-infinity") return "ever since";
  if (fallback === "infinity") return "for ever";
  // A default that is a list or an object is an empty one.
  return fallback === "" || typeof fallback === "object"
    ? "empty"
    : `\`${JSON.stringify(fallback)}\``.replaceAll('"', "");
}

function meaningOf({ about, refersTo }: Columns[string]): string {
  const noun = refersTo?.noun.replace(/ has the .*/, "");
  return noun === undefined ? about : `${about} An existing ${noun}.`;
}

const inCell = (text: string) => text.replaceAll("|", String.raw`\|`);

/** As the formatter would set it. */
function aligned(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}
