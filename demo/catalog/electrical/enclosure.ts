import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

/** Height, width and depth in inches, of the boxes that distributors keep. */
const sizes = [
  [12, 12, 6],
  [16, 12, 6],
  [8, 8, 4],
  [24, 20, 8],
  [10, 8, 6],
  [16, 16, 8],
  [20, 16, 8],
  [6, 6, 4],
  [24, 24, 8],
  [30, 24, 8],
  [12, 10, 6],
  [36, 30, 12],
  [20, 20, 8],
  [14, 12, 8],
  [8, 6, 4],
  [36, 24, 12],
  [24, 16, 8],
  [30, 24, 12],
  [20, 20, 12],
  [24, 24, 12],
  [12, 12, 8],
  [16, 14, 8],
  [10, 10, 6],
  [6, 4, 4],
  [36, 36, 12],
  [42, 30, 12],
  [48, 36, 12],
  [20, 16, 10],
  [16, 12, 8],
  [12, 6, 6],
  [60, 36, 12],
  [30, 20, 8],
  [30, 30, 10],
  [24, 20, 12],
  [48, 24, 12],
  [18, 12, 6],
  [18, 18, 8],
  [10, 8, 4],
  [12, 8, 6],
  [16, 16, 10],
  [36, 30, 8],
  [24, 24, 16],
  [30, 24, 16],
  [36, 30, 16],
  [48, 36, 16],
  [60, 36, 16],
] as const;

const types = readCsv("electrical/enclosure/types.csv", {
  type: text,
  material: text,
  finish: text,
  mark: text,
  factor: number,
  use: text,
});

const covers = [
  { name: "Hinged, Quarter-Turn Latch", mark: "HL", factor: 1.15 },
  { name: "Screw-On", mark: "SC", factor: 1 },
  { name: "Hinged, Clamp", mark: "HC", factor: 1.05 },
  { name: "Hinged, Padlock Hasp", mark: "HP", factor: 1.1 },
  { name: "Hinged, Window", mark: "HW", factor: 1.5 },
] as const;

export const enclosures = defineClass("enclosure", {
  axes: { type: types, size: sizes, cover: covers },
  allows: ({ type, size: [height, width], cover }) => {
    const area = height * width;
    if (cover.mark === "SC" && area > 600) return false;
    if (cover.mark === "HW" && (area < 140 || type.mark === "1" || type.mark === "3R")) return false;
    if (type.material === "Polycarbonate" && area > 400) return false;
    return type.material !== "Fiberglass" || area <= 1300;
  },
  describe: ({ type, size: [height, width, depth], cover }, brand) => {
    const size = `${height} x ${width} x ${depth} in`;
    const isPlastic = type.material === "Fiberglass" || type.material === "Polycarbonate";
    const thickness = isPlastic ? "3/16 in" : height * width > 700 ? "14 ga" : "16 ga";
    return {
      name: `Enclosure, ${type.type}, ${type.material}, ${size}, ${cover.name} Cover`,
      shortName: `ENCL ${type.mark} ${height}X${width}X${depth} ${cover.mark}`,
      description:
        `Wall-mount box, ${height} in high, ${width} in wide and ${depth} in deep outside. ${type.use} ` +
        `${coverNote(cover.mark)} The back panel is sold apart${isPlastic ? "" : "; a ground stud is welded inside"}.`,
      partNumber: partNumberOf(
        brand,
        `E${type.mark}`,
        `${height}${String(width).padStart(2, "0")}${String(depth).padStart(2, "0")}`,
        cover.mark,
      ),
      attributes: {
        nemaType: type.type,
        material: type.material,
        height,
        width,
        depth,
        cover: cover.name,
        finish: type.finish,
        thickness,
        standard: "UL 50E",
      },
      category: "ELE-ENCLOSURE",
      family: `${type.type} Enclosures, ${type.material}, ${cover.name} Cover`,
      price: makerPrice(brand, (9 + surface(height, width, depth) * 0.062) * type.factor * cover.factor),
      unit: "EA",
      sameAs: `enclosure ${type.type} ${type.material} ${size} ${cover.name}`,
      documents: ["datasheet"],
    };
  },
});

function surface(height: number, width: number, depth: number): number {
  return 2 * (height * width + height * depth + width * depth);
}

function coverNote(mark: string): string {
  if (mark === "HL") return "The door turns on a full hinge and shuts with a quarter-turn latch.";
  if (mark === "SC") return "The cover lifts off after its screws are out, and needs no room to swing.";
  if (mark === "HC") return "Clamps draw the door against the gasket; a screwdriver opens them.";
  return mark === "HP"
    ? "The hasp takes a lockout padlock."
    : "A polycarbonate window shows meters and lights without opening the door.";
}
