import { defineClass } from "../kit/item-class.ts";
import { colorCode, partNumberOf } from "./part-number.ts";
import { cents, packPrice } from "./price.ts";
import { foamPlugs } from "./same-as.ts";

const frames = [
  { code: "W", frame: "Wraparound", kind: "plain", base: 4.2 },
  { code: "V", frame: "Over-the-Glass", kind: "otg", base: 5.1 },
  { code: "R", frame: "Wraparound Reader", kind: "reader", base: 9.8 },
  { code: "H", frame: "Half-Frame", kind: "plain", base: 5.6 },
  { code: "L", frame: "Rimless", kind: "plain", base: 3.4 },
  { code: "F", frame: "Full-Frame", kind: "plain", base: 7.9 },
  { code: "S", frame: "Foam-Sealed", kind: "plain", base: 11.5 },
  { code: "U", frame: "Over-the-Glass, Adjustable", kind: "otg", base: 7.4 },
  { code: "Q", frame: "Half Reader", kind: "reader", base: 11.2 },
] as const;

interface Lens {
  readonly code: string;
  readonly tint: string;
  readonly factor: number;
  readonly light: string;
}

/** Visible light that passes, as makers state it for polycarbonate, in per cent. */
const lenses: readonly (Lens & { readonly passes: number })[] = [
  { code: "CLR", tint: "Clear", factor: 1, light: "for indoor work", passes: 92 },
  { code: "GRY", tint: "Gray", factor: 1.08, light: "for sun; colors stay true", passes: 15 },
  { code: "IO", tint: "Indoor/Outdoor", factor: 1.15, light: "for going between shop and yard", passes: 50 },
  { code: "AMB", tint: "Amber", factor: 1.1, light: "for haze and low light, where it sharpens contrast", passes: 86 },
  { code: "BLM", tint: "Blue Mirror", factor: 1.25, light: "for bright sun and glare off water", passes: 13 },
  { code: "BRN", tint: "Brown", factor: 1.1, light: "for driving and sun", passes: 17 },
  { code: "SLM", tint: "Silver Mirror", factor: 1.22, light: "for bright sun and snow", passes: 14 },
  {
    code: "S3",
    tint: "Shade 3.0",
    factor: 1.5,
    light: "for brazing and torch soldering; never for arc welding",
    passes: 14,
  },
  {
    code: "S5",
    tint: "Shade 5.0",
    factor: 1.5,
    light: "for gas cutting and gas welding; never for arc welding",
    passes: 2,
  },
  { code: "RDM", tint: "Red Mirror", factor: 1.25, light: "for bright sun", passes: 13 },
];

const coatings = [
  { code: "AF", coating: "Anti-Fog", factor: 1.3, words: "anti-fog" },
  { code: "HC", coating: "Anti-Scratch", factor: 1, words: "anti-scratch" },
  { code: "XF", coating: "Anti-Fog & Anti-Scratch", factor: 1.5, words: "anti-fog and anti-scratch" },
  { code: "N", coating: "Uncoated", factor: 0.85, words: "uncoated" },
] as const;

const colors = ["Black", "Clear", "Gray", "Blue", "Orange", "Hi-Vis Lime", "Red"] as const;
const diopters = [2, 1.5, 2.5, 1, 3] as const;
const counts = [1, 10, 12, 100] as const;

