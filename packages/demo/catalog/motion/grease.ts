import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { greaseFittingName, greaseName } from "./names.ts";

interface Grease {
  readonly type: string;
  readonly code: string;
  readonly shelf: string;
  readonly color: string;
  readonly grades: readonly string[];
  readonly range: string;
  /** Of the multi-purpose lithium grease's price. */
  readonly factor: number;
  readonly note: string;
}

const multi = "LUB-GREASE-MULTI";
const heavy = "LUB-GREASE-HEAVY";
const food = "LUB-GREASE-FOOD";
const motor = "LUB-GREASE-MOTOR";

const greases: readonly Grease[] = [
  {
    type: "Lithium Complex EP",
    code: "LX",
    shelf: multi,
    color: "Red",
    grades: ["2", "1", "0", "00"],
    range: "0 to 350 F",
    factor: 1,
    note: "Lithium complex with extreme-pressure additives, tacky and water resistant: one grease for wheel bearings, pins and most plant bearings.",
  },
  {
    type: "Moly 3% Lithium Complex",
    code: "M3",
    shelf: heavy,
    color: "Gray",
    grades: ["2", "1", "0"],
    range: "0 to 350 F",
    factor: 1.25,
    note: "Three percent molybdenum disulfide stays on pins and bushings of excavators when the film is squeezed out. Keep it out of fast bearings.",
  },
  {
    type: "Aluminum Complex Food Grade",
    code: "FG",
    shelf: food,
    color: "White",
    grades: ["2", "1", "0", "00"],
    range: "0 to 325 F",
    factor: 1.95,
    note: "Registered NSF H1 for incidental contact with food; resists hot and cold wash water.",
  },
  {
    type: "Polyurea",
    code: "PY",
    shelf: motor,
    color: "Blue",
    grades: ["2", "1"],
    range: "-20 to 350 F",
    factor: 1.6,
    note: "Made for electric motor bearings that are greased once a year or less. Do not mix it with lithium grease.",
  },
  {
    type: "Lithium Multi-Purpose",
    code: "LM",
    shelf: multi,
    color: "Amber",
    grades: ["2", "1", "3"],
    range: "0 to 275 F",
    factor: 0.8,
    note: "Plain lithium grease for lightly loaded bearings, hinges and chassis points.",
  },
  {
    type: "Calcium Sulfonate Complex",
    code: "CS",
    shelf: heavy,
    color: "Tan",
    grades: ["2", "1", "0"],
    range: "-10 to 400 F",
    factor: 1.85,
    note: "Stands water and heat without washing out, and stops rust by itself: for paper mills, docks and crushers.",
  },
  {
    type: "Synthetic Food Grade PAO",
    code: "SF",
    shelf: food,
    color: "White",
    grades: ["2", "1", "00"],
    range: "-40 to 350 F",
    factor: 3.2,
    note: "Synthetic, registered NSF H1, for freezers and ovens alike.",
  },
  {
    type: "Synthetic Polyurea",
    code: "SP",
    shelf: motor,
    color: "Blue",
    grades: ["2"],
    range: "-40 to 375 F",
    factor: 2.6,
    note: "Synthetic oil in a polyurea thickener for hot, inverter-driven motors.",
  },
  {
    type: "Bentonite Clay High Temperature",
    code: "BC",
    shelf: heavy,
    color: "Brown",
    grades: ["2", "1"],
    range: "20 to 500 F",
    factor: 1.7,
    note: "Clay does not melt, so the grease stays put on oven and kiln cars. Grease often: the oil in it still burns off.",
  },
  {
    type: "Synthetic Lithium Complex",
    code: "SL",
    shelf: multi,
    color: "Purple",
    grades: ["2", "1", "00"],
    range: "-50 to 400 F",
    factor: 2.5,
    note: "Synthetic oil keeps it pumpable in the cold and stable in the heat, at longer intervals.",
  },
  {
    type: "Moly 5% Calcium Sulfonate",
    code: "M5",
    shelf: heavy,
    color: "Black",
    grades: ["2", "1"],
    range: "-10 to 400 F",
    factor: 2.2,
    note: "Five percent molybdenum disulfide for pins under shock in wet ground.",
  },
];

