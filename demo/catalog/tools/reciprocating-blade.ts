import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const blades = readCsv("tools/reciprocating-blade/blades.csv", {
  application: text,
  mark: text,
  /** Teeth per inch; two figures where they vary along the blade. */
  teeth: text,
  lengths: list(number),
  toothMaterial: text,
  height: number,
  thickness: number,
  /** Of a 6 in blade. */
  each: number,
  use: text,
});

export const reciprocatingBlades = defineClass("reciprocating-blade", {
  axes: { blade: blades, length: [6, 9, 12, 4], pieces: [5, 25, 1] },
  additions: [{ makers: 2, axes: {} }],
  allows: ({ blade, length, pieces }) =>
    blade.lengths.includes(length) && (blade.toothMaterial === "Carbide" ? pieces <= 5 : pieces > 1),
  describe: ({ blade, length, pieces }, brand) => {
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Reciprocating Saw Blade, ${blade.application}, ${blade.toothMaterial}, ${length} in, ${blade.teeth} TPI${packText}`,
      shortName: `RECIP BLADE ${length}IN ${blade.teeth}TPI ${blade.mark}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${blade.use} ${length} in long, ${blade.teeth} teeth per inch, ${blade.thickness.toFixed(3)} in thick. ` +
        "The 1/2 in universal shank fits every maker's saw. Keep three teeth in the work, and slow down in metal.",
      partNumber: partNumberOf(brand, `RB${blade.mark}`, length, pieces === 1 ? "" : `P${pieces}`),
      attributes: {
        length,
        teethPerInch: blade.teeth,
        application: blade.application,
        toothMaterial: blade.toothMaterial,
        height: blade.height,
        thickness: blade.thickness,
        shank: "1/2 in Universal",
        piecesPerPack: pieces,
      },
      category: "PTL-RECIPBLADES",
      family: `Reciprocating Saw Blades, ${blade.application}, ${blade.toothMaterial}, ${blade.teeth} TPI`,
      price: makerPrice(brand, packPrice("tools", blade.each * (0.7 + length * 0.05), pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `reciprocating blade ${blade.mark} ${length} ${pieces}`,
      countryOfOrigin: brand.code === "sundrel" ? "US" : "CN",
    };
  },
});
