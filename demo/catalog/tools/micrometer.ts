import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { withArticle } from "./format-size.ts";

const models = readCsv("tools/micrometer/models.csv", {
  reading: oneOf(["Mechanical", "Digital"]),
  graduation: number,
  protection: oneOf(["None", "IP65"]),
  mark: text,
  price: number,
  use: text,
});

const thimbles = readCsv("tools/micrometer/thimbles.csv", { name: text, code: text, factor: number, use: text });

const faces = [
  { name: "Carbide", code: "C", factor: 1 },
  { name: "Hardened Steel", code: "S", factor: 0.86 },
] as const;

const papers = [
  { name: "Inspection Report", code: "", extra: 0 },
  { name: "Calibration Certificate", code: "N", extra: 46 },
] as const;

export const micrometers = defineClass("micrometer", {
  axes: { model: models, from: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], thimble: thimbles, face: faces, paper: papers },
  allows: ({ model, from, thimble, face }) => {
    if (model.reading === "Digital") return thimble.code !== "P" && face.code === "C" && from < 6;
    return thimble.code !== "P" || from < 4;
  },
  describe: ({ model, from, thimble, face, paper }, brand) => {
    const to = from + 1;
    const isDigital = model.reading === "Digital";
    const accuracy = (isDigital ? 0.00005 : 0.0001) + Math.floor(from / 3) * 0.00005;
    const price = makerPrice(brand, model.price * (1 + from * 0.22) * thimble.factor * face.factor + paper.extra);
    return {
      name: `${isDigital ? "Digital " : ""}Outside Micrometer, ${from} to ${to} in, ${model.graduation} in, ${thimble.name}, ${face.name} Faces${paper.code === "N" ? ", Certified" : ""}`,
      shortName: `${isDigital ? "DIG " : ""}MICROMETER ${from}-${to}IN ${model.mark}${thimble.code}${face.code}${paper.code}`,
      description: [
        `Outside micrometer for ${from} to ${to} in, graduated to ${model.graduation} in and accurate to ±${Number(accuracy.toFixed(5))} in.`,
        model.use,
        thimble.use,
        from === 0
          ? "Check zero on clean faces before use."
          : `Comes with ${withArticle(`${from} in`)} standard for setting zero.`,
        ...(paper.code === "N" ? ["With a calibration certificate traceable to NIST."] : []),
      ].join(" "),
      partNumber: partNumberOf(
        brand,
        `MIC${model.mark}`,
        `${String(from).padStart(2, "0")}${thimble.code}${face.code}${paper.code}`,
      ),
      attributes: {
        reading: model.reading,
        rangeFrom: from,
        rangeTo: to,
        graduation: model.graduation,
        accuracy: Number(accuracy.toFixed(5)),
        thimble: thimble.name,
        faceMaterial: face.name,
        protection: model.protection,
        paper: paper.name,
        standard: "ASME B89.1.13",
      },
      category: isDigital ? "TST-MICROMETERS-DIGITAL" : "TST-MICROMETERS-MECHANICAL",
      family: `${model.reading} Outside Micrometers, ${thimble.name}`,
      price,
      unit: "EA",
      sameAs: micrometerIdentity(model.mark, from, thimble.code, face.code, paper.code),
      goesWith: from < 11 ? [micrometerIdentity(model.mark, to, thimble.code, face.code, paper.code)] : [],
      documents: paper.code === "N" ? ["certificate"] : ["datasheet"],
      hasProtectionPlan: isDigital && price > 75,
      countryOfOrigin: brand.code === "verrin" ? "JP" : "CN",
    };
  },
});

function micrometerIdentity(...marks: readonly (string | number)[]): string {
  return `micrometer ${marks.join(" ")}`;
}
