import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const shapes = [
  { name: "Angle Sash", mark: "A", factor: 1.05, use: "The slanted end cuts a clean line along trim and glass." },
  { name: "Flat Wall", mark: "F", factor: 1, use: "A square end that lays paint on broad faces." },
  { name: "Flat Sash", mark: "S", factor: 1.02, use: "A thinner flat brush for frames and rails." },
  { name: "Chip", mark: "C", factor: 0.28, use: "Use it once: for glue, resin, parts washing and touch-up." },
  { name: "Round", mark: "R", factor: 1.15, use: "Holds much paint, for pipes, spindles and bolts." },
  {
    name: "Stain",
    mark: "N",
    factor: 1.2,
    use: "Short and wide, to push stain and sealer into rough wood and masonry.",
  },
] as const;

const widths = [2, 3, 1, 1.5, 2.5, 4, 0.5, 3.5, 0.75, 6, 5] as const;

const bristles = [
  {
    name: "Polyester/Nylon",
    mark: "PN",
    factor: 1,
    note: "Stiff when wet and good in any paint: the one to keep if you keep one.",
  },
  {
    name: "White China",
    mark: "WC",
    factor: 0.95,
    note: "Natural hog bristle for oil, varnish and shellac; water makes it limp.",
  },
  { name: "Polyester", mark: "PO", factor: 0.8, note: "Soft tips leave few marks in latex." },
  { name: "Black China", mark: "BC", factor: 0.9, note: "Coarser hog bristle for alkyd enamel on steel." },
  { name: "Nylon", mark: "NY", factor: 1.1, note: "Wears longest on rough masonry; hot solvents soften it." },
  { name: "Foam", mark: "FO", factor: 0.22, note: "Leaves no bristles behind; lacquer dissolves it." },
] as const;

const handles = [
  { name: "Wood, Long", mark: "L", factor: 1 },
  { name: "Wood, Beaver Tail", mark: "B", factor: 1.02 },
  { name: "Plastic", mark: "P", factor: 0.85 },
  { name: "Wood, Short", mark: "S", factor: 0.98 },
] as const;

const grades = [
  { name: "Professional", mark: "1", factor: 1 },
  { name: "Contractor", mark: "2", factor: 0.7 },
  { name: "Economy", mark: "3", factor: 0.42 },
] as const;

export const paintBrushes = defineClass({
  code: "paint-brush",
  name: "Paint Brushes",
  unspsc: "31211904",
  drawing: "paint-brush",
  weight: 1.5,
  brands: ["hearthcote", "ambercoat", "kromatek", "tackwell", "sealmere", "stayfast"],
  attributes: [
    { code: "brushShape", name: "Brush Shape", type: "text", isFacet: true },
    { code: "width", name: "Width", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "material", name: "Bristle", type: "text", isFacet: true, isColumn: true },
    { code: "handle", name: "Handle", type: "text", isFacet: true },
    { code: "trim", name: "Bristle Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "use", name: "Use With", type: "text" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
  ],
  axes: { shape: shapes, width: widths, bristle: bristles, handle: handles, grade: grades, pieces: [1, 12, 6, 36] },
  allows: ({ shape, width, bristle, handle, grade, pieces }) => {
    if (shape.name === "Chip")
      return bristle.mark === "WC" && grade.mark === "3" && width <= 4 && handle.mark === "S" && pieces !== 6;
    if (bristle.name === "Foam")
      return shape.name === "Flat Wall" && grade.mark === "3" && handle.mark === "S" && width <= 4 && pieces !== 6;
    if (shape.name === "Stain" ? width < 3 : width > 4) return false;
    if (shape.name === "Round" && width > 2) return false;
    if (shape.mark === "A" && (width < 1 || width > 3)) return false;
    if (grade.mark === "1" && handle.mark === "P") return false;
    return pieces !== 36 && (pieces !== 12 || grade.mark !== "1");
  },
  describe: ({ shape, width, bristle, handle, grade, pieces }, brand) => {
    const size = `${inchFraction(width)} in`;
    const trim = Math.min(3.5, 1.5 + Math.round(width * 2) / 4);
    return {
      name: `Paint Brush, ${shape.name}, ${size}, ${bristle.name}, ${handle.name} Handle, ${grade.name}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `BRUSH ${shape.name.toUpperCase()} ${size.toUpperCase()} ${bristle.mark} ${handle.mark}${grade.mark} ${pieces}PK`,
      description:
        `${shape.use} ${bristle.note} ` +
        (grade.mark === "1"
          ? "Flagged, tapered filament set in epoxy, with a stainless ferrule."
          : grade.mark === "2"
            ? "A mid-price brush that is worth cleaning."
            : "Priced to be thrown away."),
      partNumber: makerNumber(
        brand,
        `B${shape.mark}${bristle.mark}`,
        `${Math.round(width * 100)}${handle.mark}${grade.mark}`,
        pieces > 1 ? pieces : "",
      ),
      attributes: {
        brushShape: shape.name,
        width,
        material: bristle.name,
        handle: handle.name,
        trim,
        grade: grade.name,
        use: bristle.mark.endsWith("C")
          ? "Oil-Based Coatings"
          : bristle.mark === "PN"
            ? "All Coatings"
            : "Latex Coatings",
        packQuantity: pieces,
      },
      category: "PNT-BRUSH",
      family: `${shape.name} Brushes, ${bristle.name}, ${grade.name}`,
      price: packPrice((3.2 + width * 4.1) * shape.factor * bristle.factor * handle.factor * grade.factor, pieces),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `paint brush ${shape.name} ${width} ${bristle.name} ${handle.name} ${grade.name} ${pieces}`,
    };
  },
});
