import { readJson, record, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type FuseRow, ceramicFuses, classCcFuses, glassFuses, midgetFuses, powerFuses } from "./data-fuses.ts";

const uses: Readonly<Record<string, string>> = readJson("electrical/fuse/uses.json", record(text));

export const fuses = defineClass("fuse", {
  axes: {
    fuse: interleave([classCcFuses, powerFuses, glassFuses, midgetFuses, ceramicFuses]),
    pieces: [10, 1, 5, 100, 3],
  },
  allows: ({ fuse, pieces }) => {
    if (fuse.length >= 5) return pieces === 1;
    if (fuse.length > 1.6) return pieces === 10 || pieces === 1 || pieces === 3;
    if (fuse.fuseClass.startsWith("Class")) return pieces === 10 || pieces === 1;
    return pieces !== 3;
  },
  describe: ({ fuse, pieces }, brand) => ({
    name: `Fuse, ${fuse.fuseClass}, ${fuse.speed}, ${fuse.ampText} A, ${fuse.voltage} V AC${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
    shortName: `FUSE ${fuse.mark} ${fuse.speed === "Time Delay" ? "TD" : "FA"} ${fuse.ampText}A ${fuse.voltage}V PK${pieces}`,
    description:
      `${uses[fuse.fuseClass] ?? ""} Rated ${fuse.ampText} A at ${fuse.voltage} V AC and able to clear ${fuse.interruptingRating} kA. ` +
      `${fuse.terminals} ends, ${fuse.standard}.`,
    partNumber: partNumberOf(
      brand,
      `${fuse.mark}${fuse.speed === "Time Delay" ? "T" : "F"}`,
      fuse.voltage,
      String(fuse.amperage).replace(".", "R"),
      pieces === 10 ? "" : `P${pieces}`,
    ),
    attributes: {
      fuseClass: fuse.fuseClass,
      amperage: fuse.amperage,
      voltage: fuse.voltage,
      speed: fuse.speed,
      interruptingRating: fuse.interruptingRating,
      diameter: fuse.diameter,
      length: fuse.length,
      terminals: fuse.terminals,
      packQuantity: pieces,
      standard: fuse.standard,
    },
    category: categoryOf(fuse),
    family: `${fuse.fuseClass} Fuses, ${fuse.speed}, ${fuse.voltage} V`,
    price: makerPrice(brand, packPrice("consumables", fuse.price, pieces)),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: `fuse ${fuse.fuseClass} ${fuse.speed} ${fuse.ampText} A ${fuse.voltage} V ${pieces}`,
    documents: fuse.fuseClass.startsWith("Class") ? ["datasheet"] : [],
  }),
});

function categoryOf({ fuseClass }: FuseRow): string {
  if (fuseClass === "Class CC" || fuseClass === "Midget") return "ELE-FUSE-CC";
  return fuseClass.startsWith("Class") ? "ELE-FUSE-POWER" : "ELE-FUSE-GLASS";
}
