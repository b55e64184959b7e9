import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { defineDrawing, type View } from "../../kit/drawing.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { inset } from "./inset.ts";
import { along, drawBand, drawMouth, narrow, type Pointing } from "./pipe-arm.ts";
import {
  bandLength,
  bandRadius,
  drawArm,
  drawMark,
  type Fitting,
  fittingOf,
  reach,
  sizeMeasure,
} from "./pipe-fitting-parts.ts";
import { drawBushing, drawCap, drawCoupling, drawPlug, drawUnion } from "./pipe-fitting-straight.ts";

export const pipeFitting = defineDrawing({
  name: "pipe-fitting",
  title: "Threaded pipe fitting",
  examples: [
    {
      label: "Elbow, black iron",
      attributes: {
        fittingType: "90 Degree Elbow",
        pipeSize: 0.75,
        material: "Malleable Iron",
        finish: "Black",
        pressureClass: 150,
        centerToEnd: 1.31,
      },
    },
    {
      label: "Tee, galvanized",
      attributes: {
        fittingType: "Tee",
        pipeSize: 1,
        material: "Malleable Iron",
        finish: "Galvanized",
        pressureClass: 150,
      },
    },
    {
      label: "Union, stainless",
      attributes: {
        fittingType: "Union",
        pipeSize: 0.5,
        material: "316 Stainless Steel",
        finish: "Plain",
        pressureClass: 150,
      },
    },
    {
      label: "Bushing, brass",
      attributes: {
        fittingType: "Hex Bushing",
        pipeSize: 0.75,
        reducedSize: 0.375,
        material: "Brass",
        finish: "Plain",
        pressureClass: 125,
      },
    },
    {
      label: "Reducing coupling",
      attributes: {
        fittingType: "Reducing Coupling",
        pipeSize: 1,
        reducedSize: 0.5,
        material: "Lead-Free Brass",
        finish: "Plain",
        pressureClass: 125,
      },
    },
  ],
  draw: (art, item, view) => {
    const fitting = fittingOf(item);
    const kind = item.text("fittingType", "90 Degree Elbow");
    const draw = kinds.find(([pattern]) => pattern.test(kind))?.[1] ?? drawElbow;
    draw(art, fitting, item, view);
  },
});

type Draw = (art: Art, fitting: Fitting, item: Given, view: View) => void;

const kinds: readonly (readonly [RegExp, Draw])[] = [
  [/bushing/i, drawBushing],
  [/plug/i, drawPlug],
  [/union/i, drawUnion],
  [/cap$/i, drawCap],
  [/coupling/i, drawCoupling],
  [/cross/i, (art, fitting, item, view) => drawArms(art, fitting, item, view, ["up", "down", "left", "right"])],
  [/tee/i, (art, fitting, item, view) => drawArms(art, fitting, item, view, ["left", "right", "up"])],
  [/45/, draw45],
  [/elbow/i, drawElbow],
];

function drawElbow(art: Art, fitting: Fitting, item: Given, view: View): void {
  const unit = 130;
  const center: Point = [206, 380];
  const isStreet = /street/i.test(item.text("fittingType", ""));
  const place = inset(art, view, () => {
    art.shadow([center[0] + 90, center[1] + unit * 1.26], unit * 2.1, 20);
    const bend = unit * 1.12;
    const [x, y] = center;
    const share = /reducing/i.test(item.text("fittingType", "")) ? fitting.reduced : 1;
    drawPipe(
      art,
      `M${x} ${y - unit * (isStreet ? 1.18 : reach - 0.4)}V${y - bend}A${bend} ${bend} 0 0 0 ${x + bend} ${y}H${x + unit * (reach - 0.4)}`,
      unit * 2,
      fitting.finish,
    );
    drawArm(art, fitting, center, unit, { pointing: "right" });
    drawArm(art, fitting, center, unit, { pointing: "up", share, isMale: isStreet });
    drawMark(art, fitting, [x + unit * 0.22, y + unit * 0.28], unit);
  });
  if (view === "plain") return;
  const toEnd = item.number("centerToEnd", 0);
  art.dimension({
    from: place([center[0], center[1] + unit * bandRadius]),
    to: place([center[0] + unit * reach, center[1] + unit * bandRadius]),
    label: toEnd > 0 ? `${toEnd} in` : "C to E",
    offset: 44,
  });
  sizeMeasure(art, fitting, place([center[0] + unit * (reach + bandRadius * narrow), center[1]]), unit * 0.72);
}

