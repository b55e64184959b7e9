import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { plural } from "../kit/plural.ts";

const kinds = readCsv("electrical/emt-fitting/kinds.csv", {
  name: text,
  mark: text,
  price: number,
  growth: number,
  use: text,
});

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 3.5] as const;

/** Outside diameter of electrical metallic tubing, ANSI C80.3, by trade size. */
const tubing: Readonly<Record<number, number>> = readJson("electrical/emt-fitting/tubing.json", record(number));

const materials = readCsv("electrical/emt-fitting/materials.csv", {
  name: text,
  finish: text,
  mark: text,
  factor: number,
  note: text,
});

export const emtFittings = defineClass("emt-fitting", {
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
      partNumber: partNumberOf(
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
      family: `EMT ${plural(kind.name)}, ${material.name}`,
      price: makerPrice(
        brand,
        packPrice(
          "consumables",
          kind.price * material.factor * (insulated ? 1.25 : 1) * (size / 0.5) ** kind.growth,
          pieces,
        ),
      ),
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
