import { readColumn } from "../../kit/read-data.ts";
import { floorTapes, foilTapes } from "./data-tapes-floor-foil.ts";

export interface Tape {
  readonly type: string;
  readonly grade: string;
  readonly mark: string;
  readonly category: string;
  readonly backing: string;
  readonly adhesive: string;
  /** Mils: thousandths of an inch. */
  readonly thickness: number;
  /** Pounds per inch of width. */
  readonly tensileStrength: number;
  readonly temperatureRange: string;
  readonly colors: readonly string[];
  readonly widths: readonly number[];
  /** Feet on a roll. */
  readonly lengths: readonly number[];
  /** Dollars for a roll one inch wide and 100 ft long. */
  readonly price: number;
  readonly use: string;
}

const phaseColors = ["Black", "White", "Red", "Blue", "Green", "Yellow", "Orange", "Brown", "Gray", "Purple"];
const ductColors = readColumn("electrical/tapes/duct-colors.csv", "color");
const crepeColors = ["Tan", "Blue", "Green", "White", "Red", "Yellow", "Black", "Orange", "Purple", "Pink"];

const vinyl = {
  type: "Electrical Tape",
  category: "ADH-TAPE-ELEC",
  backing: "Vinyl",
  adhesive: "Rubber",
  widths: [0.75, 1.5, 0.5, 1, 2],
  lengths: [66, 60, 108, 36, 20],
};
const cloth = {
  type: "Duct Tape",
  category: "ADH-TAPE-DUCT",
  backing: "Polyethylene-Coated Cloth",
  adhesive: "Rubber",
  widths: [2, 3, 1, 1.5, 4, 6],
  lengths: [180, 60, 108, 30, 90],
};
const crepe = {
  type: "Masking Tape",
  category: "ADH-TAPE-MASK",
  backing: "Crepe Paper",
  widths: [1, 2, 0.75, 1.5, 3, 0.5, 0.25],
  lengths: [180, 60, 108, 30],
};
export const tapeLists: readonly (readonly Tape[])[] = [
  [
    {
      ...vinyl,
      grade: "Premium",
      mark: "EP",
      thickness: 8.5,
      tensileStrength: 17,
      temperatureRange: "0 to 221 °F",
      colors: phaseColors,
      price: 8.2,
      use: "Stretches in the cold and holds to 221 °F, for splices to 600 V and phase marking.",
    },
    {
      ...vinyl,
      grade: "General Purpose",
      mark: "EG",
      thickness: 7,
      tensileStrength: 15,
      temperatureRange: "14 to 176 °F",
      colors: phaseColors,
      price: 2.9,
      use: "For harnesses, bundling and phase marking indoors; below 14 °F it stiffens and lifts.",
    },
    {
      ...vinyl,
      grade: "Rubber Splicing",
      mark: "ER",
      backing: "EPR Rubber",
      thickness: 30,
      tensileStrength: 8,
      temperatureRange: "-40 to 194 °F",
      colors: ["Black"],
      price: 16,
      use: "Fuses to itself in minutes and seals splices against water; cover it with vinyl.",
    },
  ],
  [
    {
      ...cloth,
      grade: "Contractor",
      mark: "DC",
      thickness: 11,
      tensileStrength: 26,
      temperatureRange: "40 to 200 °F",
      colors: ductColors,
      price: 1.9,
      use: "Tears by hand and holds plastic sheeting, hoses and patches. Despite its name it isn't listed for ducts.",
    },
    {
      ...cloth,
      grade: "Utility",
      mark: "DU",
      thickness: 7,
      tensileStrength: 16,
      temperatureRange: "50 to 180 °F",
      colors: ductColors.slice(0, 8),
      price: 1.1,
      use: "Light duty: bundling, labeling and short-lived patches.",
    },
    {
      ...cloth,
      grade: "Industrial",
      mark: "DI",
      thickness: 17,
      tensileStrength: 40,
      temperatureRange: "40 to 220 °F",
      colors: ductColors.slice(0, 6),
      price: 3.1,
      use: "Thick enough for abrasion and asbestos work areas; it comes off most floors cleanly within two weeks.",
    },
    {
      ...cloth,
      grade: "UL 181B-FX",
      mark: "DF",
      thickness: 14,
      tensileStrength: 27,
      temperatureRange: "0 to 200 °F",
      colors: ["Silver", "Black"],
      price: 2.6,
      use: "Listed for sealing flexible air duct; the listing is printed on the back.",
    },
    {
      ...cloth,
      grade: "Gaffer's",
      mark: "DG",
      backing: "Vinyl-Coated Cloth",
      thickness: 11.5,
      tensileStrength: 45,
      temperatureRange: "50 to 200 °F",
      colors: ["Black", "White", "Gray", "Red", "Blue", "Yellow"],
      price: 4.4,
      use: "Matte, so it doesn't glare under lights, and it lifts without residue.",
    },
  ],
  [
    {
      ...crepe,
      grade: "General Purpose",
      mark: "MG",
      adhesive: "Rubber",
      thickness: 5,
      tensileStrength: 22,
      temperatureRange: "to 180 °F",
      colors: crepeColors,
      price: 0.85,
      use: "For bundling, labeling and quick masking. Take it off the same day.",
    },
    {
      ...crepe,
      grade: "Painter's",
      mark: "MP",
      adhesive: "Acrylic",
      thickness: 5.7,
      tensileStrength: 25,
      temperatureRange: "to 200 °F",
      colors: ["Blue", "Green", "White", "Orange", "Purple"],
      price: 1.4,
      use: "Comes off clean for up to 14 days, even in the sun, and gives a sharp paint line.",
    },
    {
      ...crepe,
      grade: "High Temperature",
      mark: "MH",
      adhesive: "Rubber",
      thickness: 7.3,
      tensileStrength: 28,
      temperatureRange: "to 325 °F",
      colors: ["Green", "Tan", "Blue"],
      price: 2.3,
      use: "Stands a 325 °F bake cycle for half an hour, for automotive and powder-coat shops.",
    },
  ],
  floorTapes,
  foilTapes,
];
