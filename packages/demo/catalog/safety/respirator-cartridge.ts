import { defineClass } from "../kit/item-class.ts";
import { partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";
import { connections } from "./respirator.ts";
import { cartridge, facepiece } from "./same-as.ts";

/** Hazards with the NIOSH colors of 42 CFR 84. */
const hazards = [
  {
    code: "OV",
    hazard: "Organic Vapor",
    color: "Black",
    filter: "None",
    base: 8.2,
    use: "paint solvents, adhesives and degreasers",
  },
  {
    code: "P100",
    hazard: "P100",
    color: "Magenta",
    filter: "P100",
    base: 5.6,
    use: "lead, asbestos, silica and welding fume, oily or not",
  },
  {
    code: "OVP",
    hazard: "Organic Vapor, P100",
    color: "Black/Magenta",
    filter: "P100",
    base: 13.4,
    use: "spray finishing, where vapor and mist come together",
  },
  {
    code: "MG",
    hazard: "Multi-Gas/Vapor, P100",
    color: "Olive/Magenta",
    filter: "P100",
    base: 18.9,
    use: "mixed and changing chemical work",
  },
  {
    code: "AG",
    hazard: "Acid Gas",
    color: "White",
    filter: "None",
    base: 8.6,
    use: "chlorine, hydrogen chloride and sulfur dioxide",
  },
  {
    code: "OVA",
    hazard: "Organic Vapor, Acid Gas",
    color: "Yellow",
    filter: "None",
    base: 9.8,
    use: "plating lines and mixed vapors",
  },
  {
    code: "AM",
    hazard: "Ammonia, Methylamine",
    color: "Green",
    filter: "None",
    base: 9.1,
    use: "refrigeration rooms and fertilizer",
  },
  {
    code: "N95",
    hazard: "N95",
    color: "White",
    filter: "N95",
    base: 1.9,
    use: "dusts without oil such as wood, grain and cement",
  },
  {
    code: "OVN",
    hazard: "Organic Vapor, N95",
    color: "Black",
    filter: "N95",
    base: 10.2,
    use: "pesticides and light spraying without oil mist",
  },
  {
    code: "P95",
    hazard: "P95",
    color: "Orange",
    filter: "P95",
    base: 3.2,
    use: "oil mist from machining and cutting fluids",
  },
  {
    code: "MV",
    hazard: "Mercury Vapor, Chlorine",
    color: "Orange",
    filter: "None",
    base: 24.5,
    use: "mercury spills and lamp recycling; watch the end-of-service indicator",
  },
  {
    code: "FM",
    hazard: "Formaldehyde, Organic Vapor",
    color: "Olive",
    filter: "None",
    base: 11.3,
    use: "laboratories, resins and tissue work",
  },
  {
    code: "P100N",
    hazard: "P100, Nuisance Organic Vapor",
    color: "Magenta",
    filter: "P100",
    base: 7.4,
    use: "welding on coated metal, where vapor stays below its limit",
  },
] as const;

const usualMask = {
  mask: "Half Mask",
  material: "Thermoplastic Elastomer",
  harness: "4-Point",
  size: "Medium",
} as const;

const counts = [2, 6, 60, 20] as const;

export const respiratorCartridges = defineClass({
  code: "respirator-cartridge",
  name: "Respirator Cartridges & Filters",
  unspsc: "46182002",
  drawing: "respirator-cartridge",
  weight: 1,
  brands: ["airholt", "clearline", "harrowgate", "corrigard", "castlegate", "bracken", "northfold"],
  attributes: [
    { code: "hazard", name: "Protects Against", type: "text", isFacet: true, isColumn: true },
    { code: "filterClass", name: "Filter Class", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "NIOSH Color", type: "text", isFacet: true },
    { code: "connection", name: "Connection", type: "text", isFacet: true, isColumn: true },
    { code: "profile", name: "Profile", type: "text", isFacet: true },
    { code: "packageQuantity", name: "Package Quantity", type: "number", isFacet: true, isColumn: true },
    { code: "approval", name: "Approval", type: "text" },
  ],
  axes: { hazard: hazards, connection: connections, count: counts, profile: ["Standard", "Low Profile"] },
  allows: ({ hazard, count, profile, connection }) => {
    if (profile === "Low Profile" && (connection === "Threaded 40 mm" || hazard.base > 20)) return false;
    return count !== 20 || hazard.filter !== "None";
  },
  describe: ({ hazard, connection, count, profile }, brand) => {
    const isLow = profile === "Low Profile";
    const isDisc = hazard.hazard === hazard.filter || hazard.code === "P100N";
    const kind = isDisc ? "Respirator Filter" : "Respirator Cartridge";
    const each = hazard.base * (isLow ? 1.12 : 1) * (connection === "Threaded 40 mm" ? 1.25 : 1);
    return {
      name: `${kind}, ${hazard.hazard}, ${connection}, ${hazard.color}${isLow ? ", Low Profile" : ""}, Pack of ${count}`,
      shortName: `RESP ${isDisc ? "FILTER" : "CARTRIDGE"} ${hazard.code} ${connection.slice(0, 6).toUpperCase()}${isLow ? " LP" : ""} PK${count}`,
      description:
        `For ${hazard.use}. ${filterNote(hazard.filter)} ` +
        `Fits ${connection.toLowerCase()} facepieces of its own make; change it on a schedule from exposure data, and when you smell, taste or feel resistance.`,
      partNumber: partNumberOf(brand, `C${hazard.code}`, connection[0] ?? "", isLow ? "L" : "", count),
      attributes: {
        hazard: hazard.hazard,
        filterClass: hazard.filter,
        color: hazard.color,
        connection,
        profile,
        packageQuantity: count,
        approval: "NIOSH 42 CFR 84",
      },
      category: "SAF-RESP-CART",
      family: `Respirator Cartridges, ${connection}`,
      price: cents(each * count * (count >= 20 ? 0.88 : 1)),
      unit: "PK",
      piecesPerUnit: count,
      shipPack: 1,
      sameAs: cartridge(connection, hazard.hazard, count) + (isLow ? " low" : ""),
      goesWith: [facepiece({ ...usualMask, connection })],
      documents: ["datasheet"],
    };
  },
});

function filterNote(filter: string): string {
  if (filter === "P100") return "The P100 medium stops at least 99.97% of particles, oil or no oil.";
  if (filter === "N95") return "The N95 medium stops at least 95% of particles that hold no oil.";
  if (filter === "P95") return "The P95 medium stops at least 95% of particles, oil mist included.";
  return "It stops gases and vapors only; add a filter where there is dust.";
}
