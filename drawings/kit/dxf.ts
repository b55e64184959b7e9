import { DxfWriter, LWPolylineFlags, Units, point3d } from "@tarikjabiri/dxf";
import { side } from "./art.ts";
import type { Layer, LineArt } from "./line-art.ts";
import type { Point } from "./shapes.ts";

/** AutoCAD's color numbers: 7 is black on white and white on black. */
const layers: Readonly<Record<Layer, { readonly name: string; readonly color: number }>> = {
  outline: { name: "OUTLINE", color: 7 },
  dimension: { name: "DIMENSIONS", color: 5 },
};
const notes = { name: "NOTES", color: 8 };
const noteHeight = 12;

/**
 * The same drawing for CAD programs. What is long is drawn shortened, as on the page: the figures are true and the lengths
 * of lines are not, which the file says.
 */
export function dxfOf({ strokes, labels }: LineArt, title: string): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Unitless);
  for (const { name, color } of [...Object.values(layers), notes]) dxf.addLayer(name, color);
  for (const { layer, points, isClosed } of strokes) {
    dxf.addLWPolyline(
      points.map((point) => ({ point: upright(point) })),
      { layerName: layers[layer].name, ...(isClosed ? { flags: LWPolylineFlags.Closed } : {}) },
    );
  }
  for (const { text, at, height, rotation } of labels) {
    dxf.addText(upright(at), height, plain(text), { layerName: layers.dimension.name, rotation: -rotation });
  }
  dxf.addText(point3d(0, -noteHeight * 2), noteHeight, plain(`${title}. Not to scale: the figures hold.`), {
    layerName: notes.name,
  });
  return dxf.stringify();
}

/** SVG counts down from the top, CAD programs up from the bottom. */
function upright([x, y]: Point) {
  return point3d(rounded(x), rounded(side - y));
}

function rounded(length: number): number {
  return Math.round(length * 1_000) / 1_000;
}

/** A line of a DXF file is one value: nothing may break it. Beyond ASCII its versions differ, so those are its own escapes. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll("°", "%%d")
    .replaceAll("⌀", "%%c")
    .replaceAll(
      /[^\u0020-\u007E]/gu,
      (letter) => `\\U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    );
}
