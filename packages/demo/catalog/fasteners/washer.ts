import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { type WasherSize, fenderWashers, metricWashers, saeWashers, splitWashers, ussWashers } from "./data-washers.ts";
import { codeOf, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";
import { washerText } from "./relations.ts";

const types = [
  {
    washerType: "SAE Flat",
    sizes: saeWashers,
    shelf: "FAS-WASHERS-FLAT",
    mark: "SAE",
    standard: "ASME B18.21.1",
    words: "The narrow SAE pattern fits under socket heads and in tight spots; the hole is 1/32 in over the screw.",
  },
  {
    washerType: "Split Lock",
    sizes: splitWashers,
    shelf: "FAS-WASHERS-LOCK",
    mark: "SLW",
    standard: "ASME B18.21.1",
    words:
      "Flattened under load, the split ring keeps some spring in a joint that settles. It does little against strong vibration, where a lock nut serves better.",
  },
  {
    washerType: "USS Flat",
    sizes: ussWashers,
    shelf: "FAS-WASHERS-FLAT",
    mark: "USS",
    standard: "ASME B18.21.1",
    words: "The wide USS pattern spreads the load over soft or slotted material and allows a loose hole.",
  },
  {
    washerType: "Fender",
    sizes: fenderWashers,
    shelf: "FAS-WASHERS-FENDER",
    mark: "FND",
    standard: "Trade standard",
    words:
      "A small hole in a large disc, for sheet metal, plastic and wood that an ordinary washer would pull through.",
  },
  {
    washerType: "Metric Flat",
    sizes: metricWashers,
    shelf: "FAS-WASHERS-FLAT",
    mark: "ISO",
    standard: "ISO 7089",
    words: "Normal series to ISO 7089, the size that metric hex screws are drawn with.",
  },
] as const;

const metals = [
  { grade: "Low Carbon", finish: "Zinc Plated", material: "Steel", mark: "Z", factor: 1 },
  { grade: "18-8", finish: "Plain", material: "Stainless Steel", mark: "S18", factor: 2.6 },
  { grade: "Through-Hardened", finish: "Yellow Zinc", material: "Steel", mark: "HY", factor: 1.6 },
  { grade: "316", finish: "Plain", material: "Stainless Steel", mark: "S316", factor: 3.9 },
  { grade: "Low Carbon", finish: "Hot Dip Galvanized", material: "Steel", mark: "HDG", factor: 1.6 },
  { grade: "Through-Hardened", finish: "Plain", material: "Steel", mark: "HP", factor: 1.4 },
  { grade: "Low Carbon", finish: "Plain", material: "Steel", mark: "P", factor: 0.9 },
  { grade: "Low Carbon", finish: "Black Oxide", material: "Steel", mark: "BO", factor: 1.15 },
  { grade: "360", finish: "Plain", material: "Brass", mark: "BR", factor: 4.4 },
] as const;

const metalWords: Readonly<Record<string, string>> = {
  Z: "Zinc-plated low-carbon steel for screws up to Grade 5.",
  P: "Plain low-carbon steel, to be painted or welded.",
  BO: "Black oxide cuts glare and matches alloy socket screws.",
  HY: "Through-hardened to HRC 38-45 so that it does not dish under Grade 8 screws.",
  HP: "Through-hardened to HRC 38-45 and left plain, for Grade 8, 10.9 and 12.9 screws.",
  HDG: "Hot dip galvanized for outdoor steel; the coating takes up part of the clearance.",
  S18: "18-8 stainless for weather and wash-downs.",
  S316: "316 stainless for salt air and chlorides.",
  BR: "Brass for electrical studs and marine trim.",
};

/** Sizes of all types by turns, so that each type is in the front. */
const longest = Math.max(...types.map(({ sizes }) => sizes.length));
const products = Array.from({ length: longest }, (_, at) =>
  types.flatMap((kind) => kind.sizes.slice(at, at + 1).map((size: WasherSize) => ({ kind, size }))),
).flat();

export const washers = defineClass({
  code: "washer",
  name: "Washers",
  unspsc: "31161800",
  drawing: "washer",
  weight: 6,
  brands: ["harbolt", "tarnwick", "kestrelock", "ironmere", "marlinox", "ashlock", "oslund-metric", "dunmarrow"],
  attributes: [
    { code: "size", name: "Screw Size", type: "text", isFacet: true, isColumn: true },
    { code: "washerType", name: "Washer Type", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "insideDiameter", name: "Inside Diameter", type: "number", unit: "in", isColumn: true, isOptional: true },
    { code: "outsideDiameter", name: "Outside Diameter", type: "number", unit: "in", isColumn: true, isOptional: true },
    { code: "thickness", name: "Thickness", type: "number", unit: "in", isColumn: true, isOptional: true },
    { code: "insideDiameterMm", name: "Inside Diameter", type: "number", unit: "mm", isColumn: true, isOptional: true },
    {
      code: "outsideDiameterMm",
      name: "Outside Diameter",
      type: "number",
      unit: "mm",
      isColumn: true,
      isOptional: true,
    },
    { code: "thicknessMm", name: "Thickness", type: "number", unit: "mm", isColumn: true, isOptional: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { pieces: [100, 50, 250, 25, 500, 1_000], metal: metals, product: products },
  allows: ({ product: { kind, size }, metal, pieces }) => {
    const outside = kind.mark === "ISO" ? size.outside / 25.4 : size.outside;
    if (metal.grade === "Through-Hardened" && !["SAE", "USS", "ISO"].includes(kind.mark)) return false;
    if (metal.mark === "BR" && outside > 1.1) return false;
    if (outside > 1.4) return pieces <= 50;
    return outside > 1 ? pieces >= 50 && pieces <= 250 : pieces >= 100;
  },
  describe: ({ product: { kind, size }, metal, pieces }, brand) => {
    const isMetric = kind.mark === "ISO";
    const scale = isMetric ? 25.4 : 1;
    const volume = ((size.outside ** 2 - size.inside ** 2) * size.thickness) / scale ** 3;
    const each = (0.018 + volume * 1.9) * metal.factor * packFactor(pieces);
    const unit = isMetric ? "mm" : "in";
    const metalName =
      metal.material === "Stainless Steel"
        ? `${metal.grade} Stainless Steel`
        : `${metal.material}, ${metal.grade === "Through-Hardened" ? "Hardened, " : ""}${metal.finish}`;
    const sizeText = size.size.startsWith("#") || isMetric ? size.size : `${size.size} in`;
    return {
      name: `${kind.washerType} Washer, ${metalName}, ${sizeText}`,
      shortName: `WASHER ${kind.mark} ${metal.mark} ${size.size.replace(" x ", "X")} PK${pieces}`,
      description:
        `${kind.washerType} washer for ${sizeText.replace(/ x .*$/, " in")} screws, ${decimal(size.outside)} ${unit} outside and ${decimal(size.thickness)} ${unit} thick. ` +
        `${kind.words} ${metalWords[metal.mark] ?? ""}`,
      partNumber: partNumberOf(brand, [kind.mark, codeOf(size.size), metal.mark, `Q${pieces}`]),
      attributes: {
        size: size.size,
        washerType: kind.washerType,
        material: metal.material,
        grade: metal.grade,
        finish: metal.finish,
        ...(isMetric
          ? { insideDiameterMm: size.inside, outsideDiameterMm: size.outside, thicknessMm: size.thickness }
          : { insideDiameter: size.inside, outsideDiameter: size.outside, thickness: size.thickness }),
        standard: kind.standard,
      },
      category: kind.shelf,
      family: `${kind.washerType} Washers, ${metalName}`,
      price: priceBy(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: washerText(kind.washerType, size.size, metal, pieces),
      unspsc: kind.mark === "SLW" ? "31161801" : "31161807",
      countryOfOrigin: originOf(brand),
    };
  },
});
