import { itemRow, skuAt } from "./small-catalog.ts";

/** A line that must not go in, and where its report has to point: the field, or "" for the row as a whole. */
export interface HostileLine {
  readonly bytes: Buffer;
  readonly field: string;
}

type Attack = (place: number) => HostileLine;

const row = (field: string, content: object): HostileLine => ({ bytes: Buffer.from(JSON.stringify(content)), field });
const raw = (bytes: string | Buffer): HostileLine => ({ bytes: Buffer.from(bytes as string), field: "" });
const item = (field: string, more: object) => (place: number) => row(field, itemRow(place, more));
const attribute = (name: string, value: unknown) =>
  item(`attributes.${name}`, { attributes: { length: 1, [name]: value } });
/** A day of its own for each row: two relations of one day would be the same one twice. */
const dayAt = (place: number) => `${1_950 + (place % 70)}-0${1 + (place % 9)}-${10 + (Math.floor(place / 70) % 18)}`;
const relation = (field: string, more: object) => (place: number) =>
  row(field, {
    record: "relation",
    sku: skuAt(0),
    kind: "related",
    relatedSku: skuAt(1),
    startsOn: dayAt(place),
    ...more,
  });

/** What files have done to imports: by mistake, by a broken export, or on purpose. */
const attacks: readonly Attack[] = [
  // Wrong types.
  item("name", { name: 5 }),
  item("name", { name: ["Hex Cap Screw"] }),
  item("sku", { sku: 123_456 }),
  item("shipPackQuantity", { shipPackQuantity: "5" }),
  item("shipPackQuantity", { shipPackQuantity: 2.5 }),
  item("attributes", { attributes: [1, 2] }),
  item("documents", { documents: "ds-hex" }),
  item("documents[0]", { documents: [{ code: "ds-hex" }] }),
  attribute("length", "1"),
  attribute("isFullyThreaded", "yes"),
  attribute("standards", "SAE J429"),
  attribute("finish", { toString: "Zinc" }),
  item("lifecycle", { lifecycle: "__proto__" }),
  item("availableFrom", { availableFrom: "2026-02-30" }),
  item("discontinuedOn", { availableFrom: "2026-02-03", discontinuedOn: "2026-02-01" }),
  // Missing and unknown.
  item("name", { name: null }),
  item("sku", { sku: "" }),
  item("attributes.length", { attributes: {} }),
  attribute("flavor", "vanilla"),
  (place) => ({
    ...raw(JSON.stringify(itemRow(place)).replace('"length"', '"__proto__"')),
    field: "attributes.length",
  }),
  item("price", { price: 5 }),
  item("partNumberKey", { partNumberKey: "X" }),
  item("record", { record: "drop table item" }),
  item("record", { record: null }),
  // Huge values.
  item("name", { name: "x".repeat(100_000) }),
  item("shortName", { shortName: "x".repeat(41) }),
  item("piecesPerUnit", { piecesPerUnit: 1e308 }),
  item("piecesPerUnit", { piecesPerUnit: 2 ** 53 }),
  attribute("finish", "z".repeat(501)),
  item("documents", { documents: Array.from({ length: 500 }, (_, at) => `d${at}`) }),
  (place) => ({
    ...raw(JSON.stringify(itemRow(place)).replace(/"length":[\d.]+/, '"length":1e999')),
    field: "attributes.length",
  }),
  () => raw(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
  (place) => raw(`{"record":"item","sku":"${skuAt(place)}","name":"${"y".repeat(1_100_000)}"}`),
  // Broken encoding and control characters.
  () => raw(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  (place) => raw(Buffer.from(JSON.stringify(itemRow(place, { name: "Schl\u00fcssel" })), "latin1")),
  () => raw(Buffer.from([0xed, 0xa0, 0x80])),
  item("name", { name: "NUL \u0000 inside" }),
  item("name", { name: "half a pair \ud83d" }),
  item("name", { name: "bell \u0007" }),
  item("name", { name: "two\nlines" }),
  item("name", { name: "reversed \u202e gnp.exe" }),
  item("name", { name: "replaced \ufffd" }),
  attribute("finish", "Zinc\u0000"),
  attribute("standards", ["SAE\tJ429"]),
  // Formula cells.
  item("name", { name: '=HYPERLINK("https://a.example","Hex")' }),
  item("description", { description: "@SUM(A1)" }),
  item("shortName", { shortName: "+cmd|' /C calc'!A0" }),
  item("manufacturerPartNumber", { manufacturerPartNumber: "-2+3+cmd|' /C calc'!A0" }),
  attribute("finish", "=1+1"),
  // Markup.
  item("name", { name: "<script>alert(1)</script>" }),
  item("description", { description: 'Good <img src=x onerror="alert(1)"> screw' }),
  item("name", { name: "a</title>b" }),
  attribute("finish", "<b>Zinc</b>"),
  item("imageUrl", { imageUrl: "javascript:alert(1)" }),
  item("imageUrl", { imageUrl: "data:text/html,x" }),
  // SQL and COPY's own signs are only text, but not in codes.
  item("sku", { sku: "4';--" }),
  item("categoryCode", { categoryCode: "FAS'); drop table item; --" }),
  item("categoryCode", { categoryCode: String.raw`\N` }),
  item("classCode", { classCode: String.raw`\.` }),
  // References that lead nowhere.
  item("categoryCode", { categoryCode: "NOWHERE" }),
  item("brandCode", { brandCode: "NOBODY" }),
  item("attributes", { classCode: "no-such-class" }),
  item("restrictions", { restrictions: ["LEAD-CA", "LEAD-XX"] }),
  item("documents", { documents: ["ds-none"] }),
  item("familyCode", { familyCode: "F-NONE" }),
  relation("relatedSku", { relatedSku: "9ZZZZZ" }),
  (place) => row("sku", { record: "alias", sku: "9ZZZZZ", kind: "legacy", value: `L-${place}` }),
  (place) => row("accountNumber", { record: "alias", sku: skuAt(0), kind: "customer", value: `P-${place}` }),
  (place) =>
    row("value", {
      record: "alias",
      sku: skuAt(place % 200),
      kind: "legacy",
      value: "\u2013 \u2013",
    }),
  // Relations with themselves and in circles.
  relation("relatedSku", { relatedSku: skuAt(0) }),
  relation("relatedSku", { sku: skuAt(1), kind: "supersedes", relatedSku: skuAt(0) }),
  (place) =>
    row("parentCode", {
      record: "category",
      code: `ROUND-${place}`,
      parentCode: `ROUND-${place}`,
      name: "Round",
      slug: "round",
      icon: "screw-lag",
      summary: "Round",
    }),
  (place) =>
    row("parentCode", {
      record: "category",
      code: `LOOSE-${place}`,
      parentCode: `LOOSE-${place}-UP`,
      name: "Loose",
      slug: "loose",
      icon: "screw-lag",
      summary: "Loose",
    }),
  relation("endsOn", { endsOn: "1949-04-01" }),
  // The same key again.
  () => row("", itemRow(0, { name: "Somebody else's screw" })),
  () => row("", { record: "brand", code: "HARBOLT", name: "Harbolt Two", slug: "harbolt-two" }),
  (place) => row("slug", { record: "brand", code: `HARBOLT-${place}`, name: "Harbolt", slug: "harbolt" }),
  // Not JSON at all.
  () => raw("{"),
  () => raw("null"),
  () => raw('"item"'),
  () => raw("sku,name,price"),
  (place) => raw(`${JSON.stringify(itemRow(place))},`),
  () => raw("\u0000\u0000\u0000\u0000"),
];

/** `count` lines, each attack in turn; places from `from` on, so that each has a SKU of its own. */
export function hostileLines(count: number, from: number): readonly HostileLine[] {
  return Array.from({ length: count }, (_, at) => {
    const attack = attacks[at % attacks.length] as Attack;
    return attack(from + at);
  });
}
