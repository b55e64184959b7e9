import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { dollars } from "./price.ts";

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

const types = [
  {
    type: "NEMA 4X",
    material: "304 Stainless Steel",
    finish: "Brushed",
    mark: "4XS",
    factor: 4.6,
    use: "Hose-down and corrosion: for food plants, docks and outdoor panels. Chlorine and brine call for 316.",
  },
  {
    type: "NEMA 1",
    material: "Steel",
    finish: "Gray Powder Coat",
    mark: "1",
    factor: 1,
    use: "Indoor use where nothing drips: it keeps hands and falling dirt away from live parts.",
  },
  {
    type: "NEMA 12",
    material: "Steel",
    finish: "Gray Powder Coat",
    mark: "12",
    factor: 1.7,
    use: "Gasketed against dust, lint and dripping oil, and made without knockouts: the usual box on machine tools.",
  },
  {
    type: "NEMA 3R",
    material: "Galvanized Steel",
    finish: "Gray Powder Coat",
    mark: "3R",
    factor: 1.25,
    use: "Sheds rain and sleet outdoors. It drains at the bottom and isn't dust-tight.",
  },
  {
    type: "NEMA 4X",
    material: "Fiberglass",
    finish: "Gray",
    mark: "4XF",
    factor: 3.3,
    use: "Molded fiberglass that neither rusts nor conducts, for wastewater and plating rooms; it shields no radio noise.",
  },
  {
    type: "NEMA 4",
    material: "Steel",
    finish: "Gray Powder Coat",
    mark: "4",
    factor: 2.2,
    use: "Hose-tight with a continuous weld and gasket, where corrosion isn't the question.",
  },
  {
    type: "NEMA 4X",
    material: "Polycarbonate",
    finish: "Gray",
    mark: "4XP",
    factor: 2.4,
    use: "Light, easily drilled and tough against knocks; mind solvents, which craze it.",
  },
  {
    type: "NEMA 4X",
    material: "316 Stainless Steel",
    finish: "Brushed",
    mark: "4X6",
    factor: 6.2,
    use: "Molybdenum-bearing stainless for salt spray, bleach and chlorides.",
  },
] as const;

const covers = [
  { name: "Hinged, Quarter-Turn Latch", mark: "HL", factor: 1.15 },
  { name: "Screw-On", mark: "SC", factor: 1 },
  { name: "Hinged, Clamp", mark: "HC", factor: 1.05 },
  { name: "Hinged, Padlock Hasp", mark: "HP", factor: 1.1 },
  { name: "Hinged, Window", mark: "HW", factor: 1.5 },
] as const;

export const enclosures = defineClass({
  code: "enclosure",
  name: "Electrical Enclosures",
  unspsc: "39121303",
  drawing: "enclosure",
  weight: 2,
  brands: ["northgrid", "conduwell", "ohmbridge", "voltaris", "amperis", "lugstrom"],
  attributes: [
    { code: "nemaType", name: "NEMA Type", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "height", name: "Height", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "width", name: "Width", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "depth", name: "Depth", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "cover", name: "Cover", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text" },
    { code: "thickness", name: "Wall Thickness", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: makerNumber(
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
      price: dollars((9 + surface(height, width, depth) * 0.062) * type.factor * cover.factor),
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
