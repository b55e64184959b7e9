import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { grains } from "./data-grains.ts";
import { mils } from "./format-size.ts";

const sizes = readCsv("fasteners/flap-disc/sizes.csv", { diameter: number, arbor: text, rpm: number });

const shapes = [
  {
    wheelType: "Type 29",
    words: "The conical Type 29 face lays more abrasive on flat stock, at 15 to 25 degrees.",
  },
  { wheelType: "Type 27", words: "The flat Type 27 face blends edges and finishes at low angles, up to 15 degrees." },
] as const;

const densities = [
  { density: "Standard", mark: "S", factor: 1 },
  { density: "High", mark: "H", factor: 1.45 },
] as const;

const backings = [
  { backing: "Fiberglass", mark: "F", factor: 1 },
  { backing: "Trimmable Plastic", mark: "T", factor: 1.1 },
] as const;

const gritWords: Readonly<Record<number, string>> = {
  36: "36 grit takes off welds and scale.",
  40: "40 grit takes off welds and heavy burrs.",
  60: "60 grit is the everyday compromise between removal and finish.",
  80: "80 grit blends grinding marks for paint.",
  120: "120 grit leaves a finish ready for primer or a surface-conditioning disc.",
};

export const flapDiscs = defineClass("flap-disc", {
  axes: {
    backing: backings,
    density: densities,
    shape: shapes,
    pieces: [10, 1, 5],
    grain: grains.filter(({ short }) => short !== "SC"),
    size: sizes,
    grit: [60, 40, 80, 120, 36],
  },
  allows: ({ backing, density, shape, size, grit, grain }) => {
    if (backing.mark === "T" && (size.diameter > 5 || shape.wheelType === "Type 27")) return false;
    if (density.mark === "H" && (grit === 36 || size.diameter === 4)) return false;
    return grain.short !== "CER" || grit !== 120;
  },
  describe: ({ backing, density, shape, pieces, grain, size, grit }, brand) => {
    const wide = inchFraction(size.diameter);
    const hub = size.arbor === "5/8-11";
    const each = (1.7 + size.diameter ** 2 * 0.14) * grain.factor * density.factor * backing.factor + (hub ? 2.2 : 0);
    return {
      name: `Flap Disc, ${shape.wheelType}, ${grain.grain}, ${wide} in, ${size.arbor} Arbor, ${grit} Grit${density.mark === "H" ? ", High Density" : ""}${backing.mark === "T" ? ", Trimmable" : ""}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `FLAP DISC ${shape.wheelType === "Type 29" ? "T29" : "T27"} ${wide} ${grit}${grain.short} ${density.mark}${backing.mark}${hub ? "H" : ""} P${pieces}`,
      description:
        `${wide} in flap disc that grinds and finishes in one step on an angle grinder. ${gritWords[grit] ?? ""} ${grain.words} ${shape.words}` +
        (backing.mark === "T" ? " Trim the plastic backing as the flaps wear to use them up." : ""),
      partNumber: partNumberOf(
        brand,
        `FD${shape.wheelType.slice(-2)}`,
        mils(size.diameter),
        `${grain.short}${grit}`,
        `${density.mark}${backing.mark}${hub ? "H" : "A"}`,
        `P${pieces}`,
      ),
      attributes: {
        diameter: size.diameter,
        grit,
        grain: grain.grain,
        arborSize: size.arbor,
        wheelType: shape.wheelType,
        density: density.density,
        backing: backing.backing,
        maxRpm: size.rpm,
      },
      category: "ABR-FLAP",
      family: `Flap Discs, ${shape.wheelType}, ${grain.grain}, ${density.density} Density`,
      price: makerPrice(brand, each * boxFactor(Math.max(pieces, 5)) * pieces),
      unit: pieces > 1 ? "BX" : "EA",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `flap disc ${shape.wheelType} ${grain.grain} ${size.diameter} ${size.arbor} ${grit} ${density.density} ${backing.backing} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
