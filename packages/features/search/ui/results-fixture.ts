import type { FamilyGroup, ItemRow } from "@capstan/features/listing";
import { urls } from "@capstan/features/urls";
import type { Facet, ResultsView } from "../results.ts";

// A category as a plant's buyer finds it, for the tests of these pages.

const path = urls.category({ slug: "hex-cap-screws", code: "FAS-HEX" });
const boltsAndScrews = urls.category({ slug: "bolts-screws", code: "FAS-BLT" });
const chosen = "threadSize=3%2F8-16&threadSize=3%2F8-24";
const filtered = (more: string) => `${path}?${chosen}${more}`;

const columns = [
  { code: "threadSize", name: "Thread", unit: "", isShort: true, share: 8, narrowShare: 8 },
  { code: "length", name: "Length", unit: "", isShort: true, share: 16, narrowShare: 16 },
];

type Priced = Extract<ItemRow["price"], { kind: "price" }>;

function yourPrice(price: string, more: Partial<Priced> = {}): Priced {
  return {
    kind: "price",
    label: "Your Price",
    price,
    each: null,
    strike: null,
    reference: null,
    endsOn: null,
    ...more,
  };
}

type Line = readonly [sku: string, thread: string, length: string, pack: number, price: string];

function rows(lines: readonly Line[], words: { name: string }): ItemRow[] {
  return lines.map(([sku, thread, length, pack, price], at) => ({
    sku,
    name: `${words.name}, ${thread} x ${length}`,
    url: urls.product({ sku, name: `${words.name}, ${thread} x ${length}` }),
    cells: [thread, length],
    packing: { sellPackQuantity: 1, shipPackQuantity: at % 3 === 2 ? 2 : 1, minimumQuantity: 1 },
    unitLabel: `pack of ${pack}`,
    price: yourPrice(price, { each: `$${(Number(price.slice(1)) / pack).toFixed(3)}` }),
    isPreviouslyPurchased: sku === "4RN31A",
  }));
}

const grade5: FamilyGroup = {
  key: "hex-cap-screw~grade-5-zinc",
  name: "Grade 5 Steel Hex Cap Screws, Zinc-Plated",
  description:
    "The general-purpose bolt for machinery and brackets. Three radial lines on the head; medium strength, dry indoor use.",
  url: `${path}?family=hex-cap-screw~grade-5-zinc`,
  itemCount: 27,
  pictureSku: "4RN31A",
  drawingUrl: null,
  specSheetUrl: "https://docs.store.example/hex-cap-screws-grade-5.pdf",
  facts: [
    { name: "Tensile", value: "120,000 psi" },
    { name: "Hardness", value: "C25 to C34" },
    { name: "Head", value: "9/16 in wide, 15/64 in high" },
    { name: "Meets", value: "ASME B18.2.1, SAE J429" },
  ],
  columns,
  isGrouped: true,
  rows: rows(
    [
      ["4RN21A", "3/8-16", "3/4 in", 100, "$14.62"],
      ["4RN23A", "3/8-16", "1 in", 100, "$17.40"],
      ["4RN25A", "3/8-16", "1-1/4 in", 50, "$10.15"],
      ["4RN27A", "3/8-16", "1-1/2 in", 50, "$11.84"],
      ["4RN29A", "3/8-16", "1-3/4 in", 50, "$13.21"],
      ["4RN31A", "3/8-16", "2 in", 50, "$14.06"],
      ["4RN33A", "3/8-16", "2-1/2 in", 25, "$8.94"],
      ["4RN35A", "3/8-16", "3 in", 25, "$10.38"],
      ["4RN42A", "3/8-24", "1 in", 100, "$19.85"],
      ["4RN44A", "3/8-24", "1-1/2 in", 50, "$13.67"],
      ["4RN46A", "3/8-24", "2 in", 50, "$16.02"],
    ],
    { name: "Hex Cap Screw, Grade 5, Zinc" },
  ),
  more: { url: filtered("&family=hex-cap-screw-grade-5-zinc"), count: 16 },
  others: null,
};

const grade8Rows = rows(
  [
    ["4RN55A", "3/8-16", "1 in", 50, "$13.48"],
    ["4RN57A", "3/8-16", "1-1/4 in", 50, "$15.10"],
    ["4RN59A", "3/8-16", "1-1/2 in", 25, "$9.27"],
    ["4RN61A", "3/8-16", "2 in", 25, "$12.36"],
    ["4RN63A", "3/8-16", "2-1/2 in", 25, "$14.71"],
    ["4RN65A", "3/8-16", "3 in", 10, "$7.52"],
  ],
  { name: "Hex Cap Screw, Grade 8, Yellow Zinc" },
);

/** Every kind of price that a row can have. */
const pricesOfGrade8 = new Map<string, ItemRow["price"]>([
  [
    "4RN59A",
    yourPrice("$9.27", { label: "Sale", strike: { label: "Your Price", price: "$10.85" }, endsOn: "2026-11-30" }),
  ],
  ["4RN63A", { kind: "sign-in" }],
  ["4RN65A", { kind: "call" }],
]);

