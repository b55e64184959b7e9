import type { ItemRow } from "@capstan/features/listing";
import { urls } from "@capstan/features/urls";
import type { ProductView, RelatedRow } from "../product.ts";

// An item as its page shows it, for the tests of this page.

type Priced = Extract<ItemRow["price"], { kind: "price" }>;

export function priced(price: string, more: Partial<Priced> = {}): Priced {
  const usual = { label: "Your Price", each: null, strike: null, reference: null, endsOn: null };
  return { kind: "price", price, ...usual, ...more };
}

interface Line {
  readonly sku: string;
  readonly name: string;
  readonly cells?: readonly string[];
  readonly unitLabel?: string;
  readonly price: ItemRow["price"];
}

function row({ sku, name, cells = [], unitLabel = "pack of 50", price }: Line): ItemRow {
  return {
    sku,
    name,
    url: urls.product({ sku, name }),
    cells,
    packing: { sellPackQuantity: 1, shipPackQuantity: 1, minimumQuantity: 1 },
    unitLabel,
    price,
    isPreviouslyPurchased: false,
  };
}

function related(line: Line & { readonly brand: string; readonly changes?: string }): RelatedRow {
  return { ...row(line), brand: line.brand, changes: line.changes ?? "" };
}

const lengths = [
  ["4RN21A", "3/4 in", "Full", "$14.62", "$0.146"],
  ["4RN23A", "1 in", "Full", "$17.40", "$0.174"],
  ["4RN27A", "1-1/2 in", "1 in min", "$11.84", "$0.237"],
  ["4RN31A", "2 in", "1 in min", "$14.06", "$0.281"],
  ["4RN33A", "2-1/2 in", "1 in min", "$8.94", "$0.358"],
] as const;

const family: NonNullable<ProductView["family"]> = {
  key: "hex-cap-screw~grade-5-zinc",
  name: "Grade 5 Steel Hex Cap Screws, Zinc-Plated",
  description: "",
  url: null,
  itemCount: 25,
  pictureSku: "4RN31A",
  drawingUrl: null,
  specSheetUrl: null,
  facts: [],
  columns: [
    { code: "threadSize", name: "Thread", unit: "", isShort: true, share: 6, narrowShare: 8 },
    { code: "length", name: "Length", unit: "", isShort: true, share: 9, narrowShare: 8 },
    { code: "threadLength", name: "Thread length", unit: "", isShort: true, share: 9, narrowShare: 8 },
  ],
  isGrouped: true,
  rows: lengths.map(([sku, length, threaded, price, each]) =>
    row({
      sku,
      name: `Hex Cap Screw, Grade 5, Zinc, 3/8-16 x ${length}`,
      cells: ["3/8-16", length, threaded],
      price: priced(price, { each }),
    }),
  ),
  more: { url: urls.category({ slug: "hex-cap-screws", code: "FAS-HEX" }), count: 20 },
  others: null,
};

function options(name: string, labels: readonly string[], value: string): ProductView["choices"][number] {
  return {
    name,
    value,
    options: labels.map((label, at) => ({
      label,
      url: urls.product({ sku: `4RM${10 + at}A`, name: `Hex Cap Screw, ${name} ${label}` }),
      isChosen: label === value,
    })),
  };
}

