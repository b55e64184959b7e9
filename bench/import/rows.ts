/** Where the benchmark's rows come from. Swap it for another that yields the same kinds of lines. */
export interface RowSource {
  /** JSON Lines that everything else refers to: categories, brands, classes, families. */
  shelves(): Iterable<string>;
  /** JSON Lines of accounts. */
  accounts(): Iterable<string>;
  /** JSON Lines of items, about a kilobyte each. */
  items(count: number): Iterable<string>;
  /** CSV of contract prices with its header, sorted by account and SKU. */
  prices(count: number, items: number): Iterable<string>;
}

const categories = 400;
const brands = 120;
const classes = 60;
const familySize = 20;
const accountsInAll = 500;
const letters = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Simple, and true to shape: as many fields, attributes and characters as a real catalogue's rows have. */
export const plainRows: RowSource = { shelves, accounts, items, prices };

/** The n-th SKU, in ascending order: a digit, then five of 34 characters. */
function skuAt(place: number): string {
  let rest = place;
  let sku = "";
  for (let at = 0; at < 5; at += 1) {
    sku = (letters[rest % letters.length] ?? "") + sku;
    rest = Math.floor(rest / letters.length);
  }
  return `${(rest % 9) + 1}${sku}`;
}

function* shelves(): Generator<string> {
  for (let at = 0; at < categories; at += 1) {
    const parentCode = at < 20 ? null : `CAT${at % 20}`;
    const name = `Shelf ${at}`;
    yield line({
      record: "category",
      code: `CAT${at}`,
      parentCode,
      name,
      slug: `shelf-${at}`,
      icon: "screw-lag",
      summary: name,
    });
  }
  for (let at = 0; at < brands; at += 1) {
    yield line({ record: "brand", code: `BR${at}`, name: `Maker ${at}`, slug: `maker-${at}` });
  }
  for (let at = 0; at < classes; at += 1) {
    yield line({ record: "class", code: `CL${at}`, name: `Class ${at}`, unspsc: "31161620", attributes });
  }
}

const attributes = [
  { code: "threadSize", name: "Thread Size", type: "text", isRequired: true, isFacet: true },
  { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isRequired: true },
  { code: "headHeight", name: "Head Height", type: "number", unit: "in" },
  { code: "material", name: "Material", type: "text", isFacet: true },
  { code: "finish", name: "Finish", type: "text", isFacet: true },
  { code: "grade", name: "Grade", type: "text" },
  { code: "standards", name: "Standards Met", type: "list" },
  { code: "isFullyThreaded", name: "Fully Threaded", type: "flag" },
];

function* accounts(): Generator<string> {
  for (let at = 0; at < accountsInAll; at += 1) {
    const companyName = `Tillary Machine Works ${at}`;
    const address = { address1: `${1_000 + at} Commerce Park Dr`, city: "Peoria", state: "IL", zip: "61602" };
    yield line({ record: "account", number: accountAt(at), companyName, customerKind: "manufacturer", ...address });
  }
}

const accountAt = (place: number) => String(800_000_000 + place);

const description =
  "Cold-headed from medium carbon steel and heat treated, with rolled threads that keep their strength under repeated " +
  "tightening. The washer face under the head spreads the load and protects painted surfaces. Use with a nut and washer " +
  "of the same grade, and lubricate the threads where a torque chart asks for it. Zinc keeps off rust indoors.";

function* items(count: number): Generator<string> {
  for (let at = 0; at < count; at += 1) {
    const family = Math.floor(at / familySize);
    const length = 0.5 + (at % familySize) * 0.25;
    if (at % familySize === 0) yield familyLine(family);
    yield line({
      record: "item",
      sku: skuAt(at),
      categoryCode: `CAT${family % categories}`,
      classCode: `CL${family % classes}`,
      brandCode: `BR${family % brands}`,
      familyCode: `FAM${family}`,
      name: `Hex Cap Screw, Grade 5, Zinc, 3/8-16 x ${length} in, Series ${family}`,
      shortName: `HCS 3/8-16 x ${length} G5 ZN`,
      description,
      manufacturerPartNumber: `HCS-38-16-${at}-G5Z`,
      attributes: {
        threadSize: "3/8-16",
        length,
        headHeight: 0.243,
        material: "Steel",
        finish: "Zinc Plated",
        grade: "Grade 5",
        standards: ["ASME B18.2.1", "SAE J429"],
        isFullyThreaded: length < 1,
      },
      unit: "PK",
      piecesPerUnit: 50,
      shipPackQuantity: 5,
      countryOfOrigin: "US",
      unspsc: "31161620",
      imageUrl: null,
    });
  }
}

function familyLine(family: number): string {
  const place = { classCode: `CL${family % classes}`, categoryCode: `CAT${family % categories}` };
  return line({ record: "family", code: `FAM${family}`, ...place, name: `Hex Cap Screws, Series ${family}` });
}

function* prices(count: number, itemCount: number): Generator<string> {
  yield "accountNumber,sku,minimumQuantity,startsOn,endsOn,price,referencePrice\n";
  const anAccount = Math.ceil(count / accountsInAll);
  const step = Math.max(1, Math.floor(itemCount / anAccount));
  for (let at = 0; at < count; at += 1) {
    const account = accountAt(Math.floor(at / anAccount));
    const item = ((at % anAccount) * step + (Math.floor(at / anAccount) % step)) % itemCount;
    const cents = 1_000 + ((at * 7_919) % 90_000);
    yield `${account},${skuAt(item)},1,2026-01-01,2026-12-31,${cents / 100},${cents / 80}\n`;
  }
}

const line = (row: object) => `${JSON.stringify(row)}\n`;
