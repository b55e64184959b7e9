import { defineClass } from "../kit/item-class.ts";
import { type Tube, fluorescentTubes, ledTubes } from "./data-tubes.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const notes: Readonly<Record<string, string>> = {
  "Type A":
    "Runs on the ballast that is there: swap the tube and leave the wiring. Check the maker's ballast list first.",
  "Type B":
    "Takes line voltage at its pins: the ballast is cut out and sockets may need changing, so put the label in the fixture.",
  "Type A+B": "Works on a compatible ballast today, and on line voltage once that ballast fails.",
  Fluorescent: "Needs the ballast its fixture was built for. Holds mercury: keep spent tubes whole and recycle them.",
};

export const tubeLamps = defineClass({
  code: "tube-lamp",
  name: "Linear Tubes",
  unspsc: "39101600",
  drawing: "tube-lamp",
  weight: 2,
  brands: ["lanternworth", "lumenfield", "voltaris", "glowmark", "northgrid", "ohmbridge"],
  attributes: [
    { code: "technology", name: "Technology", type: "text", isFacet: true },
    { code: "lampShape", name: "Tube Diameter Code", type: "text", isFacet: true },
    { code: "length", name: "Nominal Length", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "wattage", name: "Wattage", type: "number", unit: "W", isFacet: true, isColumn: true },
    { code: "lumens", name: "Light Output", type: "number", unit: "lm", isColumn: true },
    { code: "colorTemperature", name: "Color Temperature", type: "number", unit: "K", isFacet: true, isColumn: true },
    { code: "cri", name: "Color Rendering Index", type: "number" },
    { code: "base", name: "Base", type: "text", isFacet: true },
    { code: "wiring", name: "Ballast", type: "text", isFacet: true },
    { code: "glass", name: "Tube Material", type: "text", isOptional: true },
    { code: "life", name: "Rated Life", type: "number", unit: "h" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
  ],
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
      partNumber: makerNumber(
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
      price: packPrice(priceOf(tube, glass, cri), pieces),
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
