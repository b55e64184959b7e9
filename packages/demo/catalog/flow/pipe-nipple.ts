import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { pipeSizes, sizeCode } from "./data-pipe-sizes.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

const kinds = [
  {
    name: "Black Steel",
    short: "BLK",
    mark: "B40",
    material: "Steel",
    finish: "Black",
    schedule: 40,
    standard: "ASTM A733",
    factor: 1,
    use: "Welded steel pipe with a black finish, for gas, steam and heating.",
  },
  {
    name: "Galvanized Steel",
    short: "GALV",
    mark: "G40",
    material: "Steel",
    finish: "Galvanized",
    schedule: 40,
    standard: "ASTM A733",
    factor: 1.3,
    use: "Hot-dip galvanized steel pipe, for water and compressed air.",
  },
  {
    name: "304 Stainless Steel",
    short: "304",
    mark: "S440",
    material: "304 Stainless Steel",
    finish: "Plain",
    schedule: 40,
    standard: "ASTM A733",
    factor: 3,
    use: "Welded 304 stainless pipe, for wash-down and food plants.",
  },
  {
    name: "Red Brass",
    short: "BRS",
    mark: "Y40",
    material: "Lead-Free Brass",
    finish: "Plain",
    schedule: 40,
    standard: "ASTM B687, NSF/ANSI/CAN 61",
    factor: 4.2,
    use: "Seamless lead-free red brass, for drinking water and where steel would rust.",
  },
  {
    name: "316 Stainless Steel",
    short: "316",
    mark: "S640",
    material: "316 Stainless Steel",
    finish: "Plain",
    schedule: 40,
    standard: "ASTM A733",
    factor: 4,
    use: "Welded 316 stainless pipe, for chlorides, salt air and chemicals.",
  },
  {
    name: "Black Steel",
    short: "BLK XH",
    mark: "B80",
    material: "Steel",
    finish: "Black",
    schedule: 80,
    standard: "ASTM A733",
    factor: 1.6,
    use: "Seamless extra-heavy steel pipe, for hydraulics and high-pressure steam.",
  },
  {
    name: "304 Stainless Steel",
    short: "304 XH",
    mark: "S480",
    material: "304 Stainless Steel",
    finish: "Plain",
    schedule: 80,
    standard: "ASTM A733",
    factor: 4.2,
    use: "Seamless extra-heavy 304 stainless pipe, for process lines under pressure.",
  },
  {
    name: "316 Stainless Steel",
    short: "316 XH",
    mark: "S680",
    material: "316 Stainless Steel",
    finish: "Plain",
    schedule: 80,
    standard: "ASTM A733",
    factor: 5.4,
    use: "Seamless extra-heavy 316 stainless pipe, to go with forged fittings.",
  },
  {
    name: "Galvanized Steel",
    short: "GALV XH",
    mark: "G80",
    material: "Steel",
    finish: "Galvanized",
    schedule: 80,
    standard: "ASTM A733",
    factor: 2,
    use: "Extra-heavy galvanized steel pipe, for pumps and pressure tanks.",
  },
] as const;

const close = "Close";
const lengths = [3, 4, 2, 6, close, 2.5, 5, 3.5, 8, 1.5, 12, 4.5, 10, 5.5, 7, 9, 11, 18, 24, 36, 30] as const;

function nippleText(mark: string, size: number, length: number, pieces: number): string {
  return `pipe nipple ${mark} ${size} ${length} ${pieces}`;
}

/** The nipples that go with a fitting or valve: a close one and a 6-inch one. Brass ends at 2 inches. */
export function nipplesFor(mark: string, size: number): readonly string[] {
  return mark === "Y40" && size > 2 ? [] : [nippleText(mark, size, 0, 1), nippleText(mark, size, 6, 1)];
}

export const pipeNipples = defineClass({
  code: "pipe-nipple",
  name: "Pipe Nipples",
  unspsc: "40173300",
  drawing: "pipe-nipple",
  weight: 5,
  brands: [
    "alder-pipe",
    "tidewell",
    "ferrowick",
    "inoxbridge",
    "brassington",
    "halcomb",
    "stowbridge",
    "quenby",
    "millrace",
    "copperlea",
  ],
  attributes: [
    {
      code: "pipeSize",
      name: "Pipe Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "schedule", name: "Schedule", type: "number", isFacet: true, isColumn: true },
    { code: "outsideDiameter", name: "Outside Diameter", type: "number", unit: "in", isColumn: true },
    { code: "wallThickness", name: "Wall Thickness", type: "number", unit: "in" },
    { code: "threadsPerInch", name: "Threads per Inch", type: "number" },
    { code: "connection", name: "Connection", type: "text" },
    { code: "isClose", name: "Close", type: "flag" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { kind: kinds, size: pipeSizes, length: lengths, pieces: [1, 10, 25] },
  allows: ({ kind, size, length, pieces }) => {
    // A nipple shorter than about its close length has no room for two threads.
    if (length !== close && length < size.close + 0.2) return false;
    if (length !== close && length > 12 && size.nominal < 0.25) return false;
    if (kind.mark === "Y40" && (size.nominal > 2 || (length !== close && length > 12))) return false;
    if (pieces === 1) return true;
    const isSmall = size.nominal <= 1 && (length === close || length <= 6);
    return pieces === 10 ? isSmall : isSmall && size.nominal <= 0.75;
  },
  describe: ({ kind, size, length, pieces }, brand) => {
    const inches = length === close ? size.close : length;
    const wall = kind.schedule === 80 ? size.wall80 : size.wall40;
    const sizeText = inchFraction(size.nominal);
    const lengthText = length === close ? close : `${inchFraction(inches)} in`;
    const each = (0.7 + size.outside * wall * (2.2 + inches * 2.6)) * kind.factor;
    return {
      name: `Pipe Nipple, ${kind.name}, Schedule ${kind.schedule}, ${sizeText} in NPT x ${lengthText}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `NIPPLE ${kind.short} ${sizeText}X${length === close ? "CLOSE" : inchFraction(inches)}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${kind.use} ` +
        (length === close
          ? "The threads of both ends meet in the middle, so two fittings stand as near as they can; turn it with a nipple chuck, not a wrench. "
          : `${inchFraction(inches)} inches over all, with ${size.threadsPerInch} tapered threads to the inch at each end. `) +
        `Outside diameter ${size.outside} in, wall ${wall} in, made to ${kind.standard}.`,
      partNumber: makerNumber(brand, `N${kind.mark}`, [
        sizeCode(size.nominal),
        length === close ? "CL" : sizeCode(inches),
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        pipeSize: size.nominal,
        length: inches,
        material: kind.material,
        finish: kind.finish,
        schedule: kind.schedule,
        outsideDiameter: size.outside,
        wallThickness: wall,
        threadsPerInch: size.threadsPerInch,
        connection: "MNPT x MNPT",
        isClose: length === close,
        standard: kind.standard,
      },
      category: "PIP-NIP",
      family: `Pipe Nipples, ${kind.name}, Schedule ${kind.schedule}, ${sizeText} in`,
      price: makerPrice(brand, packWorth(each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: nippleText(kind.mark, size.nominal, length === close ? 0 : inches, pieces),
      unspsc: /brass/i.test(kind.material) ? "40173301" : kind.material === "Steel" ? "40173302" : "40173303",
    };
  },
});
