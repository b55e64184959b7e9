import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { allORingSizes, oRingSizes } from "./data-o-rings.ts";

const compounds = readCsv("flow/o-ring/compounds.csv", {
  name: text,
  short: text,
  mark: text,
  durometer: number,
  color: text,
  temperature: text,
  factor: number,
  use: text,
  caution: text,
});

/** Packs go by how much room a ring takes. */
const packs = [25, 10, 100, 50, 5, 2, 1] as const;

/** The pack in which most rings of a size are sold. */
function usualPack({ inside }: { readonly inside: number }): (typeof packs)[number] {
  if (inside > 6) return 1;
  if (inside > 3) return 5;
  return inside > 1.4 ? 10 : 25;
}

export const oRings = defineClass("o-ring", {
  axes: { compound: compounds, size: oRingSizes, pieces: packs },
  additions: ([25, 10, 5, 1] as const).map((pieces) => ({
    makers: 1,
    axes: {
      compound: compounds.filter(({ mark }) => mark === "N70"),
      size: allORingSizes.filter((size) => usualPack(size) === pieces),
      pieces: [pieces],
    },
  })),
  allows: ({ compound, size, pieces }) => {
    if (compound.mark === "P70" && size.inside > 5) return false;
    if (size.inside > 6) return pieces <= 2;
    if (size.inside > 3) return pieces <= 10 && pieces > 1;
    if (size.inside > 1.4) return pieces <= 50 && pieces >= 5;
    return pieces >= 10;
  },
  describe: ({ compound, size, pieces }, brand) => {
    const outside = Math.round((size.inside + 2 * size.section) * 1_000) / 1_000;
    const volume = Math.PI * (size.inside + size.section) * size.section ** 2;
    const each = (0.07 + volume * 2.6 + size.inside * 0.11) * compound.factor;
    const hardness = compound.mark === "T00" ? "" : `, ${compound.durometer}A`;
    return {
      name: `O-Ring, Dash ${size.dash}, ${compound.name}${hardness}, ${inches(size.inside)} in ID x ${inches(size.section)} in, ${pieces > 1 ? `Pack of ${pieces}` : "Each"}`,
      shortName: `O-RING ${size.dash} ${compound.short}${compound.durometer === 90 ? "90" : ""} PK${pieces}`,
      description:
        `${compound.use} AS568-${size.dash} measures ${inches(size.inside)} in inside, ${inches(outside)} in outside and ` +
        `${inches(size.section)} in thick, good from ${compound.temperature}. ${compound.caution}`,
      partNumber: partNumberOf(brand, `OR${compound.mark}`, size.dash, pieces === 25 ? "" : pieces),
      attributes: {
        dashNumber: size.dash,
        insideDiameter: size.inside,
        outsideDiameter: outside,
        crossSection: size.section,
        material: compound.name,
        ...(compound.mark === "T00" ? {} : { durometer: compound.durometer }),
        color: compound.color,
        temperatureRange: compound.temperature,
        packQuantity: pieces,
        standard: "SAE AS568",
      },
      category: "PIP-ORING",
      family: `O-Rings, ${compound.name}${hardness}, ${inches(size.section)} in`,
      price: makerPrice(brand, Math.max(pieces > 1 ? 2.4 : 0.9, packPrice("fittings", each, pieces))),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `o-ring ${compound.mark} ${size.dash} ${pieces}`,
    };
  },
});

function inches(value: number): string {
  return value.toFixed(3).replace(/^0/, "");
}
