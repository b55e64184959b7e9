import { readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type Conductor, aluminumXhhw, copperXhhw, solidThhn, strandedThhn } from "./data-building-wire.ts";
import { terminalFor } from "./wire-terminal-names.ts";

const conductors = interleave([strandedThhn, copperXhhw, solidThhn, aluminumXhhw]);

const colors = readCsv("electrical/building-wire/colors.csv", { color: text, code: text });

/** Feet on a reel, a spool or a coil. */
const lengths = [500, 100, 250, 1000, 50, 2500, 25] as const;

const feederColors: ReadonlySet<string> = new Set(["Black", "White", "Red", "Green", "Blue"]);

const circuits: Readonly<Record<string, string>> = {
  Black: "Black is the usual ungrounded conductor.",
  White: "White marks the grounded conductor.",
  Green: "Green is kept for equipment grounding.",
  Gray: "Gray marks the grounded conductor of 480Y/277 V systems.",
  Orange: "Orange commonly marks the high leg, or phase B at 480 V.",
};

export const buildingWire = defineClass("building-wire", {
  axes: { conductor: conductors, color: colors, length: lengths },
  allows: ({ conductor, color, length }) => {
    if (conductor.kcmil > 20 && !feederColors.has(color.color)) return false;
    if (conductor.kcmil > 200 && color.color !== "Black") return false;
    if (conductor.kcmil > 200 && length > 1000) return false;
    // Aluminum and feeders come on reels; no one coils 25 ft of them for the category.
    return length > 25 || (conductor.kcmil < 30 && conductor.material === "Copper");
  },
  describe: ({ conductor, color, length }, brand) => {
    const { type, awg, material, stranding } = conductor;
    const printed = type === "THHN" ? "THHN/THWN-2" : "XHHW-2";
    const mark = `${material === "Copper" ? "CU" : "AL"}${stranding === "Solid" ? "-SOL" : ""}`;
    return {
      name: `Building Wire, ${printed}, ${awg}, ${stranding} ${material}, ${color.color}, ${length.toLocaleString("en-US")} ft`,
      shortName: `${type} ${awg.toUpperCase()} ${mark} ${color.code} ${length}FT`,
      description: describeWire(conductor, color.color, length),
      partNumber: partNumberOf(brand, type.replace("-2", ""), sizeCode(awg), mark, color.code, length),
      attributes: {
        wireType: printed,
        wireSize: awg,
        color: color.color,
        lengthFt: length,
        material,
        stranding,
        amperage: conductor.ampacity75,
        amperage90: conductor.ampacity90,
        diameter: conductor.diameter,
        voltage: 600,
        standard: type === "THHN" ? "UL 83" : "UL 44",
      },
      category: type === "THHN" ? "ELE-WIRE-THHN" : "ELE-WIRE-XHHW",
      family: `${printed} Wire, ${stranding} ${material}, ${awg}`,
      price: makerPrice(brand, priceOf(conductor, length)),
      unit: "EA",
      sameAs: `building wire ${type} ${mark} ${awg} ${color.color} ${length}`,
      goesWith: material === "Copper" && conductor.kcmil < 11 ? [terminalFor(awg)] : [],
      documents: ["datasheet"],
    };
  },
});

/** 1/0 would read as 10 wherever punctuation is dropped. */
function sizeCode(awg: string): string {
  return awg.replace("/0 AWG", "Z");
}

function describeWire(conductor: Conductor, color: string, length: number): string {
  const { type, awg, material, stranding, ampacity75 } = conductor;
  const jacket =
    type === "THHN"
      ? "PVC insulation under a slick nylon jacket, rated 90 °C dry and, as THWN-2, 90 °C wet"
      : "Cross-linked polyethylene insulation, rated 90 °C wet and dry and tough enough for service entrances";
  const metal =
    material === "Aluminum"
      ? "AA-8000 aluminum: use terminals marked AL or AL/CU and set them to the torque on the label."
      : stranding === "Solid"
        ? "Solid copper holds its shape under a screw terminal, but pulls stiffly through bends."
        : "Stranded copper bends readily in crowded boxes.";
  const limit = ["14 AWG", "12 AWG", "10 AWG"].includes(awg)
    ? `Its 75 °C ampacity is ${ampacity75} A; NEC 240.4(D) still limits the breaker to ${{ "14 AWG": 15, "12 AWG": 20, "10 AWG": 30 }[awg]} A on most circuits.`
    : `It carries ${ampacity75} A at 75 °C terminations with no more than three current-carrying conductors in the raceway.`;
  const where = length >= 500 ? "Wound on a reel." : "Put up in a coil for small jobs.";
  return `${jacket}. ${metal} ${limit} ${circuits[color] ?? where}`;
}

/** Copper follows its weight; short lengths cost more a foot for the cutting. */
function priceOf({ kcmil, material, stranding, type }: Conductor, length: number): number {
  const copperFoot = 0.035 + 0.0243 * kcmil;
  const foot =
    copperFoot *
    (material === "Aluminum" ? 0.3 : 1) *
    (stranding === "Solid" ? 0.93 : 1) *
    (type === "THHN" ? 1 : 1.18);
  const cutting = length >= 1000 ? 0.95 : length >= 500 ? 1 : length >= 250 ? 1.12 : length >= 100 ? 1.3 : 1.6;
  return foot * length * cutting;
}
