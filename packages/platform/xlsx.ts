import { crc32, createDeflateRaw } from "node:zlib";
import { escapeMarkup } from "./escape-markup.ts";

export type XlsxCell = string | number | null;

const contentTypes = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const relationships = (kind: string, target: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;
const workbook = (name: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${escapeMarkup(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const sheetHead = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
const sheetFoot = "</sheetData></worksheet>";

/**
 * A workbook of one sheet, sent as it is made: any number of rows take the memory of a few. Texts stand in their cells, so
 * that nothing has to be known before the first row; a text is never run as a formula.
 */
export async function* xlsxFile(
  sheetName: string,
  rows: AsyncIterable<readonly XlsxCell[]>,
): AsyncGenerator<Uint8Array> {
  const written: Entry[] = [];
  let offset = 0;
  const parts: readonly (readonly [string, AsyncIterable<string>])[] = [
    ["[Content_Types].xml", once(contentTypes)],
    ["_rels/.rels", once(relationships("officeDocument", "xl/workbook.xml"))],
    ["xl/workbook.xml", once(workbook(sheetName))],
    ["xl/_rels/workbook.xml.rels", once(relationships("worksheet", "worksheets/sheet1.xml"))],
    ["xl/worksheets/sheet1.xml", sheet(rows)],
  ];
  for (const [name, texts] of parts) {
    const entry: Entry = { name, offset, crc: 0, size: 0, packed: 0 };
    const head = localHeader(name);
    yield head;
    for await (const chunk of packed(texts, entry)) yield chunk;
    const descriptor = descriptorOf(entry);
    yield descriptor;
    offset += head.length + entry.packed + descriptor.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheet(rows: AsyncIterable<readonly XlsxCell[]>): AsyncGenerator<string> {
  yield sheetHead;
  for await (const row of rows) yield `<row>${row.map(cell).join("")}</row>`;
  yield sheetFoot;
}

function cell(value: XlsxCell): string {
  if (value === null || value === "") return "<c/>";
  if (typeof value === "number") return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(printable(value))}</t></is></c>`;
}

/** XML has no control characters, not even written as numbers. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}

interface Entry {
  readonly name: string;
  readonly offset: number;
  crc: number;
  size: number;
  packed: number;
}

/** Deflates the texts, and notes in the entry what came of them. */
async function* packed(texts: AsyncIterable<string>, entry: Entry): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const fed = (async () => {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once("drain", resolve));
    }
    deflate.end();
  })();
  // What fails while the rows are read ends the file, which is then no workbook.
  fed.catch((error: unknown) => deflate.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await fed;
}

// ZIP, as in APPNOTE.TXT 4.3: deflated, with sizes after the data (flag 3) and names in UTF-8 (flag 11).
const flags = 0x0808;
const deflated = 8;
/** January 1, 1980: a workbook's parts need no time. */
const noDate = 0x21;

function localHeader(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(noDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function descriptorOf({ crc, size, packed: packedSize }: Entry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08_07_4b_50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function directoryEntry({ name, offset, crc, size, packed: packedSize }: Entry): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(noDate, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packedSize, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(name)]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
