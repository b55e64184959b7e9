import { type AttributeTemplate, defineClass } from "../kit/item-class.ts";
import { crossed } from "./axes.ts";
import { partNumberOf } from "./part-number.ts";
import { cents, packPrice } from "./price.ts";
import { clearGlasses } from "./same-as.ts";
import { lowered } from "./words.ts";

/** The knit under the coating. ANSI/ISEA 105 says how many grams a blade bears before it cuts through. */
interface Knit {
  readonly code: string;
  readonly liner: string;
  readonly gauge: number;
  readonly cut: string;
  readonly factor: number;
}

const knits: readonly Knit[] = [
  { code: "N13", liner: "Nylon", gauge: 13, cut: "A1", factor: 1 },
  { code: "H13A4", liner: "HPPE", gauge: 13, cut: "A4", factor: 2.6 },
  { code: "H13A2", liner: "HPPE", gauge: 13, cut: "A2", factor: 1.9 },
  { code: "NS15", liner: "Nylon/Spandex", gauge: 15, cut: "A1", factor: 1.3 },
  { code: "H18A3", liner: "HPPE", gauge: 18, cut: "A3", factor: 2.7 },
  { code: "HG13A5", liner: "HPPE/Glass", gauge: 13, cut: "A5", factor: 3.2 },
  { code: "P13", liner: "Polyester", gauge: 13, cut: "A1", factor: 0.75 },
  { code: "HS13A6", liner: "HPPE/Steel", gauge: 13, cut: "A6", factor: 3.9 },
  { code: "H18A4", liner: "HPPE", gauge: 18, cut: "A4", factor: 3.4 },
  { code: "CP10", liner: "Cotton/Poly", gauge: 10, cut: "A2", factor: 0.9 },
  { code: "H13A3", liner: "HPPE", gauge: 13, cut: "A3", factor: 2.2 },
  { code: "H21A2", liner: "HPPE/Spandex", gauge: 21, cut: "A2", factor: 3.3 },
  { code: "HS13A7", liner: "HPPE/Steel", gauge: 13, cut: "A7", factor: 4.8 },
  { code: "AR10A4", liner: "Para-Aramid", gauge: 10, cut: "A4", factor: 3 },
  { code: "HS13A8", liner: "HPPE/Steel", gauge: 13, cut: "A8", factor: 5.9 },
  { code: "HT13A9", liner: "HPPE/Tungsten", gauge: 13, cut: "A9", factor: 7.2 },
];

const cutGrams: Readonly<Record<string, number>> = {
  A1: 200,
  A2: 500,
  A3: 1_000,
  A4: 1_500,
  A5: 2_200,
  A6: 3_000,
  A7: 4_000,
  A8: 5_000,
  A9: 6_000,
};

const coatings = [
  {
    code: "FN",
    coating: "Foam Nitrile",
    coverage: "Palm & Fingers",
    factor: 1,
    use: "grips well in light oil and lets the hand breathe",
  },
  {
    code: "PU",
    coating: "Polyurethane",
    coverage: "Palm & Fingers",
    factor: 0.9,
    use: "is thin enough to feel small parts and sheds no particles",
  },
  {
    code: "SN",
    coating: "Sandy Nitrile",
    coverage: "Palm & Fingers",
    factor: 1.15,
    use: "bites through oil on wet metal",
  },
  {
    code: "CL",
    coating: "Crinkle Latex",
    coverage: "Palm & Fingers",
    factor: 0.95,
    use: "holds wet brick, glass and boards; keep it out of oil",
  },
  {
    code: "MF",
    coating: "Micro-Foam Nitrile",
    coverage: "3/4 Dip",
    factor: 1.25,
    use: "guards the knuckles from grease as well as the palm",
  },
  {
    code: "SM",
    coating: "Smooth Nitrile",
    coverage: "Full Dip",
    factor: 1.35,
    use: "keeps oil and coolant off the whole hand",
  },
  { code: "PV", coating: "PVC", coverage: "Full Dip", factor: 1.2, use: "stands up to acids, salts and water" },
] as const;

const colors = [
  { code: "GB", liner: "Gray", coating: "Black" },
  { code: "BB", liner: "Black", coating: "Black" },
  { code: "WG", liner: "White", coating: "Gray" },
  { code: "LB", liner: "Hi-Vis Lime", coating: "Black" },
  { code: "BU", liner: "Blue", coating: "Blue" },
  { code: "OB", liner: "Hi-Vis Orange", coating: "Black" },
] as const;

const sizes = ["L", "XL", "M", "S", "2XL", "XS"] as const;
const linings = ["Unlined", "Thermal Lined"] as const;

