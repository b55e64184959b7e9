import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { cartridge, facepiece } from "./same-as.ts";

const masks = [
  { code: "H", mask: "Half Mask", base: 15.5, protection: 10 },
  { code: "F", mask: "Full Face", base: 168, protection: 50 },
] as const;

const materials = [
  { code: "TP", material: "Thermoplastic Elastomer", color: "Gray", factor: 1 },
  { code: "SI", material: "Silicone", color: "Blue", factor: 1.6 },
  { code: "SQ", material: "Silicone, Quick-Latch", color: "Black", factor: 1.95 },
] as const;

/** Each system of connection takes only its own cartridges: NIOSH approves the assembly. */
export const connections = ["Bayonet", "Threaded 40 mm", "Snap-Lock"] as const;
const sizes = ["Medium", "Large", "Small"] as const;
const heads = [
  { code: "4", harness: "4-Point", factor: 1 },
  { code: "6", harness: "6-Point", factor: 1.08 },
  { code: "D", harness: "Drop-Down", factor: 1.1 },
] as const;

export const respirators = defineClass("respirator", {
  axes: {
    mask: masks
      .flatMap((mask) => materials.map((material) => ({ mask, material })))
      .toSorted((one, other) => one.material.factor - other.material.factor),
    size: sizes,
    connection: connections,
    head: heads,
  },
  allows: ({ mask: { mask }, head }) => (mask.code === "H" ? head.code !== "6" : head.code !== "D"),
  describe: ({ mask: { mask, material }, size, connection, head }, brand) => {
    const isHalf = mask.code === "H";
    const code = `${mask.code}${material.code}`;
    const link = connection[0] ?? "";
    return {
      name: `Respirator, ${mask.mask}, ${material.material}, ${connection}, ${head.harness} Harness, ${size}`,
      shortName: `RESPIRATOR ${isHalf ? "HALF" : "FULL"} ${material.code} ${link} ${head.code}PT ${size.toUpperCase()}`,
      description:
        `${isHalf ? "Half mask for gases, vapors and dusts that do not hurt the eyes" : "Full facepiece with a scratch-resistant polycarbonate lens that also guards eyes and face"}. ` +
        `${material.code === "TP" ? "The elastomer facepiece is light and cheap to keep in numbers." : "Silicone stays soft through long shifts and cold mornings."} ` +
        `Takes pairs of ${connection.toLowerCase()} cartridges, ordered separately; needs a fit test and a clean shave under 29 CFR 1910.134. Not for oxygen-deficient air.`,
      partNumber: partNumberOf(brand, `R${code}`, link, head.code, size[0] ?? ""),
      attributes: {
        maskType: mask.mask,
        size,
        material: material.material,
        connection,
        harness: head.harness,
        color: material.color,
        protectionFactor: mask.protection,
        approval: "NIOSH 42 CFR 84",
      },
      category: isHalf ? "SAF-RESP-HALF" : "SAF-RESP-FULL",
      family: `${mask.mask} Respirators, ${material.material}`,
      price: makerPrice(brand, mask.base * material.factor * head.factor),
      unit: "EA",
      shipPack: 1,
      sameAs: facepiece({ mask: mask.mask, connection, material: material.material, harness: head.harness, size }),
      needs: [cartridge(connection, "Organic Vapor", 2), cartridge(connection, "P100", 2)],
      documents: ["manual", "datasheet"],
    };
  },
});
