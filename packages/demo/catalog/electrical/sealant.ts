import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

interface Formula {
  readonly type: string;
  readonly mark: string;
  readonly shelf: string;
  readonly temperature: string;
  /** Joint movement, in percent of its width. */
  readonly movement: number;
  readonly isPaintable: boolean;
  readonly cure: number;
  readonly factor: number;
  readonly colors: readonly string[];
  readonly use: string;
  readonly standard: string;
  readonly isSolventBorne?: boolean;
}

const usual = ["White", "Clear", "Black", "Gray", "Bronze", "Almond", "Aluminum", "Limestone", "Tan"];
const stones = ["Gray", "White", "Limestone", "Black", "Bronze", "Tan", "Aluminum", "Almond", "Redwood", "Stone"];

const silicones: readonly Formula[] = [
  {
    type: "Silicone",
    mark: "SA",
    shelf: "ADH-SEAL-SILICONE",
    temperature: "-60 to 400 °F",
    movement: 25,
    isPaintable: false,
    cure: 24,
    factor: 1,
    colors: usual,
    use: "Acetoxy cure for glass, tile and ducts. It smells of vinegar and attacks copper, mirrors and concrete.",
    standard: "ASTM C920, Class 25",
  },
  {
    type: "Neutral-Cure Silicone",
    mark: "SN",
    shelf: "ADH-SEAL-SILICONE",
    temperature: "-60 to 400 °F",
    movement: 50,
    isPaintable: false,
    cure: 48,
    factor: 1.5,
    colors: usual,
    use: "Safe on metals, masonry and electronics enclosures; the curtain-wall and gutter grade.",
    standard: "ASTM C920, Class 50",
  },
  {
    type: "High-Temperature Silicone",
    mark: "SH",
    shelf: "ADH-SEAL-SILICONE",
    temperature: "-75 to 650 °F",
    movement: 25,
    isPaintable: false,
    cure: 24,
    factor: 1.35,
    colors: ["Red", "Black", "Copper"],
    use: "For flues, ovens and flanges that reach 650 °F now and then.",
    standard: "ASTM C920, Class 25",
  },
  {
    type: "Food-Area Silicone",
    mark: "SF",
    shelf: "ADH-SEAL-SILICONE",
    temperature: "-60 to 400 °F",
    movement: 25,
    isPaintable: false,
    cure: 24,
    factor: 1.6,
    colors: ["White", "Clear", "Aluminum"],
    use: "Meets NSF/ANSI 51 for seams in kitchens and coolers.",
    standard: "NSF/ANSI 51",
  },
];
const polys: readonly Formula[] = [
  {
    type: "Polyurethane",
    mark: "PU",
    shelf: "ADH-SEAL-POLY",
    temperature: "-40 to 180 °F",
    movement: 25,
    isPaintable: true,
    cure: 72,
    factor: 1.05,
    colors: stones,
    use: "Bonds to concrete, brick and wood without primer. For control joints and window perimeters.",
    standard: "ASTM C920, Class 25",
  },
  {
    type: "Self-Leveling Polyurethane",
    mark: "PL",
    shelf: "ADH-SEAL-POLY",
    temperature: "-40 to 180 °F",
    movement: 25,
    isPaintable: true,
    cure: 96,
    factor: 1.15,
    colors: ["Gray", "Limestone", "Black"],
    use: "Flows flat in level floor joints; lay backer rod first or it runs away.",
    standard: "ASTM C920, Class 25",
  },
  {
    type: "Hybrid STP",
    mark: "HY",
    shelf: "ADH-SEAL-POLY",
    temperature: "-40 to 200 °F",
    movement: 50,
    isPaintable: true,
    cure: 48,
    factor: 1.45,
    colors: stones,
    use: "Silane-terminated: paints like urethane, weathers like silicone, and holds on damp surfaces.",
    standard: "ASTM C920, Class 50",
  },
  {
    type: "Butyl",
    mark: "BU",
    shelf: "ADH-SEAL-POLY",
    temperature: "-20 to 180 °F",
    movement: 7,
    isPaintable: true,
    cure: 168,
    factor: 0.85,
    colors: ["Gray", "White", "Black"],
    use: "Stays soft for laps in metal buildings and trailers.",
    standard: "ASTM C1311",
    isSolventBorne: true,
  },
];
const acrylics: readonly Formula[] = [
  {
    type: "Acrylic Latex with Silicone",
    mark: "AL",
    shelf: "ADH-SEAL-ACRYLIC",
    temperature: "-20 to 180 °F",
    movement: 12,
    isPaintable: true,
    cure: 24,
    factor: 0.6,
    colors: usual,
    use: "Trim and drywall caulk that cleans up with water; paint it within hours.",
    standard: "ASTM C834",
  },
  {
    type: "Firestop",
    mark: "FS",
    shelf: "ADH-SEAL-ACRYLIC",
    temperature: "40 to 122 °F",
    movement: 7,
    isPaintable: true,
    cure: 72,
    factor: 2.3,
    colors: ["Red", "White", "Gray"],
    use: "Swells in fire to close round pipes and cable. Install it as the UL system drawing shows, or it isn't rated.",
    standard: "ASTM E814",
  },
  {
    type: "Construction Adhesive",
    mark: "CA",
    shelf: "ADH-SEAL-ACRYLIC",
    temperature: "0 to 140 °F",
    movement: 0,
    isPaintable: true,
    cure: 72,
    factor: 0.75,
    colors: ["Tan", "White", "Clear"],
    use: "For subfloor, panels and treated lumber; bridges gaps to 3/8 in.",
    standard: "ASTM D3498",
    isSolventBorne: true,
  },
  {
    type: "Duct Sealant",
    mark: "DS",
    shelf: "ADH-SEAL-ACRYLIC",
    temperature: "-20 to 200 °F",
    movement: 7,
    isPaintable: true,
    cure: 48,
    factor: 0.95,
    colors: ["Gray", "White"],
    use: "Water-based mastic for seams of sheet-metal and flexible duct.",
    standard: "UL 181A-M/B-M",
  },
];