export const safetyGlasses = defineClass({
  code: "safety-glasses",
  name: "Safety Glasses",
  unspsc: "46181802",
  drawing: "safety-glasses",
  weight: 4,
  brands: [
    "clearline",
    "harrowgate",
    "bracken",
    "corrigard",
    "stonewick",
    "castlegate",
    "northfold",
    "airholt",
    "brightstead",
  ],
  attributes: [
    { code: "lensTint", name: "Lens Tint", type: "text", isFacet: true, isColumn: true },
    { code: "lensCoating", name: "Lens Coating", type: "text", isFacet: true, isColumn: true },
    { code: "frameStyle", name: "Frame Style", type: "text", isFacet: true },
    { code: "color", name: "Frame Color", type: "text", isFacet: true, isColumn: true },
    { code: "magnification", name: "Reading Power", type: "number", unit: "diopter", isFacet: true, isOptional: true },
    { code: "lightTransmission", name: "Visible Light Transmission", type: "number", unit: "%" },
    { code: "material", name: "Lens Material", type: "text" },
    { code: "marking", name: "Lens Marking", type: "text", isFacet: true },
    { code: "packageQuantity", name: "Package Quantity", type: "number", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { frame: frames, lens: lenses, coating: coatings, color: colors, count: counts, diopter: diopters },
  allows: ({ frame, lens, coating, color, count, diopter }) => {
    // Plain lenses have no reading power: they are listed once, under the first of it.
    if (frame.kind !== "reader" && diopter !== diopters[0]) return false;
    if (frame.kind === "reader" && !["CLR", "GRY", "AMB", "IO"].includes(lens.code)) return false;
    if (frame.kind === "otg" && (lens.code.endsWith("M") || color === "Red")) return false;
    if (coating.code === "N" && (frame.base > 6 || lens.code !== "CLR")) return false;
    if (lens.code.startsWith("S") && lens.code.length === 2 && (color !== "Black" || coating.code === "N"))
      return false;
    if (frame.code === "S" && coating.code !== "AF" && coating.code !== "XF") return false;
    if (count === 100 && frame.base > 6) return false;
    return count !== 12 || frame.base <= 8;
  },
  describe: ({ frame, lens, coating, color, count, diopter }, brand) => {
    const isReader = frame.kind === "reader";
    const power = isReader ? `+${diopter.toFixed(1)}` : "";
    const each = frame.base * lens.factor * coating.factor * (color === "Clear" ? 0.95 : 1);
    const shade = /^Shade (?<number>\d)/.exec(lens.tint)?.groups?.["number"];
    return {
      name: `Safety Glasses, ${frame.frame}, ${lens.tint} Lens${isReader ? `, ${power}` : ""}, ${coating.coating.replace(" & Anti-", "/")}, ${color}${count > 1 ? `, Pack of ${count}` : ""}`,
      shortName: `SAFETY GLASSES ${frame.code} ${lens.code} ${coating.code} ${colorCode(color)}${power === "" ? "" : ` ${power}`}${count > 1 ? ` PK${count}` : ""}`,
      description:
        `${frameNote(frame.kind, frame.frame)} ${lens.tint} polycarbonate, ${coating.words}, ${lens.light}. ` +
        (isReader ? `A ${power} diopter segment low in both lenses brings gauges and print into focus. ` : "") +
        `Marked Z87+ for high impact; blocks 99.9% of ultraviolet light.`,
      partNumber: partNumberOf(
        brand,
        `SG${frame.code}`,
        lens.code,
        coating.code,
        colorCode(color),
        isReader ? diopter * 10 : "",
        count > 1 ? `P${count}` : "",
      ),
      attributes: {
        lensTint: lens.tint,
        lensCoating: coating.coating,
        frameStyle: frame.frame,
        color,
        ...(isReader ? { magnification: diopter } : {}),
        lightTransmission: lens.passes,
        material: "Polycarbonate",
        marking: shade === undefined ? "Z87+ U6" : `Z87+ W${shade}`,
        packageQuantity: count,
        standard: "ANSI/ISEA Z87.1-2020",
      },
      category: { plain: "SAF-EYE-GLASSES", otg: "SAF-EYE-OTG", reader: "SAF-EYE-READERS" }[frame.kind],
      family: `${frame.frame} Safety Glasses`,
      price: count === 1 ? cents(each) : packPrice(each, count),
      unit: count === 1 ? "EA" : "PK",
      piecesPerUnit: count,
      shipPack: count === 1 ? 10 : 1,
      sameAs: `safety glasses ${frame.frame.toLowerCase()} ${lens.tint} ${coating.words} ${color}${isReader ? ` ${power}` : ""} ${count}`,
      goesWith: [foamPlugs],
    };
  },
});

function frameNote(kind: string, frame: string): string {
  if (kind === "otg") return "Wide enough to go over most prescription glasses, with vented side shields.";
  if (kind === "reader") return "A safety frame and reading glasses in one.";
  if (frame === "Foam-Sealed")
    return "A foam gasket closes the gap to the face against dust; it is not a splash goggle.";
  if (frame === "Rimless") return "A single-lens frame of about an ounce for visitors and all-day wear.";
  return `${frame} glasses with side protection molded into the lens.`;
}
