import { inchFraction } from "@capstan/platform/fraction";
import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { grains } from "./data-grains.ts";
import { mils } from "./format-size.ts";

const attachments = readCsv("fasteners/sanding-disc/attachments.csv", {
  attachment: text,
  category: text,
  mark: text,
  factor: number,
  diameters: list(number),
  words: text,
});

const products = crossProduct([0, 1, 2, 3, 4], attachments).map(([size, kind]) => ({
  kind,
  diameter: kind.diameters[size] ?? 5,
}));

const grits = [80, 120, 60, 220, 40, 150, 180, 320, 100, 36, 240, 400, 24, 600, 800] as const;
const holes = [
  { holes: 0, mark: "0" },
  { holes: 8, mark: "8" },
  { holes: 5, mark: "5" },
  { holes: 6, mark: "6" },
] as const;

/** Dust-hole patterns of common sander pads, by diameter. */
const holesOfPads: Readonly<Record<number, readonly number[]>> = { 5: [5, 8], 6: [6, 8], 8: [8] };

function gritWords(grit: number): string {
  if (grit <= 40) return `${grit} grit strips paint, rust and mill scale.`;
  if (grit <= 100) return `${grit} grit shapes and levels.`;
  return grit <= 220 ? `${grit} grit smooths before primer or stain.` : `${grit} grit is for scuffing between coats.`;
}

export const sandingDiscs = defineClass("sanding-disc", {
  axes: { holes, pieces: [50, 25, 100, 10], grain: grains, grit: grits, product: products },
  allows: ({ holes: { holes: count }, pieces, grain, grit, product: { kind, diameter } }) => {
    if (kind.mark === "FIB") {
      return count === 0 && grit <= 120 && pieces <= 25 && grain.short !== "SC";
    }
    if (grit < 40 || (grain.short === "ZA" && grit > 180) || (grain.short === "SC" && grit < 150)) return false;
    if (pieces === 10 || (pieces === 25 && diameter < 8)) return false;
    if (count === 0) return true;
    return kind.mark === "HL" && (holesOfPads[diameter] ?? []).includes(count);
  },
  describe: ({ holes: { holes: count }, pieces, grain, grit, product: { kind, diameter } }, brand) => {
    const wide = inchFraction(diameter);
    const isFiber = kind.mark === "FIB";
    const each = (0.1 + diameter ** 2 * 0.0125) * grain.factor * kind.factor * (grit <= 60 ? 1.2 : 1);
    const punched = count === 0 ? "" : `, ${count} Holes`;
    const backing = isFiber ? "Vulcanized Fiber" : grit >= 320 ? "Film" : "Paper";
    return {
      name: `${isFiber ? "Fiber Disc" : "Sanding Disc"}, ${isFiber ? "" : `${kind.attachment}, `}${grain.grain}, ${wide} in, ${grit} Grit${punched}, Pack of ${pieces}`,
      shortName: `${isFiber ? "FIBER" : "SAND"} DISC ${isFiber ? "" : `${kind.mark} `}${wide} ${grit}${grain.short}${count === 0 ? "" : ` ${count}H`} PK${pieces}`,
      description:
        `${wide} in ${grain.grain.toLowerCase()} ${isFiber ? "fiber" : "sanding"} disc on ${backing.toLowerCase()}. ${gritWords(grit)} ${kind.words} ${grain.words}` +
        (count === 0 ? "" : ` The ${count} holes carry dust to the sander's extractor.`),
      partNumber: partNumberOf(brand, kind.mark, mils(diameter), `${grain.short}${grit}`, `H${count}`, `P${pieces}`),
      attributes: { attachment: kind.attachment, diameter, grit, grain: grain.grain, holes: count, backing },
      category: kind.category,
      family: `${isFiber ? "Fiber Discs" : `${kind.attachment} Sanding Discs`}, ${grain.grain}${punched}`,
      price: makerPrice(brand, each * boxFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `sanding disc ${kind.attachment} ${grain.grain} ${diameter} ${grit} ${count} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
