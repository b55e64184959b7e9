import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { chainSizes } from "./data-chain.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { oilName, rollerChainName, sprocketName } from "./names.ts";

const builds = [
  {
    material: "Carbon Steel",
    finish: "Oiled",
    code: "",
    factor: 1,
    strength: 1,
    note: "Carbon steel, pre-loaded and dipped in hot oil at the works.",
  },
  {
    material: "Carbon Steel",
    finish: "Nickel Plated",
    code: "NP",
    factor: 2.3,
    strength: 0.9,
    note: "Nickel plate stands weather and light washdown at about nine tenths of the strength of plain chain.",
  },
  {
    material: "304 Stainless Steel",
    finish: "Plain",
    code: "SS",
    factor: 5.4,
    strength: 0.62,
    note: "304 stainless for food, chemicals and heat up to 750 F; it wears faster than carbon steel, so load it lightly.",
  },
  {
    material: "Carbon Steel",
    finish: "Self-Lubricating",
    code: "SL",
    factor: 3.6,
    strength: 0.85,
    note: "Sintered bushings hold oil for places that can't be lubricated or must not drip.",
  },
  {
    material: "Carbon Steel",
    finish: "Heavy Series",
    code: "H",
    factor: 1.35,
    strength: 1.08,
    note: "Heavy series: side plates of the next size up, for shock and frequent starts.",
  },
  {
    material: "Carbon Steel",
    finish: "Zinc Plated",
    code: "ZP",
    factor: 1.7,
    strength: 0.9,
    note: "Zinc plate for outdoor drives that are seldom washed.",
  },
] as const;

const assemblies = [
  { name: "Riveted", code: "R", factor: 1 },
  { name: "Cottered", code: "C", factor: 1.06 },
] as const;

export const rollerChain = defineClass({
  code: "roller-chain",
  name: "Roller Chain",
  unspsc: "26111513",
  drawing: "roller-chain",
  weight: 3,
  brands: [
    "lindmere",
    "chaindale",
    "ashmoor",
    "halden-roe",
    "tessaro",
    "drummore",
    "kestermark",
    "norrvik",
    "veltrane",
    "corvane",
  ],
  attributes: [
    { code: "chainSize", name: "ANSI Number", type: "text", isFacet: true, isColumn: true },
    { code: "pitch", name: "Pitch", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "strands", name: "Strands", type: "number", isFacet: true, isColumn: true },
    { code: "lengthFeet", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "assembly", name: "Pin Assembly", type: "text", isFacet: true },
    { code: "rollerDiameter", name: "Roller Diameter", type: "number", unit: "in" },
    {
      code: "rollerWidth",
      name: "Width Between Plates",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
    },
    { code: "pinDiameter", name: "Pin Diameter", type: "number", unit: "in" },
    { code: "tensileStrength", name: "Minimum Tensile Strength", type: "number", unit: "lb", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: makersNumber(brand, `${size.number}${build.code}`, String(strands), `${assembly.code}${feet}`),
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
      price: cents(
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
