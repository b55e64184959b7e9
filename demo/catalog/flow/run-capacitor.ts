import { decimal } from "@capstan/platform/fraction";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { plural } from "../kit/plural.ts";

interface Rating {
  readonly main: number;
  readonly fan?: number;
}

const singles: readonly Rating[] = [
  5, 7.5, 10, 35, 40, 45, 30, 15, 20, 25, 50, 3, 4, 6, 12.5, 55, 60, 17.5, 70, 80, 8, 2, 2.5, 27.5, 37.5, 65,
].map((main) => ({ main }));

const duals: readonly Rating[] = [35, 40, 45, 30, 50, 55, 60, 25, 70, 80, 20, 15].flatMap((main) =>
  [5, 7.5, 10, 4, 3].map((fan) => ({ main, fan })),
);

const ratings = interleave([singles, duals]);

export const runCapacitors = defineClass("run-capacitor", {
  axes: { rating: ratings, shape: ["Round", "Oval"], voltage: [440, 370], pieces: [1, 5, 20] },
  allows: ({ rating, shape, pieces }) => {
    if (shape === "Round" && rating.fan === undefined && rating.main < 10) return false;
    return pieces === 1 || (rating.main >= 5 && shape === "Round") || pieces === 5;
  },
  describe: ({ rating, shape, voltage, pieces }, brand) => {
    const total = rating.main + (rating.fan ?? 0);
    const figure = rating.fan === undefined ? decimal(rating.main) : `${decimal(rating.main)}+${decimal(rating.fan)}`;
    const { diameter, height } = caseOf(total, shape, voltage);
    const kind = rating.fan === undefined ? "Run Capacitor" : "Dual Run Capacitor";
    const each = (5.2 + 0.21 * total) * (voltage === 440 ? 1.12 : 1) * (rating.fan === undefined ? 1 : 1.3);
    return {
      name: `${kind}, ${figure} µF, ${voltage}V AC, ${shape}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${rating.fan === undefined ? "" : "DUAL "}RUN CAP ${figure}MFD ${voltage}V ${shape.toUpperCase()}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        (rating.fan === undefined
          ? `${figure} microfarads in an oil-filled ${shape.toLowerCase()} aluminum case, for a blower, pump or compressor motor. `
          : `${decimal(rating.main)} microfarads between C and HERM for the compressor and ${decimal(rating.fan)} between C and FAN for the condenser fan, in one case. `) +
        (voltage === 440
          ? "The 440 volt rating also replaces 370 volt capacitors. "
          : "Replace only 370 volt capacitors with it, never 440. ") +
        "Metallized film with a pressure interrupter. Discharge with a 20,000 ohm resistor before touching the terminals.",
      partNumber: partNumberOf(
        brand,
        `${rating.fan === undefined ? "RC" : "RD"}${shape.slice(0, 1)}${voltage}`,
        figure.replace("+", "X"),
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        section: rating.fan === undefined ? "Single" : "Dual",
        capacitance: rating.main,
        ...(rating.fan === undefined ? {} : { fanCapacitance: rating.fan }),
        voltage,
        shape,
        tolerance: "±6%",
        diameter,
        height,
        material: "Aluminum",
        temperatureRange: "-40 to 158 °F",
        standard: "UL 810, EIA-456-A",
      },
      category: rating.fan === undefined ? "HVA-CAP-SINGLE" : "HVA-CAP-DUAL",
      family: `${plural(kind)}, ${shape}, ${voltage}V`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `run capacitor ${figure} ${voltage} ${shape} ${pieces}`,
    };
  },
});

/** The oval cans of EIA-456-A by their width and the area of their section, in inches. */
const ovals = [
  { width: 2.16, area: 2.3 },
  { width: 2.69, area: 3.4 },
  { width: 2.91, area: 4.5 },
] as const;

/** Cans come in a few sections, and grow in height by quarter inches. */
function caseOf(total: number, shape: string, voltage: number): { readonly diameter: number; readonly height: number } {
  const volume = (0.9 + total * 0.17) * (voltage === 440 ? 1.15 : 1) * 1.75;
  if (shape === "Oval") {
    const { width, area } = ovals.find((oval) => volume / oval.area <= 4.5) ?? ovals[2];
    return { diameter: width, height: quarter(Math.max(2.1, volume / area)) };
  }
  const diameter = total > 52 ? 2.5 : total > 24 ? 2 : 1.75;
  return { diameter, height: quarter(Math.max(2.1, volume / (0.785 * diameter ** 2))) };
}

function quarter(inches: number): number {
  return Math.ceil(inches * 4) / 4;
}
