import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What people judged, in the files beside this one; control characters are written as `\u0007`. */
export function judgedRows(name: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, `${name}.tsv`), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => line.split("\t").map(decoded));
}

function decoded(cell: string): string {
  return cell.replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** As it is kept: composed, without spaces that say nothing. */
export function spaced(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}
