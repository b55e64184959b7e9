import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass, unit } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { enamelColors, wallColors } from "./data-paint-colors.ts";

interface Paint {
  readonly type: string;
  readonly mark: string;
  readonly category: string;
  readonly base: "Alkyd" | "Acrylic Latex" | "Epoxy" | "Urethane";
  readonly color: string;
  readonly glosses: readonly string[];
  /** Grams of solvent per liter. */
  readonly voc: number;
  readonly coverage: number;
  readonly price: number;
  readonly use: string;
}

type Kind = Omit<Paint, "color">;

function inColors(kind: Kind, colors: readonly string[]): readonly Paint[] {
  return colors.map((color) => ({ ...kind, color }));
}

const enamels = interleave([
  inColors(
    {
      type: "Rust-Preventive Enamel",
      mark: "RE",
      category: "PNT-CAN-ENAMEL",
      base: "Alkyd",
      glosses: ["Gloss", "Semi-Gloss", "Flat"],
      voc: 340,
      coverage: 400,
      price: 46,
      use: "Alkyd enamel for tanks, railings and equipment; two coats over primer stand years of weather.",
    },
    enamelColors.slice(0, 26),
  ),
  inColors(
    {
      type: "Urethane Enamel",
      mark: "UE",
      category: "PNT-CAN-ENAMEL",
      base: "Urethane",
      glosses: ["Gloss", "Semi-Gloss"],
      voc: 250,
      coverage: 350,
      price: 72,
      use: "Harder and quicker than alkyd, for machines that see oil and tools.",
    },
    enamelColors.slice(0, 16),
  ),
]);
const primers = interleave([
  inColors(
    {
      type: "Metal Primer",
      mark: "MP",
      category: "PNT-CAN-PRIMER",
      base: "Alkyd",
      glosses: ["Flat"],
      voc: 340,
      coverage: 350,
      price: 42,
      use: "Locks down light rust and gives topcoats a tooth. Wire-brush scale off first.",
    },
    ["Red Oxide", "Gray", "White", "Black"],
  ),
  inColors(
    {
      type: "Bonding Primer",
      mark: "BP",
      category: "PNT-CAN-PRIMER",
      base: "Acrylic Latex",
      glosses: ["Flat"],
      voc: 95,
      coverage: 400,
      price: 38,
      use: "Sticks to tile, galvanized steel and old gloss without sanding.",
    },
    ["White", "Gray", "Tint Base"],
  ),
  inColors(
    {
      type: "Block Filler",
      mark: "BF",
      category: "PNT-CAN-PRIMER",
      base: "Acrylic Latex",
      glosses: ["Flat"],
      voc: 45,
      coverage: 80,
      price: 31,
      use: "Fills the pores of concrete block, so the finish doesn't need three coats.",
    },
    ["White", "Off-White"],
  ),
]);
const latexes = interleave([
  inColors(
    {
      type: "Interior Latex Paint",
      mark: "IL",
      category: "PNT-CAN-LATEX",
      base: "Acrylic Latex",
      glosses: ["Flat", "Eggshell", "Semi-Gloss", "Satin"],
      voc: 45,
      coverage: 400,
      price: 34,
      use: "Scrubbable wall paint for corridors, offices and classrooms.",
    },
    wallColors,
  ),
  inColors(
    {
      type: "Exterior Latex Paint",
      mark: "XL",
      category: "PNT-CAN-LATEX",
      base: "Acrylic Latex",
      glosses: ["Satin", "Flat", "Semi-Gloss"],
      voc: 45,
      coverage: 350,
      price: 41,
      use: "All-acrylic for siding, block and trim; put it on between 50 and 90 °F.",
    },
    wallColors,
  ),
]);
const floors = interleave([
  inColors(
    {
      type: "Floor Epoxy",
      mark: "FE",
      category: "PNT-CAN-FLOOR",
      base: "Epoxy",
      glosses: ["Gloss", "Satin"],
      voc: 100,
      coverage: 300,
      price: 84,
      use: "Two-part epoxy for shop floors. Etch or grind the slab, and keep forklifts off for three days.",
    },
    ["Light Gray", "Dark Gray", "Tan", "White", "Safety Yellow", "Battleship Gray"],
  ),
  inColors(
    {
      type: "Traffic Paint",
      mark: "TP",
      category: "PNT-CAN-FLOOR",
      base: "Acrylic Latex",
      glosses: ["Flat"],
      voc: 100,
      coverage: 100,
      price: 36,
      use: "Zone marking for lots and warehouses: no tracking after about 20 minutes. A gallon stripes some 320 ft of 4 in line.",
    },
    ["Yellow", "White", "Blue", "Red", "Black", "Green"],
  ),
  inColors(
    {
      type: "Porch and Floor Enamel",
      mark: "PF",
      category: "PNT-CAN-FLOOR",
      base: "Alkyd",
      glosses: ["Gloss", "Satin"],
      voc: 380,
      coverage: 400,
      price: 44,
      use: "One-part floor enamel for steps, decks and light traffic.",
    },
    ["Battleship Gray", "Light Gray", "Tan", "Brown", "Tile Red"],
  ),
]);

