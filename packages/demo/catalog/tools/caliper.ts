import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";

interface Model {
  readonly reading: "Digital" | "Dial" | "Vernier";
  readonly resolution: number;
  readonly protection: string;
  readonly output: "None" | "Cable" | "Wireless";
  readonly mark: string;
  readonly price: number;
  readonly use: string;
}

const models: readonly Model[] = [
  {
    reading: "Digital",
    resolution: 0.0005,
    protection: "IP54",
    output: "None",
    mark: "D",
    price: 62,
    use: "Switches between inches and millimeters; zero it anywhere along the beam to compare against a master.",
  },
  {
    reading: "Dial",
    resolution: 0.001,
    protection: "None",
    output: "None",
    mark: "L",
    price: 79,
    use: "One turn of the pointer is 0.100 in. Keep the rack brushed clean: a chip in it makes the pointer jump.",
  },
  {
    reading: "Digital",
    resolution: 0.0005,
    protection: "IP67",
    output: "None",
    mark: "DW",
    price: 138,
    use: "Sealed to IP67, so it measures with coolant running; rinse it when done.",
  },
  {
    reading: "Vernier",
    resolution: 0.001,
    protection: "None",
    output: "None",
    mark: "V",
    price: 48,
    use: "Nothing to charge and little to wear, on a satin scale that reads without glare.",
  },
  {
    reading: "Digital",
    resolution: 0.0005,
    protection: "IP54",
    output: "Cable",
    mark: "DC",
    price: 124,
    use: "A cable port sends each reading to a spreadsheet or an SPC collector.",
  },
  {
    reading: "Digital",
    resolution: 0.0005,
    protection: "IP67",
    output: "Wireless",
    mark: "DX",
    price: 228,
    use: "Sends readings by radio to a receiver within about 60 feet.",
  },
  {
    reading: "Digital",
    resolution: 0.0005,
    protection: "IP67",
    output: "Cable",
    mark: "DWC",
    price: 176,
    use: "Sealed against coolant, with a gasketed data port.",
  },
];

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

export const calipers = defineClass({
  code: "caliper",
  name: "Calipers",
  unspsc: "41111621",
  drawing: "caliper",
  weight: 2,
  brands: ["verrin", "calidor", "halden", "mericut", "stavely", "grantham"],
  attributes: [
    { code: "reading", name: "Reading", type: "text", isFacet: true },
    { code: "range", name: "Range", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "resolution", name: "Resolution", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "accuracy", name: "Accuracy (±)", type: "number", unit: "in", isColumn: true },
    { code: "protection", name: "Ingress Protection", type: "text", isFacet: true, isColumn: true },
    { code: "output", name: "Data Output", type: "text", isFacet: true },
    { code: "jawMaterial", name: "Jaw Faces", type: "text", isFacet: true },
    { code: "paper", name: "Comes With", type: "text", isFacet: true },
    { code: "jawLength", name: "Outside Jaw Length", type: "number", unit: "in" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, range: [6, 8, 12, 4, 24, 18], jaw: jaws, paper: papers },
  allows: ({ model, range, jaw }) => {
    if (range > 12 && (jaw.code === "C" || model.output === "Wireless" || model.reading === "Dial")) return false;
    return range !== 4 || (model.output === "None" && jaw.code === "S");
  },
  describe: ({ model, range, jaw, paper }, brand) => {
    const accuracy = accuracyOf(range, model);
    const isDigital = model.reading === "Digital";
    const rangeFactor = range === 4 ? 0.95 : 1 + ((range - 6) / 6) ** 1.25 * 0.85;
    const price = priceOf(brand, model.price * rangeFactor * jaw.factor + paper.extra);
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
