import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";

interface Model {
  readonly kind: "Digital Multimeter" | "Clamp Meter";
  readonly rating: string;
  readonly volts: 600 | 1000;
  readonly amps: number;
  readonly current: "AC/DC" | "AC";
  readonly counts: number;
  readonly isTrueRms: boolean;
  /** Opening of the jaw, in inches. */
  readonly jaw?: number;
  readonly price: number;
}

/** By turns, the best sold first. */
const models: readonly Model[] = [
  {
    kind: "Digital Multimeter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 10,
    current: "AC/DC",
    counts: 6_000,
    isTrueRms: true,
    price: 118,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 400,
    current: "AC",
    counts: 4_000,
    isTrueRms: false,
    jaw: 1.2,
    price: 89,
  },
  {
    kind: "Digital Multimeter",
    rating: "CAT IV 600 V",
    volts: 1_000,
    amps: 10,
    current: "AC/DC",
    counts: 6_000,
    isTrueRms: true,
    price: 214,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT IV 600 V",
    volts: 1_000,
    amps: 600,
    current: "AC/DC",
    counts: 6_000,
    isTrueRms: true,
    jaw: 1.3,
    price: 219,
  },
  {
    kind: "Digital Multimeter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 10,
    current: "AC/DC",
    counts: 2_000,
    isTrueRms: false,
    price: 48,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 400,
    current: "AC/DC",
    counts: 4_000,
    isTrueRms: true,
    jaw: 1.2,
    price: 148,
  },
  {
    kind: "Digital Multimeter",
    rating: "CAT IV 600 V",
    volts: 1_000,
    amps: 10,
    current: "AC/DC",
    counts: 50_000,
    isTrueRms: true,
    price: 429,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT IV 600 V",
    volts: 1_000,
    amps: 1_000,
    current: "AC/DC",
    counts: 10_000,
    isTrueRms: true,
    jaw: 2,
    price: 349,
  },
  {
    kind: "Digital Multimeter",
    rating: "CAT IV 600 V",
    volts: 1_000,
    amps: 10,
    current: "AC/DC",
    counts: 20_000,
    isTrueRms: true,
    price: 329,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 600,
    current: "AC",
    counts: 6_000,
    isTrueRms: true,
    jaw: 1.4,
    price: 129,
  },
  {
    kind: "Digital Multimeter",
    rating: "CAT III 1000 V",
    volts: 1_000,
    amps: 10,
    current: "AC/DC",
    counts: 4_000,
    isTrueRms: true,
    price: 159,
  },
  {
    kind: "Clamp Meter",
    rating: "CAT III 600 V",
    volts: 600,
    amps: 200,
    current: "AC",
    counts: 2_000,
    isTrueRms: false,
    jaw: 0.7,
    price: 62,
  },
];

const features = [
  { name: "Standard", code: "", factor: 1, words: "" },
  { name: "Temperature", code: "T", factor: 1.12, words: " and a type K thermocouple" },
  { name: "Wireless", code: "B", factor: 1.35, words: ", with readings sent by radio to a phone" },
  {
    name: "Low Impedance",
    code: "Z",
    factor: 1.16,
    words: " and a low-impedance input that does away with ghost voltages",
  },
] as const;

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

export const multimeters = defineClass({
  code: "multimeter",
  name: "Multimeters & Clamp Meters",
  unspsc: "41113630",
  drawing: "multimeter",
  weight: 1.5,
  brands: ["ohmstead", "halden", "kelvane", "calidor", "ampero", "verrin"],
  attributes: [
    { code: "meterType", name: "Meter Type", type: "text", isFacet: true },
    { code: "safetyRating", name: "Measurement Category", type: "text", isFacet: true, isColumn: true },
    { code: "voltage", name: "Maximum Voltage", type: "number", unit: "V", isFacet: true, isColumn: true },
    { code: "current", name: "Maximum Current", type: "number", unit: "A", isFacet: true, isColumn: true },
    { code: "currentType", name: "Current Type", type: "text", isFacet: true, isColumn: true },
    { code: "counts", name: "Display Counts", type: "number", isColumn: true },
    { code: "isTrueRms", name: "True RMS", type: "flag", isFacet: true },
    { code: "jawOpening", name: "Jaw Opening", type: "number", unit: "in", isOptional: true },
    { code: "feature", name: "Extra Function", type: "text", isFacet: true },
    { code: "kit", name: "Comes With", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, feature: features, kit: kits },
  allows: ({ model, feature, kit }) => {
    if (model.counts <= 2_000 && (feature.code === "B" || kit.code === "N")) return false;
    return feature.code !== "Z" || model.counts >= 4_000;
  },
  describe: ({ model, feature, kit }, brand) => {
    const isClamp = model.kind === "Clamp Meter";
    const price = priceOf(brand, model.price * feature.factor + kit.extra);
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
      family: `${model.kind}s, ${model.rating}`,
      price,
      unit: "EA",
      sameAs: `${model.kind} ${model.rating} ${model.amps} ${model.current} ${model.counts} ${feature.name} ${kit.name}`,
      documents: kit.code === "N" ? ["manual", "certificate"] : ["manual"],
      hasProtectionPlan: price > 75,
      countryOfOrigin: brand.code === "ohmstead" ? "US" : "CN",
    };
  },
});
