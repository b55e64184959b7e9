import { readJson, record, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type Tube, fluorescentTubes, ledTubes } from "./data-tubes.ts";

const notes: Readonly<Record<string, string>> = readJson("electrical/tube-lamp/notes.json", record(text));

export const tubeLamps = defineClass("tube-lamp", {
  axes: {
    tube: interleave([ledTubes, fluorescentTubes]),
    kelvin: [4000, 5000, 3500, 3000, 6500, 2700],
    glass: ["Glass", "Plastic", "Coated Glass"],
    cri: [80, 90],
    pieces: [25, 10, 1, 30],
  },
  allows: ({ tube, kelvin, glass, pieces }) => {
    if (!tube.isLed && (glass === "Plastic" || kelvin === 2700)) return false;
    return tube.length < 90 || pieces <= 25;
  },
  describe: ({ tube, kelvin, glass, cri, pieces }, brand) => {
    const code = tube.isLed ? `${tube.wattage}${tube.shape}` : tube.code;
    const coated = glass === "Coated Glass" ? ", Shatter Resistant" : "";
    return {
      name: `${tube.isLed ? `LED Tube, ${tube.wiring}` : `Fluorescent Tube, ${tube.code}`}, ${tube.shape}, ${tube.length} in, ${tube.wattage} W, ${kelvin} K, ${cri} CRI, ${tube.isLed ? glass : `Glass${coated}`}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
      shortName:
        `${tube.isLed ? "LED TUBE" : "FLUOR"} ${code} ${tube.length}IN ${cri / 10}${kelvin / 100} ${glass.slice(0, 1)} ${tube.isLed ? tube.wiring.replace("Type ", "") : ""} ${pieces}CS`.replace(
          "  ",
          " ",
        ),
      description: `${tube.lumens} lm from ${tube.wattage} W at ${kelvin} K, on ${tube.base} bases. ${notes[tube.isLed ? tube.wiring : "Fluorescent"]} ${glassNote(glass)}`,
      partNumber: partNumberOf(
        brand,
        `${tube.isLed ? "L" : "F"}${code}`,
        `${tube.length}${glass.slice(0, 1)}${tube.isLed ? tube.wiring.replaceAll(/Type |\+/g, "") : ""}`,
        `${cri / 10}${kelvin / 100}`,
        pieces,
      ),
      attributes: {
        technology: tube.isLed ? "LED" : "Fluorescent",
        lampShape: tube.shape,
        length: tube.length,
        wattage: tube.wattage,
        lumens: tube.lumens,
        colorTemperature: kelvin,
        cri,
        base: tube.base,
        wiring: tube.wiring,
        glass,
        life: tube.isLed ? 50_000 : 24_000,
        packQuantity: pieces,
      },
      category: tube.isLed ? "LGT-TUBE-LED" : "LGT-TUBE-FLUOR",
      family: `${tube.isLed ? `LED Tubes, ${tube.wiring}` : "Fluorescent Tubes"}, ${tube.shape}, ${tube.length} in`,
      price: makerPrice(brand, packPrice("consumables", priceOf(tube, glass, cri), pieces)),
      unit: pieces === 1 ? "EA" : "CS",
      piecesPerUnit: pieces,
      sameAs: `tube lamp ${code} ${tube.wiring} ${tube.length} ${kelvin} ${glass} ${cri} ${pieces}`,
      ...(tube.isLed ? {} : { restrictions: ["LAMP-MERCURY"] }),
    };
  },
});

function priceOf(tube: Tube, glass: string, cri: number): number {
  return tube.price * (glass === "Coated Glass" ? 1.3 : glass === "Plastic" ? 1.12 : 1) * (cri === 90 ? 1.2 : 1);
}

function glassNote(glass: string): string {
  if (glass === "Plastic") return "The polycarbonate tube doesn't shatter, for food and gymnasiums.";
  return glass === "Coated Glass"
    ? "A film keeps the pieces together if the glass breaks, as food plants ask."
    : "Plain glass, the straightest and coolest-running tube.";
}
