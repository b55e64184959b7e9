import type { Random } from "../catalog.ts";
import { type Kind, asCells, escapeXml, mainNamespace, orderBook, orderRows, relationNamespace, sheetXml, workbook, xmlHead, zipParts } from "./kit.ts";

const nameOf = (at: number) => `order-${at + 1}.xlsx`;
const sheet = "xl/worksheets/sheet1.xml";
const readParts = [sheet, "xl/sharedStrings.xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"] as const;
const unreadParts = ["docProps/core.xml", "xl/theme/theme1.xml"] as const;

/** A workbook of shared strings, with a document type put into one part and an entity used in it. */
function withDoctype(random: Random, part: string, doctype: string, entity: string): Buffer {
  const rows = orderRows(random);
  const parts = workbook(
    [{ name: "Order", xml: sheetXml([["Item", "Qty"], ...rows.map(({ quantity }) => [{ xml: '<c r="{ref}" t="s"><v>0</v></c>' }, quantity])]) }],
    `${xmlHead}<sst xmlns="${mainNamespace}" count="1" uniqueCount="1"><si><t>${escapeXml(rows[0]!.item)}</t></si></sst>`,
  );
  const old = parts.get(part) ?? `${xmlHead}<properties><title>x</title></properties>`;
  const spoiled = old
    .replace(xmlHead, `${xmlHead}${doctype}\n`)
    .replace(/(<t[^>]*>)[^<]*(<\/t>)/, `$1${entity}$2`)
    .replace(/name="[^"]*"/, `name="${entity}"`)
    .replace(/<title>[^<]*/, `<title>${entity}`);
  parts.set(part, spoiled);
  return zipParts(parts);
}

