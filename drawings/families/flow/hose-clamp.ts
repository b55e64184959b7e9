import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { bore, drum, obliqueView, pointAt, ring } from "../../kit/oblique.ts";
import { inset } from "./inset.ts";

const radius = 196;
const center: Point = [270, 356];

export const hoseClamp = defineDrawing({
  name: "hose-clamp",
  title: "Hose clamp",
  examples: [
    {
      label: "Worm drive, SAE 16",
      attributes: {
        clampType: "Worm-Drive Hose Clamp",
        saeSize: 16,
        minDiameter: 0.8125,
        maxDiameter: 1.5,
        bandWidth: 0.5,
        material: "201/301 Stainless Steel",
        screwMaterial: "Zinc-Plated Steel",
      },
    },
    {
      label: "All stainless, SAE 48",
      attributes: {
        clampType: "Worm-Drive Hose Clamp",
        saeSize: 48,
        minDiameter: 2.5625,
        maxDiameter: 3.5,
        bandWidth: 0.5,
        material: "304 Stainless Steel",
        screwMaterial: "304 Stainless Steel",
      },
    },
    {
      label: "Constant torque, SAE 32",
      attributes: {
        clampType: "Constant-Torque Hose Clamp",
        saeSize: 32,
        minDiameter: 1.5625,
        maxDiameter: 2.5,
        bandWidth: 0.5625,
        material: "304 Stainless Steel",
        screwMaterial: "410 Stainless Steel",
      },
    },
    {
      label: "Lined, SAE 24",
      attributes: {
        clampType: "Lined Worm-Drive Hose Clamp",
        saeSize: 24,
        minDiameter: 1.0625,
        maxDiameter: 2,
        bandWidth: 0.5,
        material: "304 Stainless Steel",
        screwMaterial: "305 Stainless Steel",
      },
    },
  ],
  draw: (art, item, view) => {
    const place = inset(art, view, () => drawClamp(art, item), { scale: 0.74, move: [64, 28] });
    if (view === "plain") return;
    const [left, right] = [
      place([center[0] - radius * 0.85, center[1]]),
      place([center[0] + radius * 0.85, center[1]]),
    ];
    const range = `${inchFraction(item.number("minDiameter", 0.8125))} to ${inchFraction(item.number("maxDiameter", 1.5))} in`;
    art.dimension({ from: left, to: right, label: range, offset: 178, size: 22 });
    art.text([300, 568], `Band ${inchFraction(item.number("bandWidth", 0.5))} in, SAE ${item.text("saeSize", "16")}`, {
      size: 22,
      fill: "#14365c",
    });
  },
});

function drawClamp(art: Art, item: Given): void {
  const kind = item.text("clampType", "");
  const steel = finishOf(item.text("material", "Stainless"), "stainless");
  // Slender on a large hose, broad on a small one.
  const depth = Math.min(
    250,
    Math.max(52, (item.number("bandWidth", 0.5) / item.number("maxDiameter", 1.5)) * radius * 1.9),
  );
  const view = obliqueView(center, 0.52);
  art.shadow([center[0] + depth * 0.3, center[1] + radius + 14], radius + depth * 0.2, 20);
  drum(
    art,
    view,
    { radius, depth },
    { radius, depth: 0 },
    { fill: art.metal(steel), stroke: steel.outline, width: 1.8 },
  );
  drawSlots(art, steel, depth);
  ring(art, view, radius, radius - 9, { fill: steel.light, stroke: steel.outline, width: 1.4 });
  const inner = /lined/i.test(kind) ? finishes.aluminum : steel;
  bore(art, view, radius - 9, depth, inner);
  drawHousing(art, steel, finishOf(item.text("screwMaterial", "Zinc"), "zinc"), depth, kind);
  art.text([center[0] + depth * 0.24, center[1] - radius - 34], item.text("saeSize", ""), {
    size: 30,
    fill: steel.outline,
    opacity: 0.7,
    face: "heavy",
  });
}

/** The slots that the worm runs in go across the band, a little aslant. */
function drawSlots(art: Art, steel: Finish, depth: number): void {
  const view = obliqueView(center, 0.52);
  for (let angle = -1.15; angle < 1.3; angle += 0.115) {
    const from = pointAt(view, radius, angle, depth * 0.28);
    const to = pointAt(view, radius, angle + 0.045, depth * 0.76);
    art.line(from, to, { stroke: steel.outline, width: 5.5, cap: "round", strokeOpacity: 0.85 });
    art.line([from[0], from[1] + 2.4], [to[0], to[1] + 2.4], {
      stroke: steel.shine,
      width: 1.4,
      cap: "round",
      strokeOpacity: 0.8,
    });
  }
}

function drawHousing(art: Art, steel: Finish, screw: Finish, depth: number, kind: string): void {
  const middle = center[0] + depth * 0.24;
  const top = center[1] - radius;
  const half = 74;
  drawTurnings(
    art,
    [middle - half - 92, top - 42],
    [
      { length: 44, radius: 41, finish: screw, kind: "hex" },
      { length: 16, radius: 46, finish: screw, corner: 3 },
      ...(/constant/i.test(kind)
        ? [14, 14, 14].map((length) => ({ length, radius: 34, finish: steel, corner: 6 }))
        : [{ length: 34, radius: 20, finish: screw }]),
      { length: half * 2 + 30, radius: 24, finish: screw, kind: "thread" as const, pitch: 15 },
    ],
  );
  art.line([middle - half - 88, top - 42], [middle - half - 66, top - 42], {
    stroke: screw.outline,
    width: 8,
    cap: "round",
  });
  art.path(
    `M${middle - half} ${top + 14}V${top - 46}C${middle - half} ${top - 84} ${middle - half + 16} ${top - 92} ${middle} ${top - 92}` +
      `S${middle + half} ${top - 84} ${middle + half} ${top - 46}V${top + 16}Q${middle} ${top - 4} ${middle - half} ${top + 14}Z`,
    { fill: art.metal(steel), stroke: steel.outline, width: 2 },
  );
  art.path(
    `M${middle - half + 8} ${top - 50}C${middle - 40} ${top - 84} ${middle + 40} ${top - 84} ${middle + half - 8} ${top - 50}`,
    {
      fill: "none",
      stroke: steel.shine,
      width: 4,
      strokeOpacity: 0.8,
      cap: "round",
    },
  );
}
