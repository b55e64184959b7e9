import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { hoseCompounds, hoseEnds } from "./data-hose.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { clampFor } from "./hose-clamp.ts";
import { plugText } from "./quick-coupling.ts";

/** Inside and outside diameter in inches; the wall grows with the bore. */
const bores = readCsv("flow/fluid-hose/bores.csv", { inside: number, outside: number });

const lengths = [50, 25, 100, 75, 15, 10, 35, 20, 6, 150, 30, 200, 250, 12] as const;

export const fluidHoses = defineClass("fluid-hose", {
  axes: { compound: hoseCompounds, bore: bores, length: lengths, end: hoseEnds },
  allows: ({ compound, bore, length, end }) => {
    if (bore.inside < compound.smallest || bore.inside > compound.largest) return false;
    if (!compound.ends.includes(end.kind)) return false;
    if (end.kind === "garden") return bore.inside >= 0.5 && bore.inside <= 1 && length >= 10;
    if (end.kind === "none") return length >= 50;
    if (end.kind === "quick" && (bore.inside > 0.5 || length > 100)) return false;
    return bore.inside < 1.25 || length <= 100;
  },
  describe: ({ compound, bore, length, end }, brand) => {
    const boreText = inchFraction(bore.inside);
    const perFoot = (0.24 + 1.35 * bore.inside ** 1.5) * compound.factor;
    const isBulk = end.kind === "none";
    return {
      name: `${compound.name}, ${compound.color}, ${boreText} in ID x ${length} ft, ${end.name}, ${compound.pressure} psi`,
      shortName: `${compound.short} ${compound.color.slice(0, 3).toUpperCase()} ${boreText}X${length}FT ${end.short}`,
      description:
        `${compound.use} ${end.use} ` +
        `Working pressure ${compound.pressure} psi at 70 °F with a 4 to 1 margin to burst; ${compound.temperature}. ` +
        compound.caution,
      partNumber: partNumberOf(brand, compound.mark, sizeCode(bore.inside), String(length).padStart(3, "0"), end.mark),
      attributes: {
        hoseService: compound.service,
        insideDiameter: bore.inside,
        lengthFeet: length,
        outsideDiameter: bore.outside,
        material: compound.material,
        tube: compound.tube,
        color: compound.color,
        connection: end.name,
        pressureRating: compound.pressure,
        temperatureRange: compound.temperature,
      },
      category: "PIP-HOSE",
      family: `${compound.name}, ${compound.color}, ${end.name}`,
      price: makerPrice(brand, perFoot * length * (length > 100 ? 0.9 : 1) + end.worth * (0.5 + bore.inside)),
      unit: isBulk ? "RL" : "EA",
      sameAs: `hose ${compound.mark} ${bore.inside} ${length} ${end.mark}`,
      goesWith: isBulk ? [clampFor(bore.outside)] : [plugText(bore.inside <= 0.375 ? 0.25 : 0.375)],
      unspsc: compound.unspsc,
    };
  },
});