const laughs = (levels: number, width: number) =>
  `<!DOCTYPE x [<!ENTITY a0 "laugh">${Array.from({ length: levels }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(width)}">`).join("")}]>`;

function perPart(kind: string, count: number, doctype: (random: Random) => string, entity: (random: Random) => string): Kind[] {
  const made = (parts: readonly string[]) => (random: Random, at: number) => ({ name: nameOf(at), bytes: withDoctype(random, parts[at % parts.length]!, doctype(random), entity(random)) });
  return [
    { kind, count, expectation: "refused", why: "Office Open XML allows no document type in any part.", make: made(readParts) },
    { kind: `${kind}-in-a-part-that-nobody-reads`, count: 2, expectation: "either", make: made(unreadParts) },
  ];
}

export const xmlKinds: readonly Kind[] = [
  ...perPart("xlsx-billion-laughs", 20, (random) => laughs(random.int(6, 12), 10), () => "&a6;"),
  ...perPart("xlsx-quadratic-blowup", 6, (random) => `<!DOCTYPE x [<!ENTITY a "${"A".repeat(random.int(20_000, 80_000))}">]>`, (random) => "&a;".repeat(random.int(5_000, 20_000))),
  ...perPart("xlsx-xxe-file", 20, (random) => `<!DOCTYPE x [<!ENTITY xxe SYSTEM "${random.pick(["file:///etc/passwd", "file:///etc/hostname", "/etc/passwd", "file:///proc/self/environ", "file:///dev/zero", "php://filter/resource=/etc/passwd"])}">]>`, () => "&xxe;"),
  ...perPart("xlsx-xxe-http", 10, (random) => `<!DOCTYPE x [<!ENTITY xxe SYSTEM "${random.pick(["http://127.0.0.1:9/canary", "http://169.254.169.254/latest/meta-data/", "ftp://127.0.0.1:9/x", "http://[::1]:9/x"])}">]>`, () => "&xxe;"),
  ...perPart("xlsx-parameter-entity", 8, () => '<!DOCTYPE x [<!ENTITY % load SYSTEM "http://127.0.0.1:9/canary.dtd"> %load;]>', () => "&sent;"),
  ...perPart("xlsx-outside-document-type", 5, () => '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/canary.dtd">', () => "x"),
  {
    kind: "xlsx-xinclude",
    count: 5,
    expectation: "either",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      parts.set(sheet, parts.get(sheet)!.replace(/<t xml:space="preserve">[^<]*/, '<t><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="file:///etc/passwd"/>'));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-deep-nesting",
    count: 6,
    expectation: "refused",
    make: (random, at) => {
      const depth = random.int(20_000, 200_000);
      const parts = orderBook([]);
      parts.set(sheet, `${xmlHead}<worksheet xmlns="${mainNamespace}">${"<a>".repeat(depth)}${"</a>".repeat(at % 2 === 0 ? depth : 0)}</worksheet>`);
      return { name: nameOf(at), bytes: zipParts(parts), ...(at % 2 === 0 ? { expectation: "either" as const } : {}) };
    },
  },
  {
    kind: "xlsx-many-attributes",
    count: 4,
    expectation: "either",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      const attributes = Array.from({ length: random.int(20_000, 80_000) }, (_, place) => `a${place}="1"`).join(" ");
      parts.set(sheet, parts.get(sheet)!.replace("<sheetData>", `<sheetData ${attributes}>`));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-malformed-xml",
    count: 10,
    expectation: "either",
    why: "To refuse is best; what is answered must be lines that stand there.",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      const whole = parts.get(sheet)!;
      const spoil = [
        () => whole.slice(0, Math.floor(whole.length * 0.6)),
        () => whole.replace("</row>", ""),
        () => whole.replaceAll("</c>", "</d>"),
        () => whole.replace("<v>", "<v>&undefined;"),
        () => `${whole}${whole}`,
        () => whole.replace("<sheetData>", "<sheetData><![CDATA["),
        () => whole.replace("UTF-8", "UTF-7"),
        () => whole.replace("<t ", "<t \u0000\u0001\u0008"),
      ][at % 8]!;
      parts.set(sheet, spoil());
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-prototype-names",
    count: 5,
    expectation: "answered",
    make: (random, at) => {
      const rows = orderRows(random, 4);
      const odd = random.pick(["__proto__", "constructor", "prototype", "hasOwnProperty", "toString"]);
      const parts = orderBook([...asCells(rows), [odd, 2]]);
      parts.set(sheet, parts.get(sheet)!.replace(">Item<", `>${odd}<`));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-relation-outside",
    count: 10,
    expectation: "refused",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      const target = random.pick(["http://127.0.0.1:9/canary.xml", "../../../../../../etc/passwd", "file:///etc/passwd", "/etc/passwd", "\\\\127.0.0.1\\share\\sheet.xml"]);
      const rels = "xl/_rels/workbook.xml.rels";
      parts.set(rels, parts.get(rels)!.replace('Target="worksheets/sheet1.xml"', `Target="${target}"${target.includes(":") ? ' TargetMode="External"' : ""}`));
      parts.delete(sheet);
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-external-link",
    count: 8,
    expectation: "either",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      parts.set("xl/externalLinks/externalLink1.xml", `${xmlHead}<externalLink xmlns="${mainNamespace}"><ddeLink ddeService="cmd" ddeTopic="/c calc"><ddeItems><ddeItem name="A0" advise="1"/></ddeItems></ddeLink></externalLink>`);
      const rels = "xl/_rels/workbook.xml.rels";
      parts.set(rels, parts.get(rels)!.replace("</Relationships>", `<Relationship Id="rId800" Type="${relationNamespace}/externalLink" Target="externalLinks/externalLink1.xml"/></Relationships>`));
      return { name: nameOf(at), bytes: zipParts(parts) };
    },
  },
  {
    kind: "xlsx-missing-part",
    count: 8,
    expectation: "refused",
    make: (random, at) => {
      const parts = orderBook(asCells(orderRows(random)));
      parts.delete([sheet, "xl/workbook.xml", sheet, "xl/_rels/workbook.xml.rels"][at % 4]!);
      return { name: nameOf(at), bytes: zipParts(parts), ...(at % 4 === 3 ? { expectation: "either" as const } : {}) };
    },
  },
  { kind: "xlsx-no-sheets", count: 4, expectation: "refused", make: (_, at) => ({ name: nameOf(at), bytes: zipParts(workbook([])) }) },
];
