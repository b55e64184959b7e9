import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { type TubeKind, tubeKinds } from "./data-tube-kinds.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

interface TubeSize {
  readonly from: number;
  readonly to?: number;
}

const sizes: readonly TubeSize[] = interleave<TubeSize>([
  [0.5, 0.75, 1, 0.375, 1.25, 1.5, 2, 0.25, 0.625, 2.5, 3].map((from) => ({ from })),
  [
    { from: 0.75, to: 0.5 },
    { from: 1, to: 0.75 },
    { from: 1, to: 0.5 },
    { from: 0.5, to: 0.375 },
    { from: 1.25, to: 1 },
    { from: 1.5, to: 1 },
    { from: 1.5, to: 1.25 },
    { from: 2, to: 1.5 },
    { from: 1.25, to: 0.75 },
    { from: 2, to: 1 },
    { from: 1.5, to: 0.75 },
    { from: 2, to: 1.25 },
    { from: 0.75, to: 0.375 },
  ],
]);

export const tubeFittings = defineClass({
  code: "tube-fitting",
  name: "Copper & PEX Fittings",
  unspsc: "40141720",
  drawing: "tube-fitting",
  weight: 4,
  brands: ["copperlea", "brassington", "tidewell", "millrace", "quenby", "halcomb", "stowbridge", "pumphrey"],
  attributes: [
    { code: "fittingType", name: "Fitting", type: "text", isFacet: true, isColumn: true },
    { code: "joint", name: "Joint", type: "text", isFacet: true },
    {
      code: "tubeSize",
      name: "Tube Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    {
      code: "reducedSize",
      name: "Reduced Tube Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "tubeOutsideDiameter", name: "Tube Outside Diameter", type: "number", unit: "in", display: "fraction" },
    { code: "connection", name: "Connection", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "pressureRating", name: "Max. Pressure at 73 °F", type: "number", unit: "psi" },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true, isColumn: true },
    { code: "isLeadFree", name: "Lead-Free", type: "flag" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { kind: tubeKinds, size: sizes, pieces: [1, 10, 25, 50] },
  allows: ({ kind, size, pieces }) => {
    const { system, shape } = kind;
    if (shape.isReducing !== (size.to !== undefined)) return false;
    if (size.from < system.smallest || size.from > system.largest) return false;
    if (size.to !== undefined && size.to < system.smallest) return false;
    if (size.from === 0.625 && system.mark !== "CS" && system.mark !== "XC") return false;
    if (shape.mark === "DE") return size.from <= 0.75 && pieces <= 25;
    if (pieces === 1) return true;
    if (system.factor > 4) return pieces === 10 && size.from <= 1;
    return pieces * size.from <= 25;
  },
  describe: ({ kind, size, pieces }, brand) => {
    const { system, shape } = kind;
    const sizeText =
      size.to === undefined ? inchFraction(size.from) : `${inchFraction(size.from)} x ${inchFraction(size.to)}`;
    const each = (0.38 + 1.5 * size.from ** 2.1) * shape.factor * system.factor;
    return {
      name: `${system.name} ${shape.name}, ${system.material}, ${sizeText} in${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${system.short} ${shape.short} ${sizeText.replaceAll(" ", "").toUpperCase()}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${shape.use} ${system.use} Sizes are nominal: ${inchFraction(size.from)} inch tube measures ` +
        `${inchFraction(size.from + 0.125)} inch outside. ${system.caution}`,
      partNumber: makerNumber(brand, `${system.mark}${shape.mark}`, [
        sizeCode(size.from) + (size.to === undefined ? "" : `X${sizeCode(size.to)}`),
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        fittingType: shape.name,
        joint: system.name,
        tubeSize: size.from,
        ...(size.to === undefined ? {} : { reducedSize: size.to }),
        tubeOutsideDiameter: size.from + 0.125,
        connection: shape.connection(system.end),
        material: system.material,
        pressureRating: system.pressure,
        packQuantity: pieces,
        isLeadFree: true,
        standard: system.standard,
      },
      category: system.category,
      family: `${system.name} ${shape.name}s`,
      price: makerPrice(brand, packWorth(each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: tubeFittingText(kind, sizeText, pieces),
      unspsc: system.unspsc,
    };
  },
});

function tubeFittingText({ system, shape }: TubeKind, size: string, pieces: number): string {
  return `tube fitting ${system.mark} ${shape.mark} ${size} ${pieces}`;
}
