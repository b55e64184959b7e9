import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { grains } from "./data-grains.ts";
import { mils } from "./format-size.ts";

const narrow = readCsv("fasteners/sanding-belt/narrow.csv", { width: number, length: number });
const wide = readCsv("fasteners/sanding-belt/wide.csv", { width: number, length: number });

const sizes = interleave([
  narrow.map(({ width, length }) => ({ width, length, category: "ABR-BELT-FILE" })),
  wide.map(({ width, length }) => ({ width, length, category: "ABR-BELT" })),
]);

const joints = [
  { joint: "Butt, Taped", mark: "B", words: "The taped butt joint runs smoothly in either direction." },
  { joint: "Lap", mark: "L", words: "Lap-jointed: run it in the direction of the arrow." },
] as const;

export const sandingBelts = defineClass("sanding-belt", {
  axes: {
    joint: joints,
    pieces: [10, 20, 50, 5],
    grain: grains,
    grit: [80, 60, 120, 40, 36, 100, 180, 220, 150, 320, 24, 240],
    size: sizes,
  },
  allows: ({ joint, pieces, grain, grit, size }) => {
    if (joint.mark === "L" && (grain.short !== "AO" || size.width < 2)) return false;
    if (size.width < 1 ? pieces < 20 : pieces > 10) return false;
    return grain.short === "SC" ? grit >= 60 : grain.short === "AO" || grit <= 180;
  },
  describe: ({ joint, pieces, grain, grit, size }, brand) => {
    const measure = `${inchFraction(size.width)} x ${inchFraction(size.length)} in`;
    const each = (0.45 + size.width * size.length * 0.021) * grain.factor * (grit <= 40 ? 1.15 : 1);
    const backing = grain.short === "AO" && grit >= 150 ? "J-Weight Cotton" : "Y-Weight Polyester";
    const isFile = size.category === "ABR-BELT-FILE";
    return {
      name: `Sanding Belt, ${grain.grain}, ${measure}, ${grit} Grit, ${joint.mark === "L" ? "Lap Joint, " : ""}Pack of ${pieces}`,
      shortName: `SAND BELT ${measure.replace(" x ", "X").replace(" in", "")} ${grit}${grain.short} ${joint.mark} PK${pieces}`,
      description:
        `${measure} belt ${isFile ? "for file sanders, to reach welds in corners and tubes" : "for portable, bench and backstand machines"}, on ${backing.startsWith("J") ? "flexible J-weight cotton that follows contours" : "stiff Y-weight polyester that stands heavy pressure and coolant"}. ` +
        `${grain.words} ${joint.words}`,
      partNumber: partNumberOf(
        brand,
        `SB${joint.mark}`,
        mils(size.width),
        mils(size.length / 10),
        `${grain.short}${grit}`,
        `P${pieces}`,
      ),
      attributes: { width: size.width, length: size.length, grit, grain: grain.grain, backing, joint: joint.joint },
      category: size.category,
      family: `Sanding Belts, ${grain.grain}, ${measure}`,
      price: makerPrice(brand, each * boxFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `sanding belt ${grain.grain} ${measure} ${grit} ${joint.joint} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
