import { type Random, items } from "../catalog.ts";
import { type ZipEntry, deflated, zip } from "./zip.ts";

export type Expectation = "refused" | "answered" | "either";

export interface OrderRow {
  readonly item: string;
  readonly quantity: number;
}

export interface Made {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Where it differs from the kind's. */
  readonly expectation?: Expectation;
  /** What has to be read, where there is only one honest reading. */
  readonly lines?: readonly OrderRow[];
}

export interface Kind {
  readonly kind: string;
  readonly count: number;
  readonly expectation: Expectation;
  /** Why, where it isn't plain. */
  readonly why?: string;
  make(random: Random, at: number): Made;
}

export function orderRows(random: Random, count = random.int(3, 12)): OrderRow[] {
  return Array.from({ length: count }, () => {
    const item = random.pick(items);
    return { item: random.next() < 0.6 ? item.sku : item.partNumber, quantity: random.int(1, 200) };
  });
}

export const csvCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function csv(rows: readonly (readonly (string | number)[])[], options: { end?: string; separator?: string } = {}): string {
  const { end = "\r\n", separator = "," } = options;
  return rows.map((row) => row.map((cell) => csvCell(String(cell))).join(separator) + end).join("");
}

export const asCells = (rows: readonly OrderRow[]) => rows.map(({ item, quantity }) => [item, quantity] as const);

export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A cell: text, a number, or XML as it stands in the sheet (with `{ref}` for its place). */
export type Cell = string | number | { readonly xml: string };

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const relationNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

export function columnName(at: number): string {
  let name = "";
  for (let rest = at + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export function cellXml(cell: Cell, ref: string): string {
  if (typeof cell === "number") return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  return cell.xml.replaceAll("{ref}", ref);
}

export function rowXml(row: readonly Cell[], number: number): string {
  return `<row r="${number}">${row.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`)).join("")}</row>`;
}

export interface SheetOptions {
  readonly dimension?: string;
  readonly after?: string;
  readonly prolog?: string;
}

export function sheetXml(rows: readonly (readonly Cell[])[], { dimension, after = "", prolog = "" }: SheetOptions = {}): string {
  const size = dimension === undefined ? "" : `<dimension ref="${dimension}"/>`;
  const data = rows.map((row, at) => rowXml(row, at + 1)).join("");
  return `${xmlHead}${prolog}<worksheet xmlns="${mainNamespace}" xmlns:r="${relationNamespace}">${size}<sheetData>${data}</sheetData>${after}</worksheet>`;
}

export interface Sheet {
  readonly name: string;
  readonly xml: string;
  readonly state?: "hidden" | "veryHidden";
}

/** The parts of a workbook by name, to be spoiled before they are zipped. */
export function workbook(sheets: readonly Sheet[], sharedStrings?: string): Map<string, string> {
  const sheetList = sheets
    .map(({ name, state }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`)
    .join("");
  const relations = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relationNamespace}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`);
  if (sharedStrings !== undefined) relations.push(`<Relationship Id="rId900" Type="${relationNamespace}/sharedStrings" Target="sharedStrings.xml"/>`);
  relations.push(`<Relationship Id="rId901" Type="${relationNamespace}/styles" Target="styles.xml"/>`);
  const types = sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`);
  const parts = new Map([
    [
      "[Content_Types].xml",
      `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${types.join("")}${sharedStrings === undefined ? "" : '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>'}</Types>`,
    ],
    ["_rels/.rels", `${xmlHead}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relationNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
    ["xl/workbook.xml", `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><sheets>${sheetList}</sheets></workbook>`],
    ["xl/_rels/workbook.xml.rels", `${xmlHead}<Relationships xmlns="${packageRelations}">${relations.join("")}</Relationships>`],
    // Style 1 is a date, style 2 text.
    [
      "xl/styles.xml",
      `${xmlHead}<styleSheet xmlns="${mainNamespace}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ]);
  for (const [at, { xml }] of sheets.entries()) parts.set(`xl/worksheets/sheet${at + 1}.xml`, xml);
  if (sharedStrings !== undefined) parts.set("xl/sharedStrings.xml", sharedStrings);
  return parts;
}

export const header = ["Item", "Qty"] as const;

export function orderBook(rows: readonly (readonly Cell[])[], options: SheetOptions = {}): Map<string, string> {
  return workbook([{ name: "Order", xml: sheetXml([header, ...rows], options) }]);
}

export const entriesOf = (parts: ReadonlyMap<string, string>): ZipEntry[] => [...parts].map(([name, content]) => deflated(name, content));
export const zipParts = (parts: ReadonlyMap<string, string>): Buffer => zip(entriesOf(parts));

/** As Excel writes text: an index into a table of strings. */
export function sharedBook(rows: readonly OrderRow[]): Map<string, string> {
  const strings = [...header, ...rows.map(({ item }) => item)];
  const shared = (at: number): Cell => ({ xml: `<c r="{ref}" t="s"><v>${at}</v></c>` });
  const table = `${xmlHead}<sst xmlns="${mainNamespace}" count="${strings.length}" uniqueCount="${strings.length}">${strings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("")}</sst>`;
  const cells = [[shared(0), shared(1)], ...rows.map(({ quantity }, at) => [shared(at + 2), quantity])];
  return workbook([{ name: "Order", xml: sheetXml(cells) }], table);
}

export function randomBytes(random: Random, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = random.int(0, 255);
  return bytes;
}
