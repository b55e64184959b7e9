import { decimal } from "@capstan/platform/fraction";
import { list, number, object, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import type { WasherSize } from "./data-washers.ts";
import { codeOf } from "./format-size.ts";
import { washerText } from "./relations.ts";

const types = readJson(
  "fasteners/washer/types.json",
  list(
    object({
      washerType: text,
      sizes: list(object({ size: text, inside: number, outside: number, thickness: number })),
      category: text,
      mark: text,
      standard: text,
      words: text,
    }),
  ),
);

const metals = readCsv("fasteners/washer/metals.csv", {
  grade: text,
  finish: text,
  material: text,
  mark: text,
  factor: number,
});

const metalWords: Readonly<Record<string, string>> = readJson("fasteners/washer/metal-words.json", record(text));

/** Sizes of all types by turns, so that each type is in the front. */
const longest = Math.max(...types.map(({ sizes }) => sizes.length));
const products = Array.from({ length: longest }, (_, at) =>
  types.flatMap((kind) => kind.sizes.slice(at, at + 1).map((size: WasherSize) => ({ kind, size }))),
).flat();

export const washers = defineClass("washer", {
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
    const each = (0.018 + volume * 1.9) * metal.factor * boxFactor(pieces);
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
      partNumber: partNumberOf(brand, kind.mark, codeOf(size.size), metal.mark, `Q${pieces}`),
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
      category: kind.category,
      family: `${kind.washerType} Washers, ${metalName}`,
      price: makerPrice(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: washerText(kind.washerType, size.size, metal, pieces),
      unspsc: kind.mark === "SLW" ? "31161801" : "31161807",
      countryOfOrigin: originOf(brand),
    };
  },
});