const attributes: readonly AttributeTemplate[] = [
  { code: "size", name: "Size", type: "text", isFacet: true, isColumn: true },
  { code: "cutLevel", name: "ANSI/ISEA Cut Level", type: "text", isFacet: true, isColumn: true },
  { code: "coating", name: "Coating", type: "text", isFacet: true },
  { code: "coverage", name: "Coating Coverage", type: "text", isFacet: true },
  { code: "material", name: "Liner Material", type: "text", isFacet: true },
  { code: "gauge", name: "Knit Gauge", type: "number", isFacet: true, isColumn: true },
  { code: "color", name: "Liner Color", type: "text", isFacet: true },
  { code: "coatingColor", name: "Coating Color", type: "text", isFacet: true },
  { code: "lining", name: "Lining", type: "text", isFacet: true },
  { code: "standard", name: "Standard", type: "text" },
];

export const coatedGloves = defineClass({
  code: "coated-glove",
  name: "Coated Work Gloves",
  unspsc: "46181504",
  drawing: "coated-glove",
  weight: 6,
  brands: [
    "palmward",
    "corrigard",
    "harrowgate",
    "stonewick",
    "northfold",
    "castlegate",
    "hollin-reese",
    "brightstead",
    "wovenby",
    "nitravale",
  ],
  attributes,
  axes: { knit: knits, coating: coatings, fit: crossed(colors, sizes), pairs: [1, 12], lining: linings },
  allows: ({ knit, coating, fit: [color, size], lining }) => {
    const level = Number(knit.cut.slice(1));
    if (coating.code === "PV" && level > 2) return false;
    // Fine knits are made for touch: a thick dip or a warm lining would undo them.
    if (knit.gauge >= 18 && (coating.coverage === "Full Dip" || coating.code === "CL")) return false;
    if (lining === "Thermal Lined" && (knit.gauge > 13 || coating.code === "PU" || size === "XS")) return false;
    if (level >= 6 && (coating.code === "CL" || color.code === "WG")) return false;
    return coating.code !== "PU" || color.liner !== "Blue";
  },
  describe: ({ knit, coating, fit: [color, size], pairs, lining }, brand) => {
    const isWarm = lining === "Thermal Lined";
    const each = 2.35 * knit.factor * coating.factor * (isWarm ? 1.6 : 1) * (size === "2XL" ? 1.06 : 1);
    const grams = (cutGrams[knit.cut] ?? 0).toLocaleString("en-US");
    const what = `${knit.code} ${coating.code} ${color.code}${isWarm ? " warm" : ""}`;
    return {
      name: `Coated Gloves, ${knit.cut} Cut, ${coating.coating}, ${knit.gauge} Gauge ${knit.liner}${isWarm ? ", Thermal" : ""}, ${color.liner}/${color.coating}, ${size}${pairs === 12 ? ", 12 Pairs" : ""}`,
      shortName: `GLOVE ${knit.cut} ${coating.code} ${knit.gauge}GA ${color.code} ${size}${isWarm ? " THERM" : ""}${pairs === 12 ? " DZ" : ""}`,
      description:
        `${knit.gauge} gauge ${lowered(knit.liner)} knit with a ${lowered(coating.coating)} ${coating.coverage === "Palm & Fingers" ? "palm" : coating.coverage.toLowerCase()}: it ${coating.use}. ` +
        `${cutAdvice(knit)} It bears ${grams} grams on the blade in the ANSI/ISEA 105 test. ` +
        `${isWarm ? "A brushed acrylic lining keeps hands warm in freezers and yards. " : ""}${sizeNote(size)}`,
      partNumber: partNumberOf(
        brand,
        `CG${knit.code}`,
        coating.code,
        color.code,
        size,
        isWarm ? "T" : "",
        pairs === 12 ? "12" : "",
      ),
      attributes: {
        size,
        cutLevel: knit.cut,
        coating: coating.coating,
        coverage: coating.coverage,
        material: knit.liner,
        gauge: knit.gauge,
        color: color.liner,
        coatingColor: color.coating,
        lining,
        standard: "ANSI/ISEA 105-2016",
      },
      category: knit.cut === "A1" ? "SAF-GLOVES-COATED" : "SAF-GLOVES-CUT",
      family: `${coating.coating} Coated Gloves, ${knit.cut} Cut, ${knit.gauge} Gauge ${knit.liner}`,
      price: pairs === 1 ? cents(each) : packPrice(each, pairs),
      unit: pairs === 1 ? "PR" : "DZ",
      piecesPerUnit: pairs,
      sellPack: 1,
      shipPack: pairs === 1 ? 12 : 1,
      sameAs: `coated glove ${what} ${size} ${pairs}`,
      goesWith: [clearGlasses],
      documents: ["datasheet"],
    };
  },
});

function cutAdvice({ cut, liner }: Knit): string {
  const level = Number(cut.slice(1));
  if (level === 1) return "For assembly, packing and parts handling where nothing sharp is about.";
  if (level <= 3) return "For light sheet metal, packaging blades and molded parts with flash.";
  if (level <= 5) return "For stamping, glass and HVAC duct work with cut edges.";
  return `The ${liner} yarn is meant for heavy stamping, plate glass and blade changes; it does not stop powered blades.`;
}

function sizeNote(size: string): string {
  if (size === "XS" || size === "S")
    return "The cuff hem is colored by size so that small gloves are found in the bin.";
  return "Launder cold and air dry; check the palm for wear before each shift.";
}
