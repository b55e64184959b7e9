import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const models = readCsv("tools/caliper/models.csv", {
  reading: oneOf(["Digital", "Dial", "Vernier"]),
  resolution: number,
  protection: text,
  output: oneOf(["None", "Cable", "Wireless"]),
  mark: text,
  price: number,
  use: text,
});
type Model = (typeof models)[number];

/** Longer beams read a little less true. */
function accuracyOf(range: number, model: Model): number {
  const base = model.reading === "Digital" ? 0.001 : 0.001;
  return range > 18 ? base * 2 : range > 8 ? base * 1.5 : base;
}

const jaws = [
  { name: "Steel", code: "S", factor: 1 },
  { name: "Carbide", code: "C", factor: 1.45 },
] as const;

const papers = [
  { name: "Inspection Report", code: "", extra: 0 },
  { name: "Calibration Certificate", code: "N", extra: 42 },
] as const;

export const calipers = defineClass("caliper", {
  axes: { model: models, range: [6, 8, 12, 4, 24, 18], jaw: jaws, paper: papers },
  allows: ({ model, range, jaw }) => {
    if (range > 12 && (jaw.code === "C" || model.output === "Wireless" || model.reading === "Dial")) return false;
    return range !== 4 || (model.output === "None" && jaw.code === "S");
  },
  describe: ({ model, range, jaw, paper }, brand) => {
    const accuracy = accuracyOf(range, model);
    const isDigital = model.reading === "Digital";
    const rangeFactor = range === 4 ? 0.95 : 1 + ((range - 6) / 6) ** 1.25 * 0.85;
    const price = makerPrice(brand, model.price * rangeFactor * jaw.factor + paper.extra);
    const extras = [
      model.protection === "IP67" ? "IP67" : "",
      model.output === "None" ? "" : `${model.output} Output`,
      jaw.code === "C" ? "Carbide Jaws" : "",
      paper.code === "N" ? "Certified" : "",
    ].filter((extra) => extra !== "");
    return {
      name: [`${model.reading} Caliper`, `0 to ${range} in`, `${model.resolution} in Resolution`, ...extras].join(", "),
      shortName: `${model.reading.toUpperCase()} CALIPER 0-${range}IN ${model.mark}${jaw.code}${paper.code}`,
      description:
        `${model.reading} caliper for outside, inside, depth and step measurement to ${range} in${isDigital ? ` (${Math.round(range * 25.4)} mm)` : ""}, accurate to ±${accuracy} in. ${model.use} ` +
        (jaw.code === "C" ? "Carbide faces outlast steel on cast and ground work. " : "") +
        (paper.code === "N"
          ? "Comes with a calibration certificate traceable to NIST."
          : "Comes in a case, with the maker's inspection report."),
      partNumber: partNumberOf(brand, `CAL${model.mark}`, `${String(range).padStart(2, "0")}${jaw.code}${paper.code}`),
      attributes: {
        reading: model.reading,
        range,
        resolution: model.resolution,
        accuracy,
        protection: model.protection,
        output: model.output,
        jawMaterial: jaw.name,
        paper: paper.name,
        jawLength: range > 12 ? 3.5 : range > 8 ? 2.36 : 1.57,
        standard: "ASME B89.1.14",
      },
      category: isDigital ? "TST-CALIPERS-DIGITAL" : "TST-CALIPERS-DIAL",
      family: `${model.reading} Calipers${isDigital ? `, ${model.protection}` : ""}`,
      price,
      unit: "EA",
      sameAs: `caliper ${model.mark} ${range} ${jaw.code}${paper.code}`,
      documents: paper.code === "N" ? ["certificate"] : ["datasheet"],
      hasProtectionPlan: isDigital && price > 75,
      countryOfOrigin: brand.code === "verrin" ? "JP" : "CN",
    };
  },
});