/** Fluid ounces, and what a size costs beside a gallon. */
const sizes = readCsv("electrical/paint-can/sizes.csv", { size: text, ounces: number, factor: number, unit: unit });

const grades = [
  { name: "Standard", mark: "", factor: 1 },
  { name: "Fast Dry", mark: "FD", factor: 1.08 },
  { name: "Anti-Slip", mark: "AS", factor: 1.18 },
  { name: "Mildew Resistant", mark: "MR", factor: 1.06 },
] as const;

export const paintCans = defineClass("paint-can", {
  axes: {
    paint: interleave([enamels, primers, latexes, floors]),
    gloss: ["Gloss", "Flat", "Satin", "Semi-Gloss", "Eggshell"],
    size: sizes,
    grade: grades,
  },
  allows: ({ paint, gloss, size, grade }) => {
    if (!paint.glosses.includes(gloss)) return false;
    if (grade.mark === "FD" && paint.base !== "Alkyd") return false;
    if (grade.mark === "AS" && paint.category !== "PNT-CAN-FLOOR") return false;
    if (grade.mark === "MR" && paint.category !== "PNT-CAN-LATEX") return false;
    if (paint.mark === "TP" || paint.mark === "BF") return size.ounces === 128 || size.ounces === 640;
    if (paint.mark === "FE") return size.ounces >= 128 && size.ounces !== 640;
    if (size.size === "2 gal") return false;
    return size.ounces >= 32 || paint.category === "PNT-CAN-ENAMEL";
  },
  describe: ({ paint, gloss, size, grade }, brand) => {
    const color = paint.color.replace(/^Gloss /, "");
    const isWater = paint.base === "Acrylic Latex";
    return {
      name: `${paint.type}, ${color}, ${gloss}, ${size.size}${grade.mark === "" ? "" : `, ${grade.name}`}`,
      shortName:
        `${shortType(paint.type)} ${color.toUpperCase()} ${gloss.slice(0, 3).toUpperCase()} ${size.size.toUpperCase().replace(" ", "")} ${grade.mark}`.trim(),
      description:
        `${paint.use} Spreads to about ${paint.coverage} sq ft a gallon. ${gradeNote(grade.mark)}` +
        `${isWater ? "Cleans up with soap and water." : "Clean tools with mineral spirits or xylene, and mind ignition sources."} ${paint.voc} g/L VOC.`,
      partNumber: partNumberOf(
        brand,
        `${paint.mark}${grade.mark}`,
        colorCode(paint.color),
        gloss.slice(0, 2),
        size.ounces,
      ),
      attributes: {
        coatingType: paint.type,
        base: paint.base,
        color,
        gloss,
        size: size.size,
        grade: grade.name,
        coverage: paint.coverage,
        voc: paint.voc,
        cleanup: isWater ? "Water" : "Solvent",
      },
      category: paint.category,
      family: `${paint.type}, ${gloss}${grade.mark === "" ? "" : `, ${grade.name}`}`,
      price: makerPrice(
        brand,
        paint.price * size.factor * grade.factor * (color === "Safety Red" || color === "Safety Orange" ? 1.1 : 1),
      ),
      unit: size.unit,
      ...(size.ounces === 128 ? { shipPack: 1 } : {}),
      sameAs: `paint ${paint.mark} ${paint.color} ${gloss} ${size.size} ${grade.name}`,
      restrictions: paint.voc > 250 ? ["VOC-SOLVENT"] : [],
      documents: ["sds", "datasheet"],
    };
  },
});

function gradeNote(mark: string): string {
  if (mark === "FD") return "Fast drying: dry to the touch in an hour. ";
  if (mark === "AS") return "Aggregate in the paint keeps footing on wet steps. ";
  return mark === "MR" ? "Carries a fungicide for baths and laundries. " : "";
}

function shortType(type: string): string {
  return type
    .toUpperCase()
    .replace("RUST-PREVENTIVE ENAMEL", "RUST ENML")
    .replace("URETHANE ENAMEL", "URETH ENML")
    .replace("PORCH AND FLOOR", "FLOOR")
    .replace("LATEX PAINT", "LTX")
    .replace("INTERIOR", "INT")
    .replace("EXTERIOR", "EXT");
}

function colorCode(color: string): string {
  return color
    .split(/[ -]/)
    .map((word) => word.slice(0, 3))
    .join("");
}
