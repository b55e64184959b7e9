import { type Random, items } from "../catalog.ts";
import { type Cell, type Kind, type OrderRow, asCells, columnName, escapeXml, header, mainNamespace, orderBook, orderRows, rowXml, sharedBook, sheetXml, workbook, xmlHead, zipParts } from "./kit.ts";
import { formulas, hiddenCharacters, manyRows } from "./payloads.ts";
import { deflated, repeated, zip } from "./zip.ts";

const nameOf = (at: number) => `order-${at + 1}.xlsx`;
const raw = (xml: string): Cell => ({ xml });
const sheet = "xl/worksheets/sheet1.xml";
const book = (rows: readonly (readonly Cell[])[]) => zipParts(orderBook(rows));

function withLines(make: (rows: readonly OrderRow[], random: Random, at: number) => Uint8Array) {
  return (random: Random, at: number) => {
    const lines = orderRows(random);
    return { name: nameOf(at), lines, bytes: make(lines, random, at) };
  };
}

export const sheetKinds: readonly Kind[] = [
  { kind: "xlsx-good", count: 8, expectation: "answered", make: withLines((rows) => book(asCells(rows))) },
  { kind: "xlsx-good-shared-strings", count: 6, expectation: "answered", make: withLines((rows) => zipParts(sharedBook(rows))) },
  {
    kind: "xlsx-good-rich-text",
    count: 4,
    expectation: "answered",
    make: withLines((rows) => book(rows.map(({ item, quantity }) => [raw(`<c r="{ref}" t="inlineStr"><is><r><rPr><b/></rPr><t>${escapeXml(item.slice(0, 2))}</t></r><r><t>${escapeXml(item.slice(2))}</t></r></is></c>`), quantity]))),
  },
  {
    kind: "xlsx-formula-cells",
    count: 25,
    expectation: "answered",
    why: "Nothing is computed. A cell with a stored result is that result; one without is unread.",
    make: (random, at) => {
      const rows = orderRows(random, 4);
      const formula = formulas[at % formulas.length]!;
      const cells: Cell[][] = rows.map(({ item, quantity }) => [item, quantity]);
      cells.push([raw(`<c r="{ref}" t="str"><f>${escapeXml(formula.replace(/^[=+@-]/, ""))}</f>${at % 2 === 0 ? `<v>${escapeXml(rows[0]!.item)}</v>` : ""}</c>`), 3]);
      cells.push([rows[1]!.item, raw(`<c r="{ref}"><f>SUM(B2:B3)</f>${at % 3 === 0 ? "<v>7</v>" : ""}</c>`)]);
      return { name: nameOf(at), bytes: book(cells) };
    },
  },
  {
    kind: "xlsx-text-that-begins-a-formula",
    count: 10,
    expectation: "answered",
    make: (random, at) => ({ name: nameOf(at), bytes: book([...asCells(orderRows(random, 3)), [formulas[at % formulas.length]!, 2], ["4BD64X", formulas[(at + 3) % formulas.length]!]]) }),
  },
  {
    kind: "xlsx-date-cells",
    count: 10,
    expectation: "answered",
    why: "Excel made dates of item numbers such as 3-14: the line is unread or unknown, and the others stand.",
    make: (random, at) => ({ name: nameOf(at), bytes: book([...asCells(orderRows(random, 3)), [raw(`<c r="{ref}" s="1"><v>${random.int(40_000, 48_000)}</v></c>`), 4], [raw('<c r="{ref}" t="d"><v>2026-03-14T00:00:00</v></c>'), 2], ["4BD64X", raw(`<c r="{ref}" s="1"><v>${random.int(1, 40)}</v></c>`)]]) }),
  },
  {
    kind: "xlsx-number-cells",
    count: 10,
    expectation: "answered",
    make: (random, at) => {
      const gtin = random.pick(items).aliases[0]!.value;
      const number = random.pick(["1E5", "7.30069E+11", "8.0000000000000004E-2", "-12", "0", "1.5", "NaN", "1e400", "123456"]);
      return { name: nameOf(at), bytes: book([...asCells(orderRows(random, 3)), [raw(`<c r="{ref}"><v>${gtin}</v></c>`), 6], [raw(`<c r="{ref}"><v>${number}</v></c>`), 2], ["4BD64X", raw(`<c r="{ref}"><v>${number}</v></c>`)]]) };
    },
  },
  {
    kind: "xlsx-error-and-boolean-cells",
    count: 5,
    expectation: "answered",
    make: (random, at) => ({ name: nameOf(at), bytes: book([...asCells(orderRows(random, 3)), [raw('<c r="{ref}" t="e"><v>#N/A</v></c>'), 2], ["4BD64X", raw('<c r="{ref}" t="e"><v>#REF!</v></c>')], [raw('<c r="{ref}" t="b"><v>1</v></c>'), 2], [raw('<c r="{ref}" t="unknown"><v>x</v></c>'), 1]]) }),
  },
  {
    kind: "xlsx-merged-cells",
    count: 8,
    expectation: "answered",
    make: (random, at) => {
      const rows = orderRows(random, 6);
      const merged = random.pick(["A2:A3", "A1:B1", "A2:B4", "A1:XFD1048576", "B2:A1", "A2:A3 A3:A4"]);
      return { name: nameOf(at), bytes: zipParts(orderBook(asCells(rows), { after: `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>` })) };
    },
  },
  {
    kind: "xlsx-many-merged-cells",
    count: 4,
    expectation: "either",
    make: (random, at) => ({ name: nameOf(at), bytes: zipParts(orderBook(asCells(orderRows(random)), { after: `<mergeCells>${Array.from({ length: 200_000 }, (_, row) => `<mergeCell ref="A${row + 1}:C${row + 1}"/>`).join("")}</mergeCells>` })) }),
  },
  {
    kind: "xlsx-hidden-sheet",
    count: 8,
    expectation: "answered",
    why: "The hidden sheet is not the order; nothing of it is ordered unseen.",
    make: (random, at) => {
      const lines = orderRows(random);
      const secret = { name: "Lookup", state: at % 2 === 0 ? ("hidden" as const) : ("veryHidden" as const), xml: sheetXml([header, ...asCells(orderRows(random))]) };
      const order = { name: "Order", xml: sheetXml([header, ...asCells(lines)]) };
      return { name: nameOf(at), lines, bytes: zipParts(workbook(at % 3 === 0 ? [order, secret] : [secret, order])) };
    },
  },
  {
    kind: "xlsx-only-hidden-sheets",
    count: 4,
    expectation: "either",
    make: (random, at) => ({ name: nameOf(at), bytes: zipParts(workbook([{ name: "Order", state: "veryHidden", xml: sheetXml([header, ...asCells(orderRows(random))]) }])) }),
  },
  {
    kind: "xlsx-hidden-rows",
    count: 4,
    expectation: "answered",
    why: "A filtered list: the page must show whatever it took.",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random, 8)));
      parts.set(sheet, parts.get(sheet)!.replaceAll(/<row r="([357])">/g, '<row r="$1" hidden="1">'));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-several-sheets",
    count: 8,
    expectation: "answered",
    why: "The first sheet, or all, or a choice: but the page says which.",
    make: (random, at) => ({ name: nameOf(at), bytes: zipParts(workbook(["North", "South", "Notes", "Sheet4"].slice(0, random.int(2, 4)).map((name) => ({ name, xml: sheetXml([header, ...asCells(orderRows(random))]) })))) }),
  },
  {
    kind: "xlsx-cover-sheet-first",
    count: 4,
    expectation: "answered",
    make: (random, at) => ({ name: nameOf(at), bytes: zipParts(workbook([{ name: "Cover", xml: sheetXml([["Weekly MRO order"], ["Prepared by", "D. Whitfield"]]) }, { name: "Order", xml: sheetXml([header, ...asCells(orderRows(random))]) }])) }),
  },
  { kind: "xlsx-many-sheets", count: 3, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: zipParts(workbook(Array.from({ length: 3_000 }, (_, place) => ({ name: `S${place}`, xml: sheetXml(asCells(orderRows(random, 1))) })))) }) },
  { kind: "xlsx-only-headers", count: 5, expectation: "either", make: (_, at) => ({ name: nameOf(at), lines: [], bytes: book([]) }) },
  { kind: "xlsx-empty-sheet", count: 5, expectation: "either", make: (_, at) => ({ name: nameOf(at), lines: [], bytes: zipParts(workbook([{ name: "Sheet1", xml: sheetXml([]) }])) }) },
  {
    kind: "xlsx-false-dimension",
    count: 5,
    expectation: "answered",
    why: "Some writers say A1:XFD1048576 of five rows: it is a good file.",
    make: withLines((rows, random) => zipParts(orderBook(asCells(rows), { dimension: random.pick(["A1:XFD1048576", "A1", "B9:A1", "junk"]) }))),
  },
  {
    kind: "xlsx-blank-formatted-rows",
    count: 4,
    expectation: "answered",
    why: "Rows that were formatted and are blank don't count: it is a good file.",
    make: withLines((rows) => {
      const parts = orderBook(asCells(rows));
      const blank = Array.from({ length: 20_000 }, (_, at) => `<row r="${rows.length + 2 + at}"><c r="A${rows.length + 2 + at}" s="2"/></row>`).join("");
      parts.set(sheet, parts.get(sheet)!.replace("</sheetData>", `${blank}</sheetData>`));
      return zipParts(parts);
    }),
  },
  {
    kind: "xlsx-far-cell",
    count: 5,
    expectation: "either",
    why: "One cell in the last row or column: nothing may be allocated for what lies between.",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      const far = random.pick(["A1048576", "XFD2", "XFD1048576", "ZZZZZZ99999999999", "A0", "A-1"]);
      parts.set(sheet, parts.get(sheet)!.replace("</sheetData>", `<row r="1048576"><c r="${far}"><v>1</v></c></row></sheetData>`));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-string-index-outside",
    count: 6,
    expectation: "either",
    make: (random, at) => ({ name: nameOf(at), bytes: zipParts(new Map([...sharedBook(orderRows(random))].map(([name, xml]) => [name, name === sheet ? xml.replace("<v>2</v>", `<v>${random.pick(["99999999", "-1", "1.5", "__proto__", "length"])}</v>`) : xml]))) }),
  },
  {
    kind: "xlsx-huge-shared-strings",
    count: 5,
    expectation: "either",
    why: "300,000 strings, of which a few are used.",
    make: (random, at) => {
      const parts = sharedBook(orderRows(random));
      const table = "xl/sharedStrings.xml";
      const junk = Array.from({ length: 300_000 }, (_, place) => `<si><t>unused ${place}</t></si>`).join("");
      parts.set(table, parts.get(table)!.replace("</sst>", `${junk}</sst>`));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  { kind: "xlsx-5000-rows", count: 3, expectation: "answered", make: (random, at) => ({ name: nameOf(at), ...five(random, 5_000) }) },
  { kind: "xlsx-5001-rows", count: 4, expectation: "refused", why: "A part of an order must not be taken for the whole.", make: (random, at) => ({ name: nameOf(at), bytes: five(random, 5_001).bytes }) },
  {
    kind: "xlsx-200000-rows",
    count: 3,
    expectation: "refused",
    make: (random, at) => {
      const chunk = Buffer.from(asCells(orderRows(random, 100)).map((row) => rowXml(row, 2).replaceAll(/ r="[^"]*"/g, "")).join(""));
      const big = repeated(sheet, `${xmlHead}<worksheet xmlns="${mainNamespace}"><sheetData>`, chunk, 2_000, "</sheetData></worksheet>");
      return { name: nameOf(at), bytes: zip([...[...orderBook([])].filter(([name]) => name !== sheet).map(([name, xml]) => deflated(name, xml)), big]) };
    },
  },
  { kind: "xlsx-10mb-cell", count: 3, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: book([...asCells(orderRows(random)), ["A1".repeat(5_242_880), 1]]) }) },
  { kind: "xlsx-16384-columns", count: 4, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: book([Array.from({ length: 16_384 }, (_, column) => columnName(column)), ...asCells(orderRows(random))]) }) },
  {
    kind: "xlsx-hidden-characters",
    count: 8,
    expectation: "answered",
    why: "Marks that nobody sees are dropped; the item is found, or shown as unknown with what it holds.",
    make: (random, at) => ({ name: nameOf(at), bytes: book(orderRows(random).map(({ item, quantity }) => [item.slice(0, 2) + hiddenCharacters[at % hiddenCharacters.length]! + item.slice(2), quantity])) }),
  },
  {
    kind: "xlsx-macro",
    count: 5,
    expectation: "either",
    make: (random, at) => ({ name: at % 2 === 0 ? `order-${at}.xlsm` : nameOf(at), bytes: zip([...[...orderBook(asCells(orderRows(random)))].map(([name, xml]) => deflated(name, name.startsWith("[") ? xml.replace("spreadsheetml.sheet.main", "ms-excel.sheet.macroEnabled.main") : xml)), deflated("xl/vbaProject.bin", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from("Sub AutoOpen()")]))]) }),
  },
  {
    kind: "xlsx-namespace-prefix",
    count: 5,
    expectation: "either",
    why: "Valid, and written by some exporters.",
    make: withLines((rows) => zipParts(new Map([...orderBook(asCells(rows))].map(([name, xml]) => [name, name === sheet ? xml.replaceAll(/<(\/?)(worksheet|sheetData|row|c|v|is|t)(?=[ >/])/g, "<$1x:$2").replace("xmlns=", "xmlns:x=") : xml])))),
  },
];

function five(random: Random, count: number) {
  const { lines, cells } = manyRows(random, count);
  return { lines, bytes: book(cells) };
}
