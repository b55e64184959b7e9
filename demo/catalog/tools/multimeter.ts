import { flag, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

/** By turns, the best sold first. */
const models = readCsv("tools/multimeter/models.csv", {
  kind: oneOf(["Digital Multimeter", "Clamp Meter"]),
  rating: text,
  volts: number,
  amps: number,
  current: oneOf(["AC/DC", "AC"]),
  counts: number,
  isTrueRms: flag,
  /** Opening of the jaw, in inches. */
  jaw: optional(number),
  price: number,
});

const features = readCsv("tools/multimeter/features.csv", { name: text, code: text, factor: number, words: text });

const kits = [
  { name: "Test Leads", code: "", extra: 0 },
  { name: "Leads, Clips and Case", code: "K", extra: 34 },
  { name: "Calibration Certificate", code: "N", extra: 78 },
] as const;

const catAdvice: Readonly<Record<string, string>> = {
  "CAT III 600 V": "CAT III covers panels, feeders and fixed equipment inside the building; not the service drop.",
  "CAT III 1000 V": "CAT III to 1,000 V covers drives and distribution panels.",
  "CAT IV 600 V": "CAT IV to 600 V and CAT III to 1,000 V: it may be used at the meter, the service drop and outdoors.",
};

export const multimeters = defineClass("multimeter", {
  axes: { model: models, feature: features, kit: kits },
  allows: ({ model, feature, kit }) => {
    if (model.counts <= 2_000 && (feature.code === "B" || kit.code === "N")) return false;
    return feature.code !== "Z" || model.counts >= 4_000;
  },
  describe: ({ model, feature, kit }, brand) => {
    const isClamp = model.kind === "Clamp Meter";
    const price = makerPrice(brand, model.price * feature.factor + kit.extra);
    const rms = model.isTrueRms ? "True RMS" : "Average Responding";
    const extra = feature.code === "" ? "" : `, ${feature.name}`;
    return {
      name: `${model.kind}, ${rms}, ${model.rating}, ${model.amps} A ${model.current}${extra}, ${kit.name}`,
      shortName: `${isClamp ? "CLAMP METER" : "MULTIMETER"} ${model.rating.replace(" V", "V")} ${model.amps}A${model.current === "AC" ? "AC" : ""} ${model.counts / 1_000}K${feature.code}${kit.code}`,
      description:
        `${isClamp ? `Clamp meter for ${model.amps} A ${model.current} through a jaw of ${model.jaw} in` : `Multimeter for ${model.volts.toLocaleString("en-US")} V, ${model.amps} A and resistance on a ${model.counts.toLocaleString("en-US")}-count display`}${feature.words}. ` +
        (model.isTrueRms
          ? "True RMS reads drives and dimmers right, where an average-responding meter can be 30 percent off. "
          : "Average responding: right on sine waves only, not on drives or dimmers. ") +
        `${catAdvice[model.rating] ?? ""}${isClamp ? " Clamp a single conductor." : ""}`,
      partNumber: partNumberOf(
        brand,
        isClamp ? "CM" : "DM",
        `${model.amps}${model.current === "AC" ? "A" : "D"}${model.counts / 100}`,
        `${model.volts / 100}${model.isTrueRms ? "R" : ""}${feature.code}${kit.code}`,
      ),
      attributes: {
        meterType: model.kind,
        safetyRating: model.rating,
        voltage: model.volts,
        current: model.amps,
        currentType: model.current,
        counts: model.counts,
        isTrueRms: model.isTrueRms,
        ...(model.jaw === undefined ? {} : { jawOpening: model.jaw }),
        feature: feature.name,
        kit: kit.name,
        standard: "IEC 61010-1, UL 61010-1",
      },
      category: isClamp ? "TST-METERS-CLAMP" : "TST-METERS-MULTIMETERS",
      family: `${plural(model.kind)}, ${model.rating}`,
      price,
      unit: "EA",
      sameAs: `${model.kind} ${model.rating} ${model.amps} ${model.current} ${model.counts} ${feature.name} ${kit.name}`,
      documents: kit.code === "N" ? ["manual", "certificate"] : ["manual"],
      hasProtectionPlan: price > 75,
      countryOfOrigin: brand.code === "ohmstead" ? "US" : "CN",
    };
  },
});
