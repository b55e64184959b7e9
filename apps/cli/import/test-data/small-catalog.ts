/** A catalog small enough for a test and whole enough to be true: every record refers to others that are there. */
const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";

export function skuAt(place: number): string {
  const [a, b] = [Math.floor(place / 100) % letters.length, Math.floor(place / 2_300) % letters.length];
  return `4${letters[b] ?? ""}${letters[a] ?? ""}${String(place % 100).padStart(2, "0")}A`;
}

export const categoryRows: readonly object[] = [
  {
    record: "category",
    code: "FAS",
    name: "Fasteners",
    slug: "fasteners",
    icon: "screw-lag",
    summary: "Screws and nuts",
  },
  {
    record: "category",
    code: "FAS-HEX",
    parentCode: "FAS",
    name: "Hex Cap Screws",
    slug: "hex-cap-screws",
    icon: "screw-lag",
    summary: "Inch and metric",
  },
  { record: "brand", code: "HARBOLT", name: "Harbolt", slug: "harbolt", mark: { color: "#2b4c7e", shape: "hexagon" } },
  {
    record: "class",
    code: "hex-cap-screw",
    name: "Hex Cap Screws",
    unspsc: "31161620",
    attributes: [
      { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isRequired: true },
      { code: "finish", name: "Finish", type: "text", isFacet: true },
      { code: "standards", name: "Standards Met", type: "list" },
      { code: "isFullyThreaded", name: "Fully Threaded", type: "flag" },
    ],
  },
  {
    record: "restriction",
    code: "LEAD-CA",
    kind: "lowLeadA6",
    action: "warn",
    states: ["CA"],
    title: "Low Lead",
    message: "Not for drinking water.",
    citation: "HSC 116875",
  },
  {
    record: "document",
    code: "ds-hex",
    kind: "datasheet",
    title: "Data Sheet, Hex Cap Screws",
    url: "/content/documents/ds-hex",
  },
];

export function itemRow(place: number, more: object = {}): object {
  const length = 0.5 + (place % 20) * 0.25;
  return {
    record: "item",
    sku: skuAt(place),
    categoryCode: "FAS-HEX",
    classCode: "hex-cap-screw",
    brandCode: "HARBOLT",
    name: `Hex Cap Screw, Grade 5, Zinc, 3/8-16 x ${length} in`,
    shortName: `HCS 3/8-16 x ${length} G5 ZN`,
    description: "Cold-headed from medium carbon steel, with rolled threads.",
    manufacturerPartNumber: `HCS-38-16-${place}`,
    attributes: { length, finish: "Zinc Plated", standards: ["SAE J429"], isFullyThreaded: length < 1 },
    unit: "PK",
    piecesPerUnit: 50,
    documents: ["ds-hex"],
    ...more,
  };
}

export const jsonLines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
