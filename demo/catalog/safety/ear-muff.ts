import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { clearGlasses, muffs, yellowCap } from "./same-as.ts";

const cups = readCsv("safety/ear-muff/cups.csv", { code: text, rating: number, cup: text, base: number });

const bands = [
  { code: "H", band: "Over-the-Head", loses: 0, factor: 1 },
  { code: "C", band: "Cap-Mounted", loses: 2, factor: 1.12 },
  { code: "N", band: "Behind-the-Neck", loses: 1, factor: 1.04 },
  { code: "F", band: "Folding", loses: 1, factor: 1.08 },
  { code: "M", band: "Multi-Position", loses: 1, factor: 1.1 },
] as const;

const colors = ["Orange", "Black", "Yellow", "Red", "Blue", "Hi-Vis Lime", "White", "Green", "Gray"] as const;
const builds = [
  { code: "", build: "Standard", factor: 1 },
  { code: "D", build: "Dielectric", factor: 1.1 },
  { code: "G", build: "Gel Cushions", factor: 1.35 },
  { code: "MD", build: "Metal Detectable", factor: 1.25 },
] as const;

export const earMuffs = defineClass("ear-muff", {
  axes: { cup: cups, band: bands, color: colors, build: builds },
  allows: ({ cup, band, build }) => {
    if (build.code === "MD" && band.code === "C") return false;
    return !(cup.cup === "Double Shell" && band.code === "F");
  },
  describe: ({ cup, band, color, build }, brand) => {
    // The same cups press a little less on a cap or behind the neck, and are rated lower there.
    const rating = cup.rating - band.loses;
    const isPlain = build.code === "";
    return {
      name: `Ear Muffs, ${band.band}, NRR ${rating} dB, ${cup.cup} Cup, ${color}${isPlain ? "" : `, ${build.build}`}`,
      shortName: `EAR MUFFS ${band.band.toUpperCase()} NRR${rating} ${colorCode(color)}${isPlain ? "" : ` ${build.code}`}`,
      description:
        `${bandNote(band.band)} ${noiseNote(rating)} ${buildNote(build.build)} ` +
        `The rating assumes a good seal: long hair and thick temples take several decibels off.`,
      partNumber: partNumberOf(brand, `EM${cup.code}`, `${band.code}${build.code}`, colorCode(color)),
      attributes: {
        noiseReductionRating: rating,
        bandStyle: band.band,
        color,
        cup: cup.cup,
        construction: build.build,
        standard: "ANSI S3.19-1974",
      },
      category: "SAF-HEARING-MUFFS",
      family: `${band.band} Ear Muffs`,
      price: makerPrice(brand, cup.base * band.factor * build.factor),
      unit: "EA",
      shipPack: 10,
      sameAs: muffs({ band: band.band, rating, cup: cup.cup, color, construction: build.build }),
      goesWith: band.code === "C" ? [yellowCap] : [clearGlasses],
      documents: ["datasheet"],
    };
  },
});

function bandNote(band: string): string {
  if (band === "Cap-Mounted")
    return "The arms snap into the side slots of cap-style hard hats and swing away when it is quiet.";
  if (band === "Behind-the-Neck") return "The band runs behind the neck, leaving room for a hard hat or welding hood.";
  if (band === "Folding") return "Folds to the size of a fist for belt or glove box.";
  if (band === "Multi-Position") return "The band turns from over the head to under the chin.";
  return "A padded headband with stainless or acetal sliders that hold their setting.";
}

function noiseNote(rating: number): string {
  if (rating >= 28) return "For presses, saws and engine test cells above 100 dBA, with plugs beneath from 105 dBA.";
  if (rating >= 24) return "For most plant noise between 90 and 100 dBA.";
  return "Light and slim, for noise up to about 95 dBA where speech still matters.";
}

function buildNote(build: string): string {
  if (build === "Dielectric") return "No exposed metal, for electrical work.";
  if (build === "Gel Cushions") return "Gel cushions seal around the temples of safety glasses.";
  if (build === "Metal Detectable") return "Metal is molded into every plastic part, for food lines with detectors.";
  return "Foam cushions and inserts are replaceable.";
}
