import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { grains } from "./data-grains.ts";
import { mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";

const attachments = [
  {
    attachment: "Hook and Loop",
    shelf: "ABR-DISC-HOOK",
    mark: "HL",
    factor: 1,
    diameters: [5, 6, 8, 3, 9],
    words: "It presses onto a hook-and-loop pad and peels off for reuse.",
  },
  {
    attachment: "Adhesive",
    shelf: "ABR-DISC-ADHESIVE",
    mark: "PSA",
    factor: 0.85,
    diameters: [5, 6, 8, 12, 9],
    words: "The pressure-sensitive back sticks flat for fine work; clean the pad with solvent before the next disc.",
  },
  {
    attachment: "Fiber Disc",
    shelf: "ABR-DISC-FIBER",
    mark: "FIB",
    factor: 1.25,
    diameters: [4.5, 7, 5, 9, 6],
    words: "Stiff vulcanized fiber for angle grinders; mount it on a rubber backing pad with a 7/8 in arbor nut.",
  },
] as const;

const products = crossed([0, 1, 2, 3, 4], attachments).map(({ size, kind }) => ({
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

export const sandingDiscs = defineClass({
  code: "sanding-disc",
  name: "Sanding & Fiber Discs",
  unspsc: "31191506",
  drawing: "sanding-disc",
  weight: 4,
  brands: ["abradine", "korundel", "flintmoor", "cinderway", "scourwell"],
  attributes: [
    { code: "attachment", name: "Attachment", type: "text", isFacet: true },
    {
      code: "diameter",
      name: "Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "grit", name: "Grit", type: "number", isFacet: true, isColumn: true },
    { code: "grain", name: "Abrasive", type: "text", isFacet: true },
    { code: "holes", name: "Dust Holes", type: "number", isFacet: true, isColumn: true },
    { code: "backing", name: "Backing", type: "text", isFacet: true },
  ],
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
      partNumber: partNumberOf(brand, [kind.mark, mils(diameter), `${grain.short}${grit}`, `H${count}`, `P${pieces}`]),
      attributes: { attachment: kind.attachment, diameter, grit, grain: grain.grain, holes: count, backing },
      category: kind.shelf,
      family: `${isFiber ? "Fiber Discs" : `${kind.attachment} Sanding Discs`}, ${grain.grain}${punched}`,
      price: priceBy(brand, each * packFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `sanding disc ${kind.attachment} ${grain.grain} ${diameter} ${grit} ${count} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