/** Tees and crosses: a run and its branches. */
function drawArms(art: Art, fitting: Fitting, item: Given, view: View, pointings: readonly Pointing[]): void {
  const unit = pointings.length === 4 ? 103 : 104;
  const center: Point = pointings.length === 4 ? [296, 304] : [296, 362];
  const branch = /reducing/i.test(item.text("fittingType", "")) ? fitting.reduced : 1;
  const place = inset(art, view, () => {
    art.shadow(
      [center[0], center[1] + unit * (pointings.length === 4 ? 2.45 : 1.3)],
      unit * (pointings.length === 4 ? 1.2 : 2.4),
      18,
    );
    const [x, y] = center;
    if (pointings.includes("down"))
      drawPipe(art, `M${x} ${y - unit * 1.8}V${y + unit * 2.05}`, unit * 2, fitting.finish);
    else drawPipe(art, `M${x} ${y - unit * 1.8}V${y}`, unit * 2 * branch, fitting.finish);
    drawPipe(art, `M${x - unit * 2.05} ${y}H${x + unit * 1.8}`, unit * 2, fitting.finish, { outlineWidth: 0.9 });
    if (branch === 1) softenJoint(art, fitting, center, unit, pointings.includes("down"));
    for (const pointing of pointings) {
      drawArm(art, fitting, center, unit, { pointing, share: pointing === "up" ? branch : 1 });
    }
    drawMark(art, fitting, [x, y + unit * 0.3], unit);
  });
  if (view === "plain") return;
  const toEnd = item.number("centerToEnd", 0);
  art.dimension({
    from: place([center[0], center[1] + unit * 1.2]),
    to: place([center[0] + unit * reach, center[1] + unit * bandRadius]),
    label: toEnd > 0 ? `${toEnd} in` : "C to E",
    offset: pointings.length === 4 ? 150 : 40,
  });
  sizeMeasure(art, fitting, place([center[0] + unit * (reach + bandRadius * narrow), center[1]]), unit * 0.72);
}

/** The casting runs smoothly from the run into the branch: the run's upper edge is lost there. */
function softenJoint(art: Art, { finish }: Fitting, [x, y]: Point, unit: number, isCross: boolean): void {
  const edges = isCross ? [-1, 1] : [-1];
  for (const edge of edges) {
    art.rect(x - unit * 0.94, y + edge * unit - unit * 0.06, unit * 1.88, unit * 0.12, {
      fill: art.metal(finish, "across"),
      opacity: 0.9,
    });
  }
}

function draw45(art: Art, fitting: Fitting, item: Given, view: View): void {
  const unit = 116;
  const center: Point = [310, 352];
  const far = reach * 0.82;
  const place = inset(art, view, () => {
    art.shadow([center[0] + 80, center[1] + unit * 1.3], unit * 2, 18);
    const [x, y] = center;
    const slant = unit * (far - 0.35) * Math.SQRT1_2;
    drawPipe(
      art,
      `M${x - slant} ${y - slant}L${x - unit * 0.3} ${y - unit * 0.3}Q${x} ${y} ${x + unit * 0.5} ${y}H${x + unit * (far - 0.3)}`,
      unit * 2,
      fitting.finish,
    );
    art.group({ move: center, rotate: -135, scale: [1, -1] }, () => {
      drawBand(art, fitting.finish, {
        from: unit * (far - bandLength),
        to: unit * far,
        radius: unit * bandRadius,
        isSeenInto: true,
      });
      drawMouth(art, fitting.finish, {
        at: unit * far,
        radius: unit * bandRadius,
        bore: unit * 0.86,
        isThreaded: true,
      });
    });
    along(art, center, "right", (isSeenInto) => {
      drawBand(art, fitting.finish, {
        from: unit * (far - bandLength),
        to: unit * far,
        radius: unit * bandRadius,
        isSeenInto,
      });
      drawMouth(art, fitting.finish, {
        at: unit * far,
        radius: unit * bandRadius,
        bore: unit * 0.86,
        isThreaded: true,
      });
    });
    drawMark(art, fitting, [x + unit * 0.3, y + unit * 0.34], unit);
  });
  if (view === "plain") return;
  const toEnd = item.number("centerToEnd", 0);
  art.dimension({
    from: place([center[0], center[1] + unit * bandRadius]),
    to: place([center[0] + unit * far, center[1] + unit * bandRadius]),
    label: toEnd > 0 ? `${toEnd} in` : "C to E",
    offset: 44,
  });
  sizeMeasure(art, fitting, place([center[0] + unit * (far + bandRadius * narrow), center[1]]), unit * 0.72);
}
