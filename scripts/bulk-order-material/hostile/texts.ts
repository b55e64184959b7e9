import type { Random } from "../catalog.ts";
import { type Kind, type OrderRow, asCells, csv, header, orderRows } from "./kit.ts";
import { formulas, hiddenCharacters, manyRows } from "./payloads.ts";

const nameOf = (at: number) => `order-${at + 1}.csv`;
const utf8 = (text: string) => Buffer.from(text, "utf8");
const table = (rows: readonly OrderRow[], end = "\r\n") => csv([header, ...asCells(rows)], { end });

/** A good file in some dress: the lines have to be read. */
function dressed(dress: (rows: readonly OrderRow[], random: Random, at: number) => Uint8Array | string) {
  return (random: Random, at: number) => {
    const lines = orderRows(random);
    const made = dress(lines, random, at);
    return { name: nameOf(at), lines, bytes: typeof made === "string" ? utf8(made) : made };
  };
}

/** A good file that no longer has one reading. */
function spoiled(dress: Parameters<typeof dressed>[0]) {
  return (random: Random, at: number) => {
    const { name, bytes } = dressed(dress)(random, at);
    return { name, bytes };
  };
}

/** Good lines with a bad one among them. */
function withRows(bad: (random: Random, at: number) => readonly (readonly (string | number)[])[]) {
  return (random: Random, at: number) => ({ name: nameOf(at), bytes: utf8(csv([header, ...asCells(orderRows(random, 4)), ...bad(random, at), ...asCells(orderRows(random, 2))])) });
}

