import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const kinds = [
  {
    name: "Set-Screw Connector",
    mark: "SC",
    price: 0.62,
    growth: 1.5,
    use: "Joins tubing to a box or enclosure through a knockout. Set screws are quick, and right for dry places and poured concrete if taped.",
  },
  {
    name: "Set-Screw Coupling",
    mark: "SK",
    price: 0.66,
    growth: 1.5,
    use: "Joins two lengths of tubing end to end; the center stop keeps the joint in the middle.",
  },
  {
    name: "Compression Connector",
    mark: "CC",
    price: 1.05,
    growth: 1.6,
    use: "The gland ring grips the tubing all round. Raintight versions keep water out of boxes outdoors.",
  },
  {
    name: "Compression Coupling",
    mark: "CK",
    price: 1.2,
    growth: 1.6,
    use: "A gland at each end makes a joint that holds in weather and against pull.",
  },
  {
    name: "One-Hole Strap",
    mark: "S1",
    price: 0.28,
    growth: 1.25,
    use: "Fastens a run to a wall with one screw; space them at 10 ft or less, and within 3 ft of each box.",
  },
  {
    name: "Two-Hole Strap",
    mark: "S2",
    price: 0.34,
    growth: 1.25,
    use: "Two screws spread the load where vibration or long spans would work a one-hole strap loose.",
  },
  {
    name: "90 Degree Elbow",
    mark: "E9",
    price: 3.1,
    growth: 1.7,
    use: "A factory bend with the radius that NEC Chapter 9 asks; it counts as 90 of the 360 degrees allowed between pulls.",
  },
  {
    name: "Pull Elbow",
    mark: "PE",
    price: 4.4,
    growth: 1.55,
    use: "A tight corner with a cover, so wire can be pulled through and turned; splices don't belong in it.",
  },
  { name: "45 Degree Elbow", mark: "E4", price: 2.9, growth: 1.7, use: "A factory bend for offsets and saddles." },
  {
    name: "Offset Connector",
    mark: "OC",
    price: 2.2,
    growth: 1.6,
    use: "Steps the run out from the wall to meet a knockout without bending the tubing.",
  },
] as const;

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 3.5] as const;

/** Outside diameter of electrical metallic tubing, ANSI C80.3, by trade size. */
const tubing: Readonly<Record<number, number>> = {
  0.5: 0.706,
  0.75: 0.922,
  1: 1.163,
  1.25: 1.51,
  1.5: 1.74,
  2: 2.197,
  2.5: 2.875,
  3: 3.5,
  3.5: 4,
  4: 4.5,
};

const materials = [
  {
    name: "Steel",
    finish: "Zinc Plated",
    mark: "ST",
    factor: 1,
    note: "Steel, concrete-tight when taped, and accepted where specifications rule out die-cast.",
  },
  {
    name: "Die-Cast Zinc",
    finish: "Plain",
    mark: "DC",
    factor: 0.68,
    note: "Die-cast zinc costs less and won't rust, but cracks if over-torqued.",
  },
  {
    name: "316 Stainless Steel",
    finish: "Plain",
    mark: "SS",
    factor: 14,
    note: "Stainless for wash-down rooms, docks and chemical plants.",
  },
] as const;

export const emtFittings = defineClass({
  code: "emt-fitting",
  name: "EMT Conduit Fittings",
  unspsc: "39121434",
  drawing: "emt-fitting",
  weight: 3,
  brands: ["conduwell", "northgrid", "voltaris", "lugstrom", "ohmbridge", "amperis", "copperline"],
  attributes: [
    { code: "fittingType", name: "Fitting Type", type: "text", isFacet: true },
    {
      code: "tradeSize",
      name: "Trade Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text" },
    { code: "throat", name: "Throat", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "diameter", name: "Tubing Outside Diameter", type: "number", unit: "in", isColumn: true },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    kind: kinds,
    size: sizes,
    material: materials,
    throat: ["Plain", "Insulated"],
    pieces: [25, 1, 10, 50, 100, 5],
  },
  allows: ({ kind, size, material, throat, pieces }) => {
    if (throat === "Insulated" && !kind.name.endsWith("Connector")) return false;
    if (kind.name.includes("Elbow") && kind.mark !== "PE" && material.mark === "DC") return false;
    if (kind.name === "Offset Connector" && size > 2) return false;
    if (kind.name === "Pull Elbow" && size > 3) return false;
    if (material.mark === "SS" && (size > 2 || pieces > 10)) return false;
    if (size <= 1) return pieces >= 10 || material.mark === "SS";
    return size <= 2 ? pieces <= 25 : pieces <= 10;
  },
  describe: ({ kind, size, material, throat, pieces }, brand) => {
    const trade = `${inchFraction(size)} in`;
    const isConnector = kind.name.endsWith("Connector");
    const insulated = isConnector && throat === "Insulated";
    return {
      name: `EMT ${kind.name}, ${material.name}${insulated ? ", Insulated Throat" : ""}, ${trade} Trade Size${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `EMT ${shortKind(kind.name)} ${material.mark}${insulated ? " INS" : ""} ${inchFraction(size)}IN ${pieces}PK`,
      description:
        `${kind.use} ${material.note} ` +
        `${insulated ? "The plastic throat spares insulation during the pull. " : ""}Fits ${trade} EMT, ${tubing[size]} in outside diameter.`,
      partNumber: makerNumber(
        brand,
        `${kind.mark}${material.mark}${insulated ? "I" : ""}`,
        Math.round(size * 100),
        pieces,
      ),
      attributes: {
        fittingType: kind.name,
        tradeSize: size,
        material: material.name,
        finish: material.finish,
        ...(isConnector ? { throat } : {}),
        diameter: tubing[size] ?? size,
        packQuantity: pieces,
        standard: "UL 514B",
      },
      category: "ELE-CONDUIT",
      family: `EMT ${kind.name}s, ${material.name}`,
      price: packPrice(kind.price * material.factor * (insulated ? 1.25 : 1) * (size / 0.5) ** kind.growth, pieces),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `emt ${kind.name} ${material.name} ${throat} ${trade} ${pieces}`,
      ...(isConnector ? { goesWith: [`emt One-Hole Strap Steel Plain ${trade} ${pieces}`] } : {}),
    };
  },
});

function shortKind(name: string): string {
  return name
    .toUpperCase()
    .replace("COMPRESSION", "COMP")
    .replace("CONNECTOR", "CONN")
    .replace("COUPLING", "CPLG")
    .replace("DEGREE ", "");
}
