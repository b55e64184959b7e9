import type { Random } from "../catalog.ts";
import { type Kind, asCells, entriesOf, mainNamespace, orderBook, orderRows, randomBytes, relationNamespace, rowXml, sharedBook, xmlHead, zipParts } from "./kit.ts";
import { type ZipEntry, deflated, repeated, stored, zip } from "./zip.ts";

const book = (random: Random) => {
  const lines = orderRows(random);
  return { lines, parts: orderBook(asCells(lines)) };
};
const replaced = (entries: readonly ZipEntry[], entry: ZipEntry) => entries.map((one) => (one.name === entry.name ? entry : one));
const nameOf = (at: number) => `order-${at + 1}.xlsx`;
const sheet = "xl/worksheets/sheet1.xml";
const worksheetStart = `${xmlHead}<worksheet xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><sheetData>`;
const zeros = Buffer.alloc(1_048_576);
const megabytes = (random: Random) => random.pick([120, 200, 300, 500]);

/** Rows without a place of their own, a mebibyte of them: packed they are next to nothing. */
const rowChunk = Buffer.from(rowXml(["4BD64X", 1], 2).replaceAll(/ r="[^"]*"/g, "").repeat(8_000));

function bomb(random: Random): ZipEntry {
  return repeated(sheet, worksheetStart, rowChunk, Math.ceil((megabytes(random) * 1_048_576) / rowChunk.length), "</sheetData></worksheet>");
}

export const archiveKinds: readonly Kind[] = [
  { kind: "zip-bomb-sheet", count: 19, expectation: "refused", make: (random, at) => ({ name: nameOf(at), bytes: zip(replaced(entriesOf(book(random).parts), bomb(random))) }) },
  {
    kind: "zip-bomb-shared-strings",
    count: 13,
    expectation: "refused",
    make: (random, at) => {
      const chunk = Buffer.from(`<si><t>${"A".repeat(1_000)}</t></si>`.repeat(1_000));
      const strings = repeated("xl/sharedStrings.xml", `${xmlHead}<sst xmlns="${mainNamespace}">`, chunk, megabytes(random), "</sst>");
      return { name: nameOf(at), bytes: zip(replaced(entriesOf(sharedBook(orderRows(random))), strings)) };
    },
  },
  {
    kind: "zip-bomb-one-cell",
    count: 6,
    expectation: "refused",
    make: (random, at) => {
      const cell = repeated(sheet, `${worksheetStart}<row r="1"><c r="A1" t="inlineStr"><is><t>`, Buffer.alloc(1_048_576, "9"), megabytes(random), "</t></is></c></row></sheetData></worksheet>");
      return { name: nameOf(at), bytes: zip(replaced(entriesOf(book(random).parts), cell)) };
    },
  },
  {
    kind: "zip-bomb-part-that-nobody-reads",
    count: 10,
    expectation: "either",
    why: "It need not be unpacked to read the order.",
    make: (random, at) => {
      const part = repeated(random.pick(["xl/media/image1.bmp", "docProps/thumbnail.wmf", "xl/printerSettings/printerSettings1.bin"]), "", zeros, megabytes(random), "");
      return { name: nameOf(at), bytes: zip([...entriesOf(book(random).parts), part]) };
    },
  },
  {
    kind: "zip-bomb-nested",
    count: 10,
    expectation: "refused",
    make: (random, at) => {
      let inner = zip([repeated("0.txt", "", zeros, random.int(100, 500), "")]);
      for (let level = 1; level <= random.int(3, 6); level += 1) {
        const held = inner;
        // Packed again: ten copies of a zip of zeros cost little more than one.
        inner = zip(Array.from({ length: 10 }, (_, copy) => deflated(`${level}-${copy}.zip`, held)));
        if (inner.length > 500_000) break;
      }
      return { name: nameOf(at), bytes: inner };
    },
  },
  {
    kind: "zip-bomb-false-sizes",
    count: 13,
    expectation: "refused",
    why: "The headers say a few kilobytes.",
    make: (random, at) => ({ name: nameOf(at), bytes: zip(replaced(entriesOf(book(random).parts), { ...bomb(random), size: random.int(500, 60_000) })) }),
  },
  {
    kind: "zip-bomb-shared-data",
    count: 6,
    expectation: "refused",
    why: "Thousands of entries of the directory point to one piece of data.",
    make: (random, at) => {
      const data = { ...repeated(sheet, "", zeros, 20, "") };
      const shared = Array.from({ length: random.int(1_000, 8_000) }, (_, copy) => ({ ...data, centralName: `xl/worksheets/sheet${copy + 2}.xml`, sharesDataOf: 0 }));
      return { name: nameOf(at), bytes: zip([data, ...shared]) };
    },
  },
  {
    kind: "zip-many-entries",
    count: 5,
    expectation: "either",
    make: (random, at) => {
      const entries = entriesOf(book(random).parts);
      const junk = Array.from({ length: random.int(20_000, 60_000) }, (_, copy) => stored(`customXml/item${copy}.xml`, ""));
      return { name: nameOf(at), bytes: zip([...entries, ...junk]) };
    },
  },
  {
    kind: "zip-truncated",
    count: 28,
    expectation: "refused",
    make: (random, at) => {
      const whole = zipParts(book(random).parts);
      return { name: nameOf(at), bytes: whole.subarray(0, Math.max(5, Math.floor(whole.length * random.next() * 0.97))) };
    },
  },
  { kind: "zip-without-directory", count: 5, expectation: "refused", make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts), { withoutDirectory: true }) }) },
  {
    kind: "zip-spoiled-data",
    count: 13,
    expectation: "refused",
    make: (random, at) => {
      const entries = entriesOf(book(random).parts);
      const old = entries.find(({ name }) => name === sheet)!;
      const packed = Buffer.from(old.packed);
      for (let flip = 0; flip < 12; flip += 1) packed[random.int(0, packed.length - 1)]! ^= random.int(1, 255);
      return { name: nameOf(at), bytes: zip(replaced(entries, { ...old, packed })) };
    },
  },
  {
    kind: "zip-wrong-checksum",
    count: 6,
    expectation: "either",
    why: "The data unpacks; a reader that checks refuses.",
    make: (random, at) => {
      const { parts, lines } = book(random);
      return { name: nameOf(at), lines, bytes: zip(entriesOf(parts).map((entry) => ({ ...entry, crc: (entry.crc ^ 0x5a5a5a5a) >>> 0 }))) };
    },
  },
  {
    kind: "zip-duplicate-entries",
    count: 13,
    expectation: "either",
    why: "To refuse is best: two readers may see two orders.",
    make: (random, at) => {
      const second = deflated(sheet, orderBook(asCells(orderRows(random))).get(sheet)!);
      const entries = entriesOf(book(random).parts);
      return { name: nameOf(at), bytes: zip(at % 2 === 0 ? [...entries, second] : [second, ...entries]) };
    },
  },
  {
    kind: "zip-two-names",
    count: 5,
    expectation: "either",
    why: "The local header and the directory name the sheet differently.",
    make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts).map((entry) => (entry.name === sheet ? { ...entry, name: "xl/worksheets/other.xml", centralName: sheet } : entry))) }),
  },
  {
    kind: "zip-path-traversal",
    count: 17,
    expectation: "either",
    why: "Nothing may be written anywhere.",
    make: (random, at) => {
      const name = random.pick(["../../../../tmp/capstan-traversal.txt", "/tmp/capstan-traversal.txt", "..\\..\\capstan-traversal.txt", "C:\\capstan-traversal.txt", "xl/../../capstan-traversal.txt", "xl/worksheets/sheet1.xml\0.txt", "....//....//capstan-traversal.txt", "__proto__", "constructor"]);
      return { name: nameOf(at), bytes: zip([deflated(name, "traversed"), ...entriesOf(book(random).parts)]) };
    },
  },
  {
    kind: "zip-symbolic-link",
    count: 5,
    expectation: "either",
    make: (random, at) => {
      const link = { ...stored("xl/worksheets/sheet2.xml", "/etc/passwd"), externalAttributes: 0xa1ff0000 };
      return { name: nameOf(at), bytes: zip([...entriesOf(book(random).parts), link]) };
    },
  },
  {
    kind: "zip-encrypted",
    count: 10,
    expectation: "refused",
    make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts).map((entry) => ({ ...entry, flags: 1, packed: Buffer.concat([randomBytes(random, 12), entry.packed]) }))) }),
  },
  { kind: "zip-unknown-method", count: 6, expectation: "refused", make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts).map((entry) => ({ ...entry, method: random.pick([9, 12, 14, 93, 95, 98, 99]) }))) }) },
  { kind: "zip-bytes-in-front", count: 5, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts), { before: Buffer.concat([Buffer.from("MZ"), randomBytes(random, 500)]) }) }) },
  { kind: "zip-long-comment", count: 5, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: zip(entriesOf(book(random).parts), { comment: `PK\u0005\u0006${"x".repeat(60_000)}` }) }) },
  {
    kind: "zip-with-descriptors",
    count: 6,
    expectation: "answered",
    why: "Streaming writers make it: it is a good file.",
    make: (random, at) => {
      const { parts, lines } = book(random);
      return { name: nameOf(at), lines, bytes: zip(entriesOf(parts).map((entry) => ({ ...entry, hasDescriptor: true }))) };
    },
  },
  {
    kind: "zip-stored",
    count: 4,
    expectation: "answered",
    why: "Not compressed: it is a good file.",
    make: (random, at) => {
      const { parts, lines } = book(random);
      return { name: nameOf(at), lines, bytes: zip([...parts].map(([name, content]) => stored(name, content))) };
    },
  },
];
