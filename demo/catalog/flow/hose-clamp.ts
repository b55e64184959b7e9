import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { plural } from "../kit/plural.ts";

/** SAE J1508 sizes with the least and greatest hose diameter, in inches. A size's number is its reach over 1/2 inch, in sixteenths. */
const sizes = readCsv("flow/hose-clamp/sizes.csv", { sae: number, least: number });

const kinds = readCsv("flow/hose-clamp/kinds.csv", {
  name: text,
  short: text,
  mark: text,
  material: text,
  materialShort: text,
  screw: text,
  band: number,
  factor: number,
  torque: number,
  use: text,
});

function clampText(sae: number): string {
  return `hose clamp W ${sae} 10`;
}

/** The commonest clamp that closes on a hose of that outside diameter. */
export function clampFor(outside: number): string {
  const fits = sizes.find(({ sae, least }) => outside >= least + 0.1 && outside <= greatest(sae) - 0.1);
  return clampText(fits?.sae ?? 12);
}

export const hoseClamps = defineClass("hose-clamp", {
  axes: { kind: kinds, size: sizes, pieces: [10, 1, 50, 100, 25] },
  allows: ({ kind, size, pieces }) => {
    if (kind.factor > 2 && pieces > 25) return false;
    if (kind.mark === "CT" && size.sae < 16) return false;
    return size.sae <= 44 || pieces <= 25;
  },
  describe: ({ kind, size, pieces }, brand) => {
    const most = greatest(size.sae);
    const range = `${inchFraction(size.least)} to ${inchFraction(most)} in`;
    const each = (0.72 + 0.3 * most) * kind.factor;
    return {
      name: `${kind.name}, ${kind.material}, SAE ${size.sae}, ${range}, ${pieces > 1 ? `Pack of ${pieces}` : "Each"}`,
      shortName: `CLAMP ${kind.short} ${kind.materialShort} SAE${size.sae} ${pieces > 1 ? `PK${pieces}` : "EA"}`,
      description:
        `${kind.use} SAE size ${size.sae} closes on hose from ${range} over the outside. ` +
        `Tighten to ${kind.torque} in-lb and check again after the first heat cycle; the range is the hose on its fitting, not the hose alone.`,
      partNumber: partNumberOf(brand, `HC${kind.mark}`, String(size.sae).padStart(3, "0"), pieces === 10 ? "" : pieces),
      attributes: {
        clampType: kind.name,
        saeSize: size.sae,
        minDiameter: size.least,
        maxDiameter: most,
        bandWidth: kind.band,
        material: kind.material,
        screwMaterial: kind.screw,
        torque: kind.torque,
        packQuantity: pieces,
      },
      category: "PIP-CLAMP",
      family: `${plural(kind.name)}, ${kind.material}`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `hose clamp ${kind.mark} ${size.sae} ${pieces}`,
    };
  },
});

function greatest(sae: number): number {
  return 0.5 + sae / 16;
}
