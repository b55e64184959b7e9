import { defineClass } from "../kit/item-class.ts";
import { type FuseRow, ceramicFuses, classCcFuses, glassFuses, midgetFuses, powerFuses } from "./data-fuses.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const uses: Readonly<Record<string, string>> = {
  "Class CC":
    "The rejection tip keeps lesser fuses out of a Class CC holder. Sized for control transformers, solenoids and small motors, where its delay rides through inrush.",
  Midget:
    "Supplementary protection inside equipment; it doesn't replace a branch-circuit fuse, and a Class CC holder rejects it.",
  "Class J":
    "Compact, and a different size from every other class, so that nothing weaker fits the clips. Suits drives, contactors and panel feeders that need the fault current held down.",
  "Class RK1":
    "The tightest current limit of the R family; it drops into Class H and RK5 clips and protects starters to Type 2 coordination.",
  "Class RK5":
    "Dual element for motors, transformers and mixed loads: five times rated current for ten seconds, then it opens.",
  "Glass 1/4 x 1-1/4": "The element can be seen at a glance. For instruments, chargers and vehicle accessories.",
  "Glass 5 x 20 mm":
    "The international size of equipment inlets and power supplies. Replace with the same speed and rating only.",
  "Ceramic 1/4 x 1-1/4":
    "The sand-filled ceramic body clears higher fault currents than glass: for microwave ovens, meters and lighting.",
};

export const fuses = defineClass({
  code: "fuse",
  name: "Fuses",
  unspsc: "39121600",
  drawing: "fuse",
  weight: 3,
  brands: ["amperis", "voltaris", "northgrid", "ohmbridge", "lugstrom", "conduwell", "ampstead"],
  attributes: [
    { code: "fuseClass", name: "Fuse Class", type: "text", isFacet: true },
    { code: "amperage", name: "Amp Rating", type: "number", unit: "A", isFacet: true, isColumn: true },
    { code: "voltage", name: "AC Voltage Rating", type: "number", unit: "V", isFacet: true, isColumn: true },
    { code: "speed", name: "Speed", type: "text", isFacet: true },
    { code: "interruptingRating", name: "Interrupting Rating", type: "number", unit: "kA", isColumn: true },
    { code: "diameter", name: "Diameter", type: "number", unit: "in" },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "terminals", name: "Terminals", type: "text" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
    partNumber: makerNumber(
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
    category: shelfOf(fuse),
    family: `${fuse.fuseClass} Fuses, ${fuse.speed}, ${fuse.voltage} V`,
    price: packPrice(fuse.price, pieces),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: `fuse ${fuse.fuseClass} ${fuse.speed} ${fuse.ampText} A ${fuse.voltage} V ${pieces}`,
    documents: fuse.fuseClass.startsWith("Class") ? ["datasheet"] : [],
  }),
});

function shelfOf({ fuseClass }: FuseRow): string {
  if (fuseClass === "Class CC" || fuseClass === "Midget") return "ELE-FUSE-CC";
  return fuseClass.startsWith("Class") ? "ELE-FUSE-POWER" : "ELE-FUSE-GLASS";
}
