import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { withArticle } from "./words.ts";

interface Model {
  readonly reading: "Mechanical" | "Digital";
  readonly graduation: number;
  readonly protection: "None" | "IP65";
  readonly mark: string;
  readonly price: number;
  readonly use: string;
}

const models: readonly Model[] = [
  {
    reading: "Mechanical",
    graduation: 0.001,
    protection: "None",
    mark: "M",
    price: 58,
    use: "Forty threads to the inch: one turn of the thimble is 0.025 in, one line 0.001 in.",
  },
  {
    reading: "Digital",
    graduation: 0.00005,
    protection: "IP65",
    mark: "D",
    price: 152,
    use: "Reads inches or millimeters at a button and stands coolant spray.",
  },
  {
    reading: "Mechanical",
    graduation: 0.0001,
    protection: "None",
    mark: "MV",
    price: 74,
    use: "The vernier on the sleeve splits each thousandth in ten.",
  },
  {
    reading: "Digital",
    graduation: 0.00005,
    protection: "None",
    mark: "DS",
    price: 118,
    use: "Electronic reading for dry inspection rooms, with absolute zero kept between uses.",
  },
];

const thimbles = [
  { name: "Ratchet Stop", code: "R", factor: 1, use: "The ratchet gives the same pressure whoever turns it." },
  {
    name: "Friction Thimble",
    code: "F",
    factor: 1.08,
    use: "The friction thimble slips smoothly and works one-handed.",
  },
  { name: "Plain Thimble", code: "P", factor: 0.9, use: "Plain thimble: the feel is yours." },
] as const;

const faces = [
  { name: "Carbide", code: "C", factor: 1 },
  { name: "Hardened Steel", code: "S", factor: 0.86 },
] as const;

const papers = [
  { name: "Inspection Report", code: "", extra: 0 },
  { name: "Calibration Certificate", code: "N", extra: 46 },
] as const;

export const micrometers = defineClass({
  code: "micrometer",
  name: "Outside Micrometers",
  unspsc: "41111601",
  drawing: "micrometer",
  weight: 2,
  brands: ["verrin", "calidor", "halden", "mericut", "grantham", "trentham"],
  attributes: [
    { code: "reading", name: "Reading", type: "text", isFacet: true },
    { code: "rangeFrom", name: "Range From", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "rangeTo", name: "Range To", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "graduation", name: "Graduation", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "accuracy", name: "Accuracy (±)", type: "number", unit: "in", isColumn: true },
    { code: "thimble", name: "Thimble", type: "text", isFacet: true, isColumn: true },
    { code: "faceMaterial", name: "Measuring Faces", type: "text", isFacet: true },
    { code: "protection", name: "Ingress Protection", type: "text", isFacet: true },
    { code: "paper", name: "Comes With", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, from: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], thimble: thimbles, face: faces, paper: papers },
  allows: ({ model, from, thimble, face }) => {
    if (model.reading === "Digital") return thimble.code !== "P" && face.code === "C" && from < 6;
    return thimble.code !== "P" || from < 4;
  },
  describe: ({ model, from, thimble, face, paper }, brand) => {
    const to = from + 1;
    const isDigital = model.reading === "Digital";
    const accuracy = (isDigital ? 0.00005 : 0.0001) + Math.floor(from / 3) * 0.00005;
    const price = priceOf(brand, model.price * (1 + from * 0.22) * thimble.factor * face.factor + paper.extra);
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
