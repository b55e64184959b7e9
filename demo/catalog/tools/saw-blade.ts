import { inchFraction } from "@capstan/platform/fraction";
import { flag, list, number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { digits } from "./format-size.ts";

/** Blade diameters with the arbors they are bored for, in inches. */
const diameters = readCsv("tools/saw-blade/diameters.csv", { diameter: number, arbors: list(number), kerf: number });

const duties = readCsv("tools/saw-blade/duties.csv", {
  name: text,
  mark: text,
  isForMetal: flag,
  tooth: oneOf(["ATB", "TCG", "FTG", "Hi-ATB"]),
  toothMaterial: oneOf(["Carbide", "Cermet"]),
  /** Teeth for each inch of diameter, fewest and most that are made. */
  fewest: number,
  most: number,
  factor: number,
  use: text,
});

const teethCounts = [24, 60, 40, 80, 48, 72, 36, 30, 96, 18, 100, 20, 50, 66, 42, 120, 28, 84, 90, 56] as const;

export function sawBladeIdentity(diameter: number, teeth: number, duty: string, pieces: number): string {
  return `saw blade ${diameter} in ${teeth} teeth ${duty} ${pieces}`;
}

export const sawBlades = defineClass("saw-blade", {
  axes: { duty: duties, blade: diameters, teeth: teethCounts, arborAt: [0, 1], pieces: [1, 10, 3, 25] },
  allows: ({ duty, blade, teeth, arborAt, pieces }) => {
    if (arborAt >= blade.arbors.length) return false;
    if (pieces > 1 && (duty.isForMetal || blade.diameter > 10)) return false;
    if (pieces === 25 && (blade.diameter > 8.25 || duty.factor > 1.4)) return false;
    const perInch = teeth / blade.diameter;
    return perInch >= duty.fewest && perInch <= duty.most;
  },
  describe: ({ duty, blade, teeth, arborAt, pieces }, brand) => {
    const [usualArbor = 0] = blade.arbors;
    const arbor = blade.arbors[arborAt] ?? usualArbor;
    const diameter = `${inchFraction(blade.diameter)} in`;
    const arborText = arbor === 0.7874 ? "20 mm" : arbor === 0.39 ? "10 mm" : `${inchFraction(arbor)} in`;
    // Rim speed is what bursts a blade: about 16,500 feet a minute in wood, less than half of it in metal.
    const feetPerMinute = duty.isForMetal ? 7_200 : 16_500;
    const maxSpeed = Math.round((feetPerMinute * 12) / (Math.PI * blade.diameter) / 100) * 100;
    const each = (4.2 + blade.diameter ** 1.45 * 0.42 + teeth * 0.085) * duty.factor;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Circular Saw Blade, ${duty.name}, ${diameter}, ${teeth} Teeth, ${arborText} Arbor${packText}`,
      shortName: `SAW BLADE ${inchFraction(blade.diameter)}IN ${teeth}T ${duty.mark}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${diameter} blade with ${teeth} ${duty.toothMaterial.toLowerCase()} teeth, ${duty.tooth} grind, ${arborText} arbor${arborText === "5/8 in" && blade.diameter < 8.5 ? " with diamond knockout" : ""}. ` +
        `${duty.use} Do not run it above ${maxSpeed.toLocaleString("en-US")} rpm.`,
      partNumber: partNumberOf(
        brand,
        `${duty.mark}${digits(blade.diameter)}`,
        `${teeth}T${arborAt === 0 ? "" : "A"}`,
        pieces === 1 ? "" : `P${pieces}`,
      ),
      attributes: {
        diameter: blade.diameter,
        teeth,
        arbor,
        application: duty.name,
        toothGrind: duty.tooth,
        toothMaterial: duty.toothMaterial,
        kerf: blade.kerf,
        maxSpeed,
        piecesPerPack: pieces,
      },
      category: duty.isForMetal ? "PTL-BLADES-METAL" : "PTL-BLADES-WOOD",
      family: `Circular Saw Blades, ${duty.name}`,
      price: makerPrice(brand, packPrice("tools", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `${sawBladeIdentity(blade.diameter, teeth, duty.name, pieces)}${arborAt === 0 ? "" : ` ${arborText}`}`,
      countryOfOrigin: brand.code === "sundrel" ? "US" : "CN",
    };
  },
});
