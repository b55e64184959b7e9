import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const types = readCsv("electrical/exit-sign/types.csv", {
  name: oneOf(["LED with Battery Backup", "LED", "LED and Emergency Light Combo", "Photoluminescent"]),
  mark: text,
  lampHeads: number,
  /** Inches. */
  width: number,
  height: number,
  watts: number,
  price: number,
  note: text,
});

export const exitSigns = defineClass("exit-sign", {
  axes: { type: types, letters: ["Red", "Green"], color: ["White", "Black", "Silver"], faces: [1, 2] },
  additions: [{ makers: 3, axes: {} }],
  allows: ({ type, color, faces }) => {
    if (type.name === "Photoluminescent") return color === "Silver" && faces === 1;
    return color !== "Silver" && (type.lampHeads === 0 || faces === 1);
  },
  describe: ({ type, letters, color, faces }, brand) => ({
    name: `Exit Sign, ${type.name}, ${letters} Letters, ${color}, ${faces === 1 ? "Single" : "Double"} Face`,
    shortName: `EXIT SIGN ${type.mark} ${letters.toUpperCase()} ${color.toUpperCase()} ${faces}F`,
    description:
      `${letters} 6 in letters on a ${color.toLowerCase()} sign, with chevrons to knock out for the direction. ${type.note} ` +
      "Some cities allow only one color of letters: ask the fire marshal.",
    partNumber: partNumberOf(brand, `EX${type.mark}`, `${letters.slice(0, 1)}${color.slice(0, 1)}${faces}`),
    attributes: {
      signType: type.name,
      letterColor: letters,
      color,
      faces,
      lampHeads: type.lampHeads,
      letterHeight: 6,
      width: type.width,
      height: type.height,
      ...(type.watts > 0 ? { wattage: type.watts, voltage: "120/277 V AC" } : {}),
      ...(type.name === "LED" ? {} : { runTime: 90 }),
      standard: "UL 924, NFPA 101",
    },
    category: "LGT-EXIT-SIGNS",
    family: `Exit Signs, ${type.name}`,
    price: makerPrice(brand, type.price * (faces === 2 ? 1.12 : 1) * (color === "Black" ? 1.05 : 1)),
    unit: "EA",
    sameAs: `exit sign ${type.mark} ${letters} ${color} ${faces}`,
    documents: ["datasheet"],
  }),
});
