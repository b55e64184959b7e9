import { deflateSync, crc32, gzipSync } from "node:zlib";
import type { Random } from "../catalog.ts";
import { type Kind, asCells, csv, header, orderBook, orderRows, randomBytes, zipParts } from "./kit.ts";
import { deflated, stored, zip } from "./zip.ts";

const utf8 = (text: string) => Buffer.from(text, "utf8");
const goodCsv = (random: Random) => utf8(csv([header, ...asCells(orderRows(random))]));
const goodXlsx = (random: Random) => zipParts(orderBook(asCells(orderRows(random))));
const asOrder = (at: number) => `order-${at + 1}.${["xlsx", "csv", "xls"][at % 3]}`;

/** One file of another type under the names of an order. */
function disguised(kind: string, count: number, bytes: (random: Random, at: number) => Uint8Array): Kind {
  return { kind, count, expectation: "refused", make: (random, at) => ({ name: asOrder(at), bytes: bytes(random, at) }) };
}

function png(random: Random): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([utf8(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const width = random.int(2, 40);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head[8] = 8;
  const pixels = Buffer.concat(Array.from({ length: width }, () => Buffer.concat([Buffer.from([0]), randomBytes(random, width)])));
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), chunk("IHDR", head), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))]);
}

/** The header of a compound file, with sectors of noise: what XLS and password-protected XLSX begin with. */
function compoundFile(random: Random, stream: string): Buffer {
  const head = Buffer.alloc(512, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  head.fill(0, 8, 24);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  return Buffer.concat([head, Buffer.from(stream, "utf16le"), randomBytes(random, 2_048)]);
}

const pdf = utf8("%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

const hostileNames = ["../../../../tmp/capstan-name.csv", "..\\..\\capstan.csv", "/etc/passwd.csv", "order\0.csv", "<img src=x onerror=alert(1)>.csv", "order.csv\r\nX-Injected: 1", `${"a".repeat(5_000)}.csv`, "CON.csv", ".csv", "order.csv.exe", "order.CSV", "ordre n\u00b0 4 \u2013 d\u00e9c.csv", "\u202evsc.exe", "order.csv;filename=other.exe", "%2e%2e%2forder.csv", "order", "=cmd|calc.csv", "注文.csv", '";drop.csv', "order.csv "];

export const typeKinds: readonly Kind[] = [
  disguised("random-bytes", 13, (random) => randomBytes(random, random.int(50, 20_000))),
  disguised("xls-compound-file", 10, (random) => compoundFile(random, "Workbook")),
  disguised("xlsx-with-password", 5, (random) => compoundFile(random, "EncryptedPackage")),
  disguised("pdf", 10, (random) => Buffer.concat([pdf, randomBytes(random, 200)])),
  disguised("png", 10, (random) => png(random)),
  disguised("jpeg", 4, (random) => Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), randomBytes(random, 3_000), Buffer.from("ffd9", "hex")])),
  disguised("gif", 4, (random) => Buffer.concat([utf8("GIF89a"), randomBytes(random, 800)])),
  disguised("windows-executable", 8, (random) => Buffer.concat([utf8("MZ"), Buffer.alloc(58), Buffer.from([0x80, 0, 0, 0]), Buffer.alloc(64), utf8("PE\0\0"), randomBytes(random, 2_000)])),
  disguised("linux-executable", 6, (random) => Buffer.concat([Buffer.from("7f454c4602010100", "hex"), randomBytes(random, 2_000)])),
  disguised("gzip", 4, (random) => gzipSync(goodCsv(random))),
  disguised("gzip-bomb", 3, () => gzipSync(Buffer.alloc(50_000_000))),
  disguised("docx", 5, () => zip([deflated("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'), deflated("word/document.xml", "<w:document/>")])),
  disguised("ods", 5, () => zip([stored("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), deflated("content.xml", "<office:document-content/>")])),
  disguised("plain-zip", 4, (random) => zip([deflated("order.csv", goodCsv(random))])),
  disguised("empty-zip", 4, () => zip([])),
  disguised("zip-magic-only", 4, (random) => Buffer.concat([Buffer.from("504b0304", "hex"), randomBytes(random, 400)])),
  { kind: "html-table-as-xls", count: 6, expectation: "either", why: "Old systems export it as .xls.", make: (random, at) => ({ name: asOrder(at), bytes: utf8(`<html><body><table>${orderRows(random).map(({ item, quantity }) => `<tr><td>${item}</td><td>${quantity}</td></tr>`).join("")}</table><script>alert(1)</script></body></html>`) }) },
  { kind: "xml-spreadsheet-2003", count: 4, expectation: "either", make: (random, at) => ({ name: asOrder(at), bytes: utf8(`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>${orderRows(random).map(({ item }) => `<Row><Cell><Data>${item}</Data></Cell></Row>`).join("")}</Table></Worksheet></Workbook>`) }) },
  { kind: "csv-named-xlsx", count: 8, expectation: "either", make: (random, at) => ({ name: `order-${at}.xlsx`, bytes: goodCsv(random) }) },
  { kind: "xlsx-named-csv", count: 8, expectation: "either", make: (random, at) => ({ name: `order-${at}.csv`, bytes: goodXlsx(random) }) },
  { kind: "good-file-other-extension", count: 6, expectation: "either", make: (random, at) => ({ name: `order-${at}.${["txt", "dat", "tsv", "json", "exe"][at % 5]}`, bytes: at % 2 === 0 ? goodCsv(random) : goodXlsx(random) }) },
  { kind: "hostile-file-name", count: hostileNames.length, expectation: "either", why: "The content is a good CSV; nothing may be written or shown by the name unescaped.", make: (random, at) => ({ name: hostileNames[at]!, bytes: goodCsv(random) }) },
  { kind: "two-files-in-one", count: 5, expectation: "either", why: "A CSV with a workbook behind it, or an image with a zip behind it.", make: (random, at) => ({ name: asOrder(at), bytes: Buffer.concat([at % 2 === 0 ? goodCsv(random) : png(random), goodXlsx(random)]) }) },
];