/** Pounds of grease, and the price of a pound beside that of a cartridge's. */
const containers = [
  { name: "14 oz Cartridge", code: "C", pounds: 0.875, perPound: 1, pieces: 1, unit: "EA" },
  { name: "Case of 10 14 oz Cartridges", code: "C10", pounds: 8.75, perPound: 0.92, pieces: 10, unit: "CS" },
  { name: "35 lb Pail", code: "P", pounds: 35, perPound: 0.72, pieces: 1, unit: "EA" },
  { name: "3 oz Cartridge", code: "S", pounds: 0.1875, perPound: 2.6, pieces: 1, unit: "EA" },
  { name: "16 oz Tub", code: "T", pounds: 1, perPound: 1.1, pieces: 1, unit: "EA" },
  { name: "120 lb Keg", code: "K", pounds: 120, perPound: 0.66, pieces: 1, unit: "EA" },
  { name: "Case of 50 14 oz Cartridges", code: "C50", pounds: 43.75, perPound: 0.86, pieces: 50, unit: "CS" },
  { name: "8 oz Squeeze Tube", code: "Q", pounds: 0.5, perPound: 1.5, pieces: 1, unit: "EA" },
  { name: "400 lb Drum", code: "D", pounds: 400, perPound: 0.6, pieces: 1, unit: "EA" },
] as const;

const blends = interleave(greases.map((grease) => grease.grades.map((grade) => ({ grease, grade }))));

const gradeNotes: Readonly<Record<string, string>> = {
  "00": "NLGI 00 flows like honey and suits gear cases and central systems.",
  "0": "NLGI 0 pumps through central systems in the cold.",
  "1": "NLGI 1 is a grade softer than usual, for winter and long lines.",
  "2": "NLGI 2 is the grade of most grease guns.",
  "3": "NLGI 3 stays put in vertical shafts and fast bearings.",
};

export const greaseCartridges = defineClass({
  code: "grease",
  name: "Greases",
  unspsc: "15121902",
  drawing: "grease-cartridge",
  weight: 3,
  brands: [
    "amberline",
    "greyfell",
    "pellworth",
    "luberick",
    "halden-roe",
    "norrvik",
    "tessaro",
    "headrace",
    "wexley",
    "kestermark",
    "ramhold",
  ],
  attributes: [
    { code: "greaseType", name: "Type", type: "text", isFacet: true },
    { code: "grade", name: "NLGI Grade", type: "text", isFacet: true, isColumn: true },
    { code: "container", name: "Container", type: "text", isFacet: true, isColumn: true },
    { code: "netWeight", name: "Net Weight", type: "number", unit: "lb", isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "temperatureRange", name: "Temperature Range", type: "text", isColumn: true },
    { code: "isFoodGrade", name: "NSF H1 Registered", type: "flag", isFacet: true },
    { code: "packQuantity", name: "Pack Quantity", type: "number" },
  ],
  axes: { blend: blends, container: containers },
  allows: ({ blend, container }) => blend.grade !== "00" || !["S", "T", "Q"].includes(container.code),
  describe: ({ blend, container }, brand) => {
    const { grease, grade } = blend;
    return {
      name: `Grease, ${grease.type}, NLGI ${grade}, ${grease.color}, ${container.name}`,
      shortName:
        `GREASE ${grease.code} NLGI ${grade} ${container.name.replace("Case of", "CS").replace("Cartridges", "CTG")}`.toUpperCase(),
      description:
        `${grease.note} ${gradeNotes[grade] ?? ""} Useful from ${grease.range}. ` +
        (container.name.includes("14 oz")
          ? "The 14 oz cartridge fits every standard lever and cordless gun."
          : container.code === "S"
            ? "The 3 oz cartridge is for mini pistol guns."
            : "Keep the container closed: grit in grease grinds bearings."),
      partNumber: makersNumber(brand, `${grease.code}${grade}`, container.code),
      attributes: {
        greaseType: grease.type,
        grade,
        container: container.name,
        netWeight: container.pounds,
        color: grease.color,
        temperatureRange: grease.range,
        isFoodGrade: grease.shelf === food,
        packQuantity: container.pieces,
      },
      category: grease.shelf,
      family: `${grease.type} Grease`,
      price: cents(container.pounds * 8.2 * container.perPound * grease.factor),
      unit: container.unit,
      piecesPerUnit: container.pieces,
      sameAs: greaseName(grease.type, grade, container.name),
      goesWith: [greaseFittingName("1/4-28 UNF", "Straight", 10), "grease gun Lever 14 oz 18 in hose"],
      documents: ["sds", "datasheet"],
    };
  },
});
