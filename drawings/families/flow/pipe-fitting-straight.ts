import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import type { View } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawThread } from "../../kit/thread.ts";
import { inset } from "./inset.ts";
import { along, drawBand, drawMouth, narrow } from "./pipe-arm.ts";
import { bandRadius, drawEnd, drawMark, drawRibs, type Fitting, sizeMeasure } from "./pipe-fitting-parts.ts";

export function drawCoupling(art: Art, fitting: Fitting, item: Given, view: View): void {
  const unit = 150;
  const half = unit * 1.45;
  const center: Point = [288, 296];
  const left = /reducing/i.test(item.text("fittingType", "")) ? fitting.reduced : 1;
  const place = inset(art, view, () => {
    art.shadow([center[0], center[1] + unit * 1.32], half * 1.1, 18);
    art.path(
      `M${center[0] - half * 0.92} ${center[1] - unit * left}C${center[0] - half * 0.2} ${center[1] - unit * left} ${center[0] - half * 0.1} ${center[1] - unit * 1.04} ${center[0] + half * 0.6} ${center[1] - unit * 1.04}` +
        `V${center[1] + unit * 1.04}C${center[0] - half * 0.1} ${center[1] + unit * 1.04} ${center[0] - half * 0.2} ${center[1] + unit * left} ${center[0] - half * 0.92} ${center[1] + unit * left}Z`,
      { fill: art.metal(fitting.finish), stroke: fitting.finish.outline, width: 1.6 },
    );
    along(art, center, "left", (isSeenInto) => {
      drawBand(art, fitting.finish, { from: half * 0.55, to: half, radius: unit * bandRadius * left, isSeenInto });
    });
    drawRibs(art, fitting, center, unit, half * 0.5);
    drawEnd(art, fitting, center, unit, half);
    drawMark(art, fitting, [center[0] - unit * 0.1, center[1] + unit * 0.18], unit);
  });
  if (view === "plain") return;
  const length = item.number("length", 0);
  art.dimension({
    from: place([center[0] - half, center[1] + unit * bandRadius]),
    to: place([center[0] + half, center[1] + unit * bandRadius]),
    label: length > 0 ? `${length} in` : "length",
    offset: 46,
  });
  sizeMeasure(art, fitting, place([center[0] + half + unit * bandRadius * narrow, center[1]]), unit * 0.72);
}

export function drawUnion(art: Art, fitting: Fitting, _item: Given, view: View): void {
  const unit = 118;
  const center: Point = [288, 300];
  const { finish } = fitting;
  const half = unit * 2.05;
  const place = inset(art, view, () => {
    art.shadow([center[0], center[1] + unit * 1.75], half * 1.1, 18);
    along(art, center, "left", (isSeenInto) => {
      drawBand(art, finish, { from: unit * 0.4, to: half * 0.98, radius: unit * 1.02, isSeenInto });
      drawBand(art, finish, { from: half - unit * 0.5, to: half, radius: unit * bandRadius, isSeenInto });
    });
    along(art, center, "right", (isSeenInto) => {
      drawBand(art, finish, { from: unit * 0.4, to: half * 0.9, radius: unit * 1.06, isSeenInto });
    });
    drawTurnings(
      art,
      [center[0] - unit * 0.72, center[1]],
      [{ length: unit * 1.28, radius: unit * 1.68, finish, kind: "hex" }],
    );
    art.rect(
      center[0] + unit * 0.56,
      center[1] - unit * 1.22,
      unit * 0.2,
      unit * 2.44,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.4 },
      3,
    );
    drawEnd(art, fitting, center, unit, half);
    art.text([center[0] - unit * 0.08, center[1] + unit * 0.16], fitting.mark, {
      size: unit * 0.44,
      fill: finish.outline,
      opacity: 0.7,
      face: "heavy",
    });
  });
  if (view === "plain") return;
  art.dimension({
    from: place([center[0] - half, center[1] + unit * 1.68]),
    to: place([center[0] + half, center[1] + unit * 1.68]),
    label: "end to end",
    offset: 34,
  });
  sizeMeasure(art, fitting, place([center[0] + half + unit * bandRadius * narrow, center[1]]), unit * 0.72);
}