const grade8: FamilyGroup = {
  key: "hex-cap-screw~grade-8-yellow",
  name: "Grade 8 Steel Hex Cap Screws, Yellow Zinc",
  description:
    "About 25% stronger than Grade 5, for suspension, presses and heavy equipment. Six radial lines on the head.",
  url: `${path}?family=hex-cap-screw~grade-8-yellow`,
  itemCount: 6,
  pictureSku: "4RN61A",
  drawingUrl: null,
  specSheetUrl: null,
  facts: [
    { name: "Tensile", value: "150,000 psi" },
    { name: "Hardness", value: "C33 to C39" },
    { name: "Meets", value: "ASME B18.2.1, SAE J429" },
  ],
  columns,
  isGrouped: true,
  rows: grade8Rows.map((row) => ({ ...row, price: pricesOfGrade8.get(row.sku) ?? row.price })),
  others: null,
  more: null,
};

function choices(code: string, values: readonly (readonly [label: string, count: number, isChosen?: true])[]) {
  return values.map(([label, count, isChosen = false]) => ({
    value: label,
    label,
    count,
    isChosen,
    url: isChosen ? `${path}?threadSize=other` : filtered(`&${code}=${encodeURIComponent(label)}`),
  }));
}

const sizes = ["1/4-20", "1/4-28", "5/16-18", "5/16-24", "3/8-16", "3/8-24", "7/16-14", "1/2-13", "5/8-11", "3/4-10"];
const moreSizes = ["M8-1.25", "M10-1.5", "7/8-9", "1-8", "M12-1.75", "M16-2", "M20-2.5", "1-1/8-7", "1-1/4-7"];

const facets: readonly Facet[] = [
  {
    kind: "choice",
    code: "threadSize",
    name: "Thread size",
    look: "grid",
    choices: choices(
      "threadSize",
      [...sizes, ...moreSizes].map((size, at) =>
        size.startsWith("3/8") ? ([size, 47 - at, true] as const) : ([size, 40 + at * 3] as const),
      ),
    ),
  },
  { kind: "range", code: "length", name: "Length", unit: "in", min: 0.5, max: 6, from: "3/4", to: "3" },
  {
    kind: "choice",
    code: "material",
    name: "Material",
    look: "list",
    choices: choices("material", [
      ["Steel", 47],
      ["18-8 stainless steel", 17],
    ]),
  },
  {
    kind: "choice",
    code: "finish",
    name: "Finish",
    look: "list",
    choices: choices("finish", [
      ["Zinc", 27],
      ["Yellow zinc", 20],
      ["Plain", 17],
    ]),
  },
  {
    kind: "choice",
    code: "grade",
    name: "Grade or class",
    look: "list",
    choices: choices("grade", [
      ["Grade 5", 27],
      ["Grade 8", 20],
      ["18-8 (F593)", 17],
    ]),
  },
  {
    kind: "choice",
    code: "brand",
    name: "Brand",
    look: "list",
    choices: choices("brand", [
      ["Harbolt", 27],
      ["Pellworth", 20],
      ["Marlowe Stainless", 17],
    ]),
  },
];

export const hexCapScrews: ResultsView = {
  title: "Hex Cap Screws",
  query: null,
  summary: "",
  breadcrumbs: [
    { name: "Home", url: urls.home() },
    { name: "Fasteners", url: urls.category({ slug: "fasteners", code: "FAS" }) },
    { name: "Bolts & Screws", url: boltsAndScrews },
  ],
  canonicalUrl: `https://store.example${path}`,
  total: 64,
  isMore: false,
  familyCount: 3,
  categories: [],
  applied: [
    { label: "Thread 3/8-16", removeUrl: `${path}?threadSize=3%2F8-24` },
    { label: "Thread 3/8-24", removeUrl: `${path}?threadSize=3%2F8-16` },
    { label: "Length 3/4 to 3 in", removeUrl: filtered("&length=any") },
  ],
  clearUrl: path,
  facets,
  sorts: [
    { label: "Best match", url: filtered(""), isChosen: true },
    { label: "Web price per piece, low to high", url: filtered("&sort=price"), isChosen: false },
    { label: "Previously purchased", url: filtered("&sort=bought"), isChosen: false },
  ],
  families: [grade5, grade8],
  pages: {
    of: "families",
    from: 1,
    to: 2,
    total: 3,
    items: { shown: 33, total: 64 },
    current: 1,
    links: [
      { number: 1, url: filtered("") },
      { number: 2, url: filtered("&page=2") },
    ],
    previousUrl: null,
    nextUrl: filtered("&page=2"),
  },
  corrected: null,
  answer: null,
  isAboutStore: false,
  guides: [],
  exact: null,
  nearest: [],
  isLimited: false,
};

export const noResults: ResultsView = {
  ...hexCapScrews,
  title: "Results for \u201Chex cap scrw HX5-3816-2O0Z\u201D",
  query: "hex cap scrw HX5-3816-2O0Z",
  canonicalUrl: "https://store.example/search",
  breadcrumbs: [{ name: "Home", url: urls.home() }],
  total: 0,
  familyCount: 0,
  families: [],
  facets: [],
  applied: [],
  sorts: [],
  pages: null,
  categories: [
    { name: "Bolts & Screws", url: boltsAndScrews, icon: "screw-lag", count: 1284 },
    { name: "Hand Tools", url: urls.category({ slug: "hand-tools", code: "HND" }), icon: "tools", count: null },
  ],
  nearest: [
    {
      label: "4RN31A, Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 2 in",
      url: urls.product({ sku: "4RN31A", name: "Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 2 in" }),
      why: "Part number HX5-3816-200Z",
    },
    {
      label: "4RN33A, Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 2-1/2 in",
      url: urls.product({ sku: "4RN33A", name: "Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 2-1/2 in" }),
      why: "Part number HX5-3816-250Z",
    },
  ],
};