const packages = [
  { size: "10.1 fl oz", mark: "10", form: "Cartridge", price: 8.4 },
  { size: "2.8 fl oz", mark: "03", form: "Squeeze Tube", price: 5.1 },
  { size: "20 fl oz", mark: "20", form: "Sausage", price: 13.9 },
  { size: "28 fl oz", mark: "28", form: "Cartridge", price: 18.8 },
  { size: "1 gal", mark: "1G", form: "Pail", price: 58 },
] as const;

const colors = [
  "White",
  "Gray",
  "Clear",
  "Black",
  "Bronze",
  "Almond",
  "Aluminum",
  "Tan",
  "Limestone",
  "Red",
  "Stone",
  "Redwood",
  "Copper",
] as const;

export const sealants = defineClass({
  code: "sealant",
  name: "Caulks and Sealants",
  unspsc: "31201600",
  drawing: "sealant",
  weight: 2,
  brands: ["sealmere", "bondhaven", "stayfast", "hearthcote", "tackwell", "ambercoat", "conduwell"],
  attributes: [
    { code: "sealantType", name: "Sealant Type", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "size", name: "Size", type: "text", isFacet: true, isColumn: true },
    { code: "container", name: "Container", type: "text", isFacet: true },
    { code: "movement", name: "Joint Movement", type: "number", unit: "%", isColumn: true },
    { code: "temperatureRange", name: "Temperature Range", type: "text", isColumn: true },
    { code: "isPaintable", name: "Paintable", type: "flag", isFacet: true },
    { code: "cureTime", name: "Full Cure", type: "number", unit: "h" },
    { code: "packQuantity", name: "Package Quantity", type: "number" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { formula: interleave([silicones, polys, acrylics]), color: colors, package: packages, pieces: [1, 12, 24] },
  allows: ({ formula, color, package: pack, pieces }) => {
    if (!formula.colors.includes(color)) return false;
    if (pack.form === "Pail") return pieces === 1 && formula.movement < 50 && formula.shelf !== "ADH-SEAL-SILICONE";
    if (pack.form === "Sausage") return formula.shelf !== "ADH-SEAL-ACRYLIC";
    if (pack.form === "Squeeze Tube") return formula.mark !== "PL" && formula.mark !== "DS" && pieces < 24;
    return pack.size !== "28 fl oz" || formula.shelf !== "ADH-SEAL-SILICONE";
  },
  describe: ({ formula, color, package: pack, pieces }, brand) => ({
    name: `${formula.type}${/Adhesive|Sealant|Firestop/.test(formula.type) ? "" : " Sealant"}, ${color}, ${pack.size} ${pack.form}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
    shortName:
      `SEALANT ${formula.mark} ${color.toUpperCase()} ${pack.size.toUpperCase().replace(" FL", "")} ${pieces > 1 ? `CS${pieces}` : ""}`.trim(),
    description:
      `${formula.use} ${formula.movement > 0 ? `A joint may open and close by ${formula.movement}% of its width.` : "Not for moving joints."} ` +
      `${formula.isPaintable ? "Takes paint once skinned." : "Paint won't stick to it, so choose the color now."} ${formula.standard}.`,
    partNumber: makerNumber(brand, `${formula.mark}${pack.mark}`, color.slice(0, 3), pieces > 1 ? pieces : ""),
    attributes: {
      sealantType: formula.type,
      color,
      size: pack.size,
      container: pack.form,
      movement: formula.movement,
      temperatureRange: formula.temperature,
      isPaintable: formula.isPaintable,
      cureTime: formula.cure,
      packQuantity: pieces,
      standard: formula.standard,
    },
    category: formula.shelf,
    family: `${formula.type} Sealants, ${pack.size} ${pack.form}`,
    price: packPrice(pack.price * formula.factor, pieces),
    unit: pieces === 1 ? "EA" : "CS",
    piecesPerUnit: pieces,
    sameAs: `sealant ${formula.mark} ${color} ${pack.size} ${pieces}`,
    restrictions: formula.isSolventBorne ? ["VOC-ADHESIVE"] : [],
    documents: ["sds", "datasheet"],
  }),
});