export const hexCapScrew: ProductView = {
  sku: "4RN31A",
  name: "Hex Cap Screw, Grade 5 Steel, Zinc-Plated, 3/8-16 x 2 in",
  brand: { name: "Harbolt", url: urls.search({ searchQuery: "Harbolt" }) },
  manufacturerPartNumber: "HX5-3816-200Z",
  identifiers: [
    { name: "Your Part #", value: "HF-10-3816-2" },
    { name: "UPC", value: "810049277314" },
  ],
  description:
    "Grade 5 is the general-purpose bolt for machinery and brackets. The zinc finish holds up in dry indoor areas; for wet areas or washdown choose 18-8 stainless. For shock loads choose Grade 8.",
  breadcrumbs: [
    { name: "Home", url: urls.home() },
    { name: "Fasteners", url: urls.category({ slug: "fasteners", code: "FAS" }) },
    { name: "Hex Cap Screws", url: urls.category({ slug: "hex-cap-screws", code: "FAS-HEX" }) },
  ],
  canonicalUrl: "https://store.example/product/Hex-Cap-Screw-4RN31A",
  packing: { sellPackQuantity: 1, shipPackQuantity: 2, minimumQuantity: 2 },
  unitLabel: "pack of 50",
  piecesPerUnit: 50,
  container: "packs",
  offer: {
    tiers: [
      { from: 1, price: "$14.06", amount: "14.0600" },
      { from: 10, price: "$13.08", amount: "13.0800" },
    ],
    contract: { endsOn: "2027-03-31" },
  },
  delivery: {
    ship: { isInStock: true, text: "Ships today", notes: [] },
    pickup: {
      branch: "Milwaukee Branch #412",
      hasCurbside: true,
      promise: { isInStock: true, text: "Ready for pickup today", notes: [] },
    },
  },
  packs: "Sold in packs of 50. Shipped in twos: order 2, 4, 6 packs. Pick up any number.",
  price: priced("$14.06", { each: "$0.281", reference: "$16.54" }),
  stock: { kind: "in", words: "In stock" },
  gallery: { photographUrl: null, hasDimensions: true },
  specifications: [
    ["Thread size", "3/8-16"],
    ["Thread type", "UNC, right hand"],
    ["Thread fit", "Class 2A"],
    ["Length", "2 in"],
    ["Thread length, min", "1 in"],
    ["Head width", "9/16 in"],
    ["Head height", "15/64 in"],
    ["Material", "Medium carbon steel"],
    ["Finish", "Zinc, clear chromate"],
    ["Grade", "SAE J429 Grade 5"],
    ["Tensile strength", "120,000 psi"],
    ["Hardness", "Rockwell C25 to C34"],
    ["Head marking", "3 radial lines"],
    ["Drive", "External hex"],
    ["Meets", "ASME B18.2.1, SAE J429"],
    ["Country of origin", "USA"],
  ].map(([name = "", value = ""]) => ({ name, value })),
  choices: [
    options("Thread", ["5/16-18", "3/8-16", "3/8-24", "7/16-14", "1/2-13"], "3/8-16"),
    options("Length", ["3/4 in", "1 in", "1-1/4 in", "1-1/2 in", "1-3/4 in", "2 in", "2-1/2 in", "3 in"], "2 in"),
    options("Finish", ["Zinc", "Plain", "Black oxide"], "Zinc"),
  ],
  documents: [
    { title: "Spec sheet", url: "https://documents.example/4RN31A.pdf", kind: "PDF" },
    { title: "Certificate of conformance", url: "https://documents.example/4RN31A-coc.pdf", kind: "PDF" },
  ],
  protectionPlan: null,
  notices: [
    {
      title: "California Proposition 65",
      message: "The chromate finish contains chromium compounds, known to the State of California to cause cancer.",
      citation: "Cal. Health & Safety Code 25249.6",
    },
  ],
  family,
  accessories: [
    related({
      brand: "Harbolt",
      sku: "4RQ14A",
      name: "Hex Nut, Grade 5, Zinc, 3/8-16",
      unitLabel: "pack of 100",
      price: priced("$6.92"),
    }),
    related({
      brand: "Harbolt",
      sku: "4RQ40A",
      name: "Flat Washer, SAE, Zinc, 3/8 in",
      unitLabel: "pack of 100",
      price: priced("$5.37"),
    }),
    related({
      brand: "Harbolt",
      sku: "9LB26A",
      name: "Threadlocker, Medium, 50 mL",
      unitLabel: "each",
      price: priced("$21.85"),
    }),
  ],
  accessoryOf: [],
  related: [],
  alternates: [
    related({
      brand: "Torquist",
      changes: "Grade 8, Finish Yellow Zinc",
      sku: "4RN61A",
      name: "Hex Cap Screw, Grade 8, Yellow Zinc, 3/8-16 x 2 in",
      unitLabel: "pack of 25",
      price: priced("$12.36", { each: "$0.494" }),
    }),
    related({
      brand: "Torquist",
      changes: "Grade 8, Finish Yellow Zinc",
      sku: "4RP10A",
      name: "Hex Cap Screw, 18-8 Stainless, 3/8-16 x 2 in",
      unitLabel: "pack of 25",
      price: { kind: "sign-in" },
    }),
  ],
  successor: null,
  state: "sold",
  availableFrom: null,
  discontinuedOn: null,
  isPreviouslyPurchased: true,
};
