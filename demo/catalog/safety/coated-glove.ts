import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { clearGlasses } from "./same-as.ts";
import { lowered } from "./format-text.ts";

/** The knit under the coating. ANSI/ISEA 105 says how many grams a blade bears before it cuts through. */
const knits = readCsv("safety/coated-glove/knits.csv", {
  code: text,
  liner: text,
  gauge: number,
  cut: text,
  factor: number,
});
type Knit = (typeof knits)[number];

const cutGrams: Readonly<Record<string, number>> = readJson("safety/coated-glove/cut-grams.json", record(number));

const coatings = readCsv("safety/coated-glove/coatings.csv", {
  code: text,
  coating: text,
  coverage: text,
  factor: number,
  use: text,
});

const colors = readCsv("safety/coated-glove/colors.csv", { code: text, liner: text, coating: text });

const sizes = ["L", "XL", "M", "S", "2XL", "XS"] as const;
const linings = ["Unlined", "Thermal Lined"] as const;

export const coatedGloves = defineClass("coated-glove", {
  axes: { knit: knits, coating: coatings, fit: crossProduct(colors, sizes), pairs: [1, 12], lining: linings },
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
      price: makerPrice(brand, packPrice("safety", each, pairs)),
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