export function drawCap(art: Art, fitting: Fitting, _item: Given, view: View): void {
  const unit = 176;
  const center: Point = [270, 296];
  const { finish } = fitting;
  const place = inset(art, view, () => {
    const [x, y] = center;
    art.shadow([x + 20, y + unit * 1.32], unit * 1.5, 18);
    art.path(
      `M${x + unit} ${y - unit}H${x - unit * 0.3}C${x - unit * 0.9} ${y - unit} ${x - unit * 1.15} ${y - unit * 0.5} ${x - unit * 1.15} ${y}` +
        `S${x - unit * 0.9} ${y + unit} ${x - unit * 0.3} ${y + unit}H${x + unit}Z`,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
    );
    drawRibs(art, fitting, [x - unit * 0.1, y], unit, unit * 0.5);
    drawEnd(art, fitting, [x, y], unit, unit * 1.15);
    drawMark(art, fitting, [x - unit * 0.25, y + unit * 0.18], unit);
  });
  if (view === "plain") return;
  sizeMeasure(art, fitting, place([center[0] + unit * 1.5, center[1]]), unit * 0.72);
}

export function drawPlug(art: Art, fitting: Fitting, _item: Given, view: View): void {
  const { finish } = fitting;
  const center: Point = [150, 296];
  const radius = 165;
  const place = inset(art, view, () => {
    art.shadow([310, 296 + radius + 24], 230, 18);
    art.rect(
      center[0] - 92,
      center[1] - 88,
      150,
      176,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
      10,
    );
    art.rect(
      center[0] - 92,
      center[1] - 88,
      150,
      122,
      { fill: art.sheen(finish, "down"), stroke: finish.outline, width: 1.2 },
      10,
    );
    art.rect(
      center[0] + 52,
      center[1] - radius * 0.92,
      26,
      radius * 1.84,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.6 },
      5,
    );
    drawThread(art, {
      start: [center[0] + 78, center[1]],
      length: 300,
      radius,
      endRadius: radius * 0.9,
      pitch: 30,
      finish,
      chamfer: 0.7,
    });
    art.text([center[0] - 18, center[1] - 8], fitting.mark, {
      size: 52,
      fill: finish.outline,
      opacity: 0.65,
      face: "heavy",
    });
  });
  if (view === "plain") return;
  sizeMeasure(art, fitting, place([528, center[1]]), radius * 0.72 * 0.9, "NPT male");
}

export function drawBushing(art: Art, fitting: Fitting, item: Given, view: View): void {
  const { finish } = fitting;
  const radius = 150;
  const center: Point = [330, 300];
  const bore = radius * (0.2 + 0.72 * (item.number("reducedSize", 0.5) / item.number("pipeSize", 0.75)));
  const place = inset(art, view, () => {
    art.shadow([center[0] - 30, center[1] + radius * 1.5], 240, 20);
    along(art, [center[0], center[1]], "left", () => {
      drawThread(art, {
        start: [0, 0],
        length: 255,
        radius,
        endRadius: radius * 0.92,
        pitch: 27,
        finish,
        chamfer: 0.7,
      });
    });
    drawTurnings(art, [center[0] - 4, center[1]], [{ length: 112, radius: radius * 1.38, finish, kind: "hex" }]);
    along(art, [center[0] + 108, center[1]], "right", () => {
      drawMouth(art, finish, { at: 0, radius: radius * 1.14, bore, isThreaded: true });
    });
    art.text([center[0] + 46, center[1] + 14], fitting.mark, {
      size: 40,
      fill: finish.outline,
      opacity: 0.7,
      face: "heavy",
    });
  });
  if (view === "plain") return;
  art.dimension({
    from: place([center[0] - 250, center[1] - radius * 0.92]),
    to: place([center[0] - 250, center[1] + radius * 0.92]),
    label: `${fitting.mark} MNPT`,
    offset: -34,
  });
  art.dimension({
    from: place([center[0] + 108 + 40, center[1] - bore]),
    to: place([center[0] + 108 + 40, center[1] + bore]),
    label: `${inchFraction(item.number("reducedSize", 0.5))} FNPT`,
    offset: 60,
  });
}
