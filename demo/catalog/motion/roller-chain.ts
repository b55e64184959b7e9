import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { chainSizes } from "./data-chain.ts";
import { oilName, rollerChainName, sprocketName } from "./names.ts";

const builds = readCsv("motion/roller-chain/builds.csv", {
  material: text,
  finish: text,
  code: text,
  factor: number,
  strength: number,
  note: text,
});

const assemblies = [
  { name: "Riveted", code: "R", factor: 1 },
  { name: "Cottered", code: "C", factor: 1.06 },
] as const;

export const rollerChain = defineClass("roller-chain", {
  axes: {
    size: chainSizes,
    build: builds,
    feet: [10, 50, 5, 100, 20, 25, 3],
    strands: [1, 2, 3, 4],
    assembly: assemblies,
  },
  allows: ({ size, build, feet, strands, assembly }) => {
    if (size.number === "41" && strands > 1) return false;
    if (size.number === "25" && strands > 2) return false;
    if (assembly.code === "C" && size.pitch < 0.75) return false;
    if (build.code !== "" && (strands > 2 || size.pitch > 1.5)) return false;
    if (build.code === "H" && size.pitch < 0.75) return false;
    return size.pitch < 1.5 || feet <= 50;
  },
  describe: ({ size, build, feet, strands, assembly }, brand) => {
    const suffix = strands === 1 ? "" : `-${strands}`;
    const trade = `${size.number}${build.code}${suffix}`;
    const looks = build.code === "" ? "" : build.code === "SS" ? ", Stainless Steel" : `, ${build.finish}`;
    const strength = Math.round((size.strength * strands * build.strength) / 5) * 5;
    const strandText = strands === 1 ? "" : `, ${strands} Strand`;
    const pitches = Math.round((feet * 12) / size.pitch);
    return {
      name: `Roller Chain, ANSI ${size.number}${suffix}${looks}${strandText}, ${feet} ft, ${assembly.name}`,
      shortName: `ROLLER CHAIN ${trade} ${feet}FT ${assembly.code === "R" ? "RIV" : "COT"}`,
      description:
        `ANSI ${size.number} roller chain, ${inchFraction(size.pitch)} in pitch${strands > 1 ? `, ${strands} strands side by side` : ""}: ${pitches} pitches in ${feet} ft, with one connecting link. ` +
        `${build.note} ${assembly.name === "Cottered" ? "Cotter pins on one side make it easy to take apart in the field. " : ""}` +
        `Replace it when it has grown three percent, and the worn sprockets with it.`,
      partNumber: partNumberOf(brand, `${size.number}${build.code}`, String(strands), `${assembly.code}${feet}`),
      attributes: {
        chainSize: size.number,
        pitch: size.pitch,
        strands,
        lengthFeet: feet,
        material: build.material,
        finish: build.finish,
        assembly: assembly.name,
        rollerDiameter: size.rollerDiameter,
        rollerWidth: size.rollerWidth,
        pinDiameter: size.pinDiameter,
        tensileStrength: strength,
        standard: "ANSI B29.1",
      },
      category: "MOT-CHAIN",
      family: `Roller Chain, ${build.material}, ${build.finish}${strandText}`,
      price: makerListPrice(
        brand,
        size.pricePerFoot * feet * build.factor * (strands * 1.06 - 0.06) * assembly.factor * (feet >= 50 ? 0.88 : 1),
      ),
      unit: feet >= 50 ? "RL" : "EA",
      sameAs:
        build.code === "" && assembly.code === "R"
          ? rollerChainName(size.number, strands, feet)
          : `roller chain ${trade} ${feet} ft ${assembly.name}`,
      goesWith: [
        sprocketName(size.number, 20, size.pitch >= 1 ? 1.5 : 0.75),
        oilName("Rust & Oxidation Inhibited", 150, "Mineral", "1 gal"),
      ],
    };
  },
});
