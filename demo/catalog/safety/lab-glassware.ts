import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type GlassKind, type Piece, pieces } from "./data-glassware.ts";
import { plural } from "../kit/plural.ts";

const kinds: Readonly<
  Record<
    GlassKind,
    { readonly code: string; readonly category: string; readonly standard: string; readonly unspsc: string }
  >
> = {
  Beaker: { code: "BK", category: "LAB-GLASS-BEAKERS", standard: "ASTM E960", unspsc: "41121803" },
  "Graduated Cylinder": { code: "GC", category: "LAB-GLASS-CYLINDERS", standard: "ASTM E1272", unspsc: "41121805" },
  "Erlenmeyer Flask": { code: "EF", category: "LAB-GLASS-FLASKS", standard: "ASTM E1404", unspsc: "41121804" },
  "Volumetric Flask": { code: "VF", category: "LAB-GLASS-VOLUMETRIC", standard: "ASTM E288", unspsc: "41121804" },
};

interface Make {
  readonly piece: Piece;
  readonly grade: "Class A" | "Class B" | "General Purpose";
}

const makes: readonly Make[] = [
  ...pieces.map((piece): Make => ({ piece, grade: isVolumetric(piece.kind) ? "Class A" : "General Purpose" })),
  ...pieces.filter(({ kind }) => isVolumetric(kind)).map((piece): Make => ({ piece, grade: "Class B" })),
];
const colors = ["Clear", "Amber"] as const;
const certificates = [
  { code: "", certificate: "None", factor: 1 },
  { code: "C", certificate: "Batch", factor: 1.15 },
  { code: "S", certificate: "Serialized", factor: 1.7 },
] as const;
const counts = [1, 6, 12, 4, 24] as const;
const walls = [
  { code: "", wall: "Standard", factor: 1 },
  { code: "H", wall: "Heavy Duty", factor: 1.45 },
] as const;

export const labGlassware = defineClass("lab-glassware", {
  axes: { make: makes, count: counts, color: colors, certificate: certificates, wall: walls },
  allows: ({ make: { piece, grade }, color, certificate, count, wall }) => {
    const isMeasured = isVolumetric(piece.kind);
    if (certificate.code !== "" && grade !== "Class A") return false;
    if (certificate.code === "S" && count > 1) return false;
    if (color === "Amber" && (piece.kind === "Graduated Cylinder" || piece.kind === "Beaker")) return false;
    if (wall.code === "H" && (isMeasured || piece.capacity < 50)) return false;
    return piece.capacity * count <= 12_000;
  },
  describe: ({ make: { piece, grade }, count, color, certificate, wall }, brand) => {
    const kind = kinds[piece.kind];
    const tolerance = grade === "Class B" ? piece.tolerance * 2 : piece.tolerance;
    const isMeasured = isVolumetric(piece.kind);
    const each =
      piece.price * (grade === "Class B" ? 0.68 : 1) * (color === "Amber" ? 1.5 : 1) * certificate.factor * wall.factor;
    const volume = piece.capacity.toLocaleString("en-US");
    return {
      name: `${piece.kind}, ${volume} mL${isMeasured ? `, ${grade}` : ""}, Borosilicate Glass${color === "Amber" ? ", Amber" : ""}${wall.code === "" ? "" : ", Heavy Duty"}${certificate.code === "" ? "" : `, ${certificate.certificate} Certificate`}${count > 1 ? `, Pack of ${count}` : ""}`,
      shortName: `${piece.kind.replace("Graduated Cylinder", "GRAD CYLINDER").toUpperCase()} ${piece.capacity}ML${isMeasured ? ` ${grade.slice(-1)}` : ""}${color === "Amber" ? " AMB" : ""}${wall.code}${certificate.code}${count > 1 ? ` PK${count}` : ""}`,
      description:
        `${kindNote(piece)} ${isMeasured ? `${grade} tolerance of ±${decimal(tolerance)} mL at 20 °C` : "The marks are within 5% and are a guide, not a measure"}, to ${kind.standard}. ` +
        (isMeasured
          ? "Borosilicate 3.3 glass resists acids and thermal shock; dry it below 60 °C, or it no longer measures true."
          : "Borosilicate 3.3 glass takes acids, autoclaving and a hot plate, warmed slowly.") +
        `${color === "Amber" ? " Amber stain keeps light from the contents." : ""}${certificate.code === "S" ? " Each has its own number and certificate." : ""}`,
      partNumber: partNumberOf(
        brand,
        `${kind.code}${piece.capacity}`,
        `${grade.slice(-1).toUpperCase()}${color === "Amber" ? "M" : ""}${wall.code}${certificate.code}`,
        count > 1 ? count : "",
      ),
      attributes: {
        productType: piece.kind,
        capacity: piece.capacity,
        grade,
        tolerance,
        diameterMm: piece.diameter,
        heightMm: piece.height,
        color,
        wall: wall.wall,
        certificate: certificate.certificate,
        material: "Borosilicate Glass 3.3",
        packageQuantity: count,
        standard: kind.standard,
      },
      category: kind.category,
      family: `${plural(piece.kind)}, ${grade}${color === "Amber" ? ", Amber" : ""}${wall.code === "" ? "" : ", Heavy Duty"}`,
      price: makerPrice(brand, each * count * (count > 1 ? 0.94 : 1)),
      unit: count > 1 ? "PK" : "EA",
      piecesPerUnit: count,
      shipPack: 1,
      sameAs: `glassware ${piece.kind} ${piece.capacity} ${grade} ${color} ${wall.wall} ${certificate.certificate} ${count}`,
      unspsc: kind.unspsc,
      ...(certificate.code === "" ? {} : { documents: ["certificate"] as const }),
    };
  },
});

function isVolumetric(kind: GlassKind): boolean {
  return kind === "Graduated Cylinder" || kind === "Volumetric Flask";
}

function kindNote({ kind, capacity }: Piece): string {
  if (kind === "Beaker")
    return `Low-form Griffin beaker with spout${capacity >= 100 ? " and a spot for marking" : ""}.`;
  if (kind === "Graduated Cylinder")
    return "Cylinder with single metric scale, pour spout, hexagonal base and bumper ring, calibrated to deliver.";
  if (kind === "Erlenmeyer Flask")
    return "Narrow-mouth conical flask for swirling and titration; takes a rubber stopper.";
  return "Flask with one ring mark on the neck, calibrated to contain, for making up standards; with polyethylene stopper.";
}
