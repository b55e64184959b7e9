import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { connections } from "./respirator.ts";
import { cartridge, facepiece } from "./same-as.ts";

/** Hazards with the NIOSH colors of 42 CFR 84. */
const hazards = readCsv("safety/respirator-cartridge/hazards.csv", {
  code: text,
  hazard: text,
  color: text,
  filter: text,
  base: number,
  use: text,
});

const usualMask = {
  mask: "Half Mask",
  material: "Thermoplastic Elastomer",
  harness: "4-Point",
  size: "Medium",
} as const;

const counts = [2, 6, 60, 20] as const;

export const respiratorCartridges = defineClass("respirator-cartridge", {
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
      price: makerPrice(brand, each * count * (count >= 20 ? 0.88 : 1)),
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