export const textKinds: readonly Kind[] = [
  { kind: "csv-good", count: 13, expectation: "answered", make: dressed((rows) => table(rows)) },
  { kind: "csv-good-no-header", count: 4, expectation: "answered", make: dressed((rows) => csv(asCells(rows))) },
  { kind: "csv-good-semicolons", count: 4, expectation: "answered", make: dressed((rows) => csv([header, ...asCells(rows)], { separator: ";" })) },
  { kind: "csv-good-tabs", count: 4, expectation: "answered", make: dressed((rows) => csv([header, ...asCells(rows)], { separator: "\t" })) },
  { kind: "csv-sep-line", count: 4, expectation: "answered", make: dressed((rows) => `sep=;\r\n${csv([header, ...asCells(rows)], { separator: ";" })}`) },
  { kind: "csv-cr-only", count: 5, expectation: "answered", make: dressed((rows) => table(rows, "\r")) },
  { kind: "csv-mixed-line-ends", count: 4, expectation: "answered", make: dressed((rows) => csv([header, ...asCells(rows)], { end: "\n" }).split("\n").map((row, at) => row + (row === "" ? "" : ["\n", "\r\n", "\r"][at % 3]!)).join("")) },
  { kind: "csv-no-line-end", count: 4, expectation: "answered", make: dressed((rows) => table(rows).trimEnd()) },
  { kind: "csv-blank-lines", count: 5, expectation: "answered", make: dressed((rows) => table(rows, "\r\n\r\n,\r\n  \r\n")) },
  { kind: "csv-empty-columns", count: 5, expectation: "answered", make: dressed((rows) => csv([header, ...asCells(rows)], { end: `${",".repeat(250)}\r\n` })) },
  { kind: "csv-utf8-bom", count: 6, expectation: "answered", make: dressed((rows) => `\ufeff${table(rows)}`) },
  { kind: "csv-utf16le-bom", count: 6, expectation: "answered", why: "What Excel saves as Unicode text.", make: dressed((rows) => Buffer.from(`\ufeff${csv([header, ...asCells(rows)], { separator: "\t" })}`, "utf16le")) },
  { kind: "csv-utf16be-bom", count: 5, expectation: "answered", make: dressed((rows) => Buffer.from(`\ufeff${table(rows)}`, "utf16le").swap16()) },
  { kind: "csv-utf16-no-bom", count: 8, expectation: "either", make: dressed((rows, _, at) => (at % 2 === 0 ? Buffer.from(table(rows), "utf16le") : Buffer.from(table(rows), "utf16le").swap16())) },
  {
    kind: "csv-windows-1252",
    count: 9,
    expectation: "answered",
    why: "What Excel saves as CSV on Windows: it is a good file.",
    make: dressed((rows) => Buffer.from(csv([["Item", "Description", "Qty"], ...rows.map(({ item, quantity }) => [item, "Vis \u00e0 t\u00eate, 6\u00b0, \u00bd po, \u0093acier\u0094", quantity])]), "latin1")),
  },
  {
    kind: "csv-shift-jis",
    count: 6,
    expectation: "either",
    make: dressed((rows) => Buffer.concat([utf8("Item,Description,Qty\r\n"), ...rows.flatMap(({ item, quantity }) => [utf8(`${item},`), Buffer.from("837b838b83675c837c", "hex"), utf8(`,${quantity}\r\n`)])])),
  },
  { kind: "csv-utf32", count: 4, expectation: "either", make: dressed((rows) => Buffer.concat([...`\ufeff${table(rows)}`].map((letter) => { const four = Buffer.alloc(4); four.writeUInt32LE(letter.codePointAt(0)!); return four; }))) },
  { kind: "csv-invalid-utf8", count: 8, expectation: "either", make: spoiled((rows, random) => Buffer.concat([utf8(table(rows)), Buffer.from(random.pick(["c0afc1bf", "eda080", "f8888080", "ff", "e282", "f4908080"]), "hex"), utf8(",3\r\n")])) },
  { kind: "csv-utf16-lone-surrogates", count: 4, expectation: "either", make: spoiled((rows) => Buffer.from(`\ufeff${table(rows)}\ud800,2\r\n\udc00\udc00,1\r\n`, "utf16le")) },
  { kind: "csv-nul-bytes", count: 8, expectation: "either", make: spoiled((rows, random) => table(rows).replace(random.pick([",", "\r\n", rows[0]!.item]), (found) => `\0${found}\0`)) },
  { kind: "csv-control-characters", count: 5, expectation: "either", make: spoiled((rows, random) => table(rows).replace(rows[0]!.item, (item) => `${random.pick(["\u0007", "\u001b[2J", "\u0008\u0008", "\u007f", "\u001a", "\u000b"])}${item}`)) },
  { kind: "csv-formula-cells", count: 35, expectation: "answered", why: "Shown as text; in every file that the store gives back they are defused.", make: withRows((_, at) => [[formulas[at % formulas.length]!, 2], ["4BD64X", formulas[(at + 5) % formulas.length]!], [formulas[(at + 9) % formulas.length]!, formulas[at % formulas.length]!]]) },
  { kind: "csv-markup-cells", count: 13, expectation: "answered", why: "Shown as text.", make: withRows((random) => [[random.pick(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg/onload=alert(1)>", "javascript:alert(1)", "{{7*7}}", "${7*7}", "</textarea><script>1</script>", "&lt;b&gt;", "<!--", "]]>"]), 2]]) },
  { kind: "csv-sql-cells", count: 5, expectation: "answered", make: withRows((random) => [[random.pick(["4BD64X'; drop table item; --", "' or '1'='1", "%", "_%", "\\", "4BD64X\\' or 1=1", "*) union select 1"]), 2]]) },
  { kind: "csv-prototype-names", count: 5, expectation: "answered", make: (random, at) => ({ name: nameOf(at), bytes: utf8(csv([[random.pick(["__proto__", "constructor"]), "Item", "Qty"], ...orderRows(random, 4).map(({ item, quantity }) => ["x", item, quantity]), ["__proto__", "toString", 2], ["x", "__proto__", 1]])) }) },
  { kind: "csv-odd-quantities", count: 13, expectation: "answered", why: "The line is unread, the others stand.", make: withRows((random) => [["4BD64X", random.pick(["1e309", "99999999999999999999", "0x10", "Infinity", "NaN", "-0", "1e3", "١٢", "½", "Ⅷ", "²", "0b11", "1_000", "--5", "1,2,3", "٫5", "9007199254740993", "", "∞", "1/0"])]]) },
  { kind: "csv-hidden-characters", count: 12, expectation: "answered", make: (random, at) => ({ name: nameOf(at), bytes: utf8(table(orderRows(random).map(({ item, quantity }) => ({ item: item.slice(0, 2) + hiddenCharacters[at % hiddenCharacters.length]! + item.slice(2), quantity })))) }) },
  { kind: "csv-look-alike-letters", count: 5, expectation: "answered", why: "Cyrillic and Greek letters that look Latin: unknown, or the item, but never another item.", make: (random, at) => ({ name: nameOf(at), bytes: utf8(table(orderRows(random).map(({ item, quantity }) => ({ item: item.replaceAll("A", "А").replaceAll("B", "Β").replaceAll("C", "С"), quantity })))) }) },
  { kind: "csv-many-combining-marks", count: 4, expectation: "either", make: withRows(() => [[`4${"\u0301".repeat(50_000)}BD64X`, 2]]) },
  { kind: "csv-unbalanced-quotes", count: 21, expectation: "either", why: "Refused, or the lines before and after still read; never one line swallowed by another unseen.", make: spoiled((rows, _, at) => [() => table(rows).replace(",", ',"'), () => `"${table(rows)}`, () => table(rows).replace("\r\n", '"\r\n'), () => table(rows).replace(rows[0]!.item, (item) => `"${item}"x`), () => table(rows).replace(rows[0]!.item, (item) => `${item}"`), () => `${table(rows)}"`][at % 6]!()) },
  { kind: "csv-quotes-only", count: 4, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: utf8('"'.repeat(random.int(100_000, 1_000_001))) }) },
  { kind: "csv-ragged-rows", count: 5, expectation: "answered", make: withRows((random) => [["4BD64X"], ["4BD64X", 3, "", "extra", "more"], [""], ["", 5], Array.from({ length: random.int(5, 300) }, () => "")]) },
  { kind: "csv-mixed-separators", count: 5, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: utf8(orderRows(random).map(({ item, quantity }, row) => `${item}${[",", ";", "\t", "|", " "][row % 5]}${quantity}\n`).join("")) }) },
  { kind: "csv-slow-patterns", count: 13, expectation: "either", why: "Runs on which a careless pattern takes minutes.", make: (random, at) => ({ name: nameOf(at), bytes: utf8(`Item,Qty\n${[" ".repeat(200_000), "1 x ".repeat(60_000), "-".repeat(200_000), "0".repeat(200_000), "4BD64X ".repeat(30_000), ">".repeat(200_000), "1,".repeat(100_000), "(".repeat(100_000), "a1".repeat(100_000), ". ".repeat(100_000)][at % 10]}${random.int(1, 9)}x\n4BD64X,2\n`) }) },
  { kind: "csv-5000-rows", count: 3, expectation: "answered", make: (random, at) => { const { lines, cells } = manyRows(random, 5_000); return { name: nameOf(at), lines, bytes: utf8(csv([header, ...cells])) }; } },
  { kind: "csv-5001-rows", count: 5, expectation: "refused", why: "A part of an order must not be taken for the whole.", make: (random, at) => ({ name: nameOf(at), bytes: utf8(csv([header, ...manyRows(random, 5_001).cells])) }) },
  { kind: "csv-200000-rows", count: 4, expectation: "refused", make: (random, at) => ({ name: nameOf(at), bytes: utf8(csv([header, ...manyRows(random, 200_000).cells])) }) },
  { kind: "csv-million-blank-lines", count: 3, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: utf8(`${table(orderRows(random))}${["\n", "\r\n", ",\n"][at % 3]!.repeat(1_000_000)}`) }) },
  { kind: "csv-10mb-cell", count: 4, expectation: "either", make: withRows((_, at) => [[["A1", "99", "  ", '"'][at % 4]!.repeat(5_242_880), 1]]) },
  { kind: "csv-16384-columns", count: 5, expectation: "either", make: (random, at) => ({ name: nameOf(at), bytes: utf8(csv([Array.from({ length: 16_384 }, (_, column) => `C${column}`), ...asCells(orderRows(random))])) }) },
  { kind: "csv-million-columns", count: 3, expectation: "either", make: (_, at) => ({ name: nameOf(at), bytes: utf8(`${"1,".repeat(1_000_000)}\n4BD64X,2\n`) }) },
  { kind: "csv-only-headers", count: 4, expectation: "either", make: (_, at) => ({ name: nameOf(at), lines: [], bytes: utf8(["Item,Qty\r\n", "Item #;Quantity\n", "sku\tqty"][at % 3]!) }) },
  { kind: "empty-file", count: 5, expectation: "refused", make: (_, at) => ({ name: ["order.csv", "order.xlsx", "order.txt", ""][at % 4]!, bytes: Buffer.alloc(0) }) },
  { kind: "only-blanks", count: 5, expectation: "either", make: (_, at) => ({ name: nameOf(at), lines: [], bytes: utf8(["\ufeff", "   ", "\r\n\r\n", ",,,\n,,,\n", "\0\0\0\0", "\u00a0\u00a0", "\t\t\t", ";;;;"][at % 8]!) }) },
];
