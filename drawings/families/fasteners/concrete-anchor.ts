import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawThread } from "../../kit/thread.ts";
import { drawHeadSide } from "./hex-cap-screw.ts";
import { maxTurns } from "./screw-body.ts";
import { drawFlatHead, drawRoundHead } from "./screw-heads.ts";

interface Anchor {
  readonly isWedge: boolean;
  readonly headType: string;
  readonly diameter: number;
  readonly stud: number;
  readonly pitch: number;
  readonly length: number;
  readonly embedment: number;
  readonly finish: Finish;
}

export const concreteAnchor = defineDrawing({
  name: "concrete-anchor",
  title: "Concrete anchor",
  examples: [
    {
      label: "Wedge, zinc, 1/2 x 4-1/4",
      attributes: {
        anchorType: "Wedge",
        diameter: 0.5,
        length: 4.25,
        threadSize: "1/2-13",
        embedment: 2.25,
        finish: "Zinc Plated",
        headType: "Hex Nut",
      },
    },
    {
      label: "Sleeve, zinc, 1/2 x 3",
      attributes: {
        anchorType: "Sleeve",
        diameter: 0.5,
        length: 3,
        threadSize: "3/8-16",
        embedment: 1.5,
        finish: "Zinc Plated",
        headType: "Hex Nut",
      },
    },
    {
      label: "Wedge, stainless, 3/4 x 5-1/2",
      attributes: {
        anchorType: "Wedge",
        diameter: 0.75,
        length: 5.5,
        threadSize: "3/4-10",
        embedment: 3.25,
        material: "316 Stainless Steel",
        finish: "Plain",
        headType: "Hex Nut",
      },
    },
    {
      label: "Sleeve, flat head, 3/8 x 3",
      attributes: {
        anchorType: "Sleeve",
        diameter: 0.375,
        length: 3,
        threadSize: "5/16-18",
        embedment: 1.25,
        finish: "Zinc Plated",
        headType: "Flat Head, Phillips",
      },
    },
  ],
  draw: (art, item, view) => {
    const anchor = anchorOf(item);
    if (view === "plain") {
      lieAcross(art, anchor.length + headOf(anchor), anchor.diameter * 2.2, (scale) => drawLevel(art, anchor, scale));
    } else drawWithDimensions(art, anchor, item);
  },
});

function anchorOf(item: Given): Anchor {
  const thread = threadSizeOf(item.text("threadSize", "1/2-13")) ?? { diameter: 0.5, pitch: 1 / 13 };
  const finish = item.text("finish", "Zinc Plated");
  return {
    isWedge: item.text("anchorType", "Wedge") === "Wedge",
    headType: item.text("headType", "Hex Nut"),
    diameter: item.number("diameter", 0.5),
    stud: thread.diameter,
    pitch: thread.pitch,
    length: item.number("length", 3.75),
    embedment: item.number("embedment", 2),
    finish: finishOf(finish === "Plain" ? item.text("material", "Stainless") : finish),
  };
}

/** What stands before the measured length. */
function headOf({ isWedge, headType, stud }: Anchor): number {
  return isWedge || headType.startsWith("Flat") ? 0 : stud * 1.05;
}

function drawLevel(art: Art, anchor: Anchor, scale: number): void {
  if (anchor.isWedge) drawWedge(art, anchor, scale);
  else drawSleeve(art, anchor, scale);
}

/** Threaded end, nut and washer on it, plain shank, and the clip round the narrow neck before the flared foot. */
function drawWedge(art: Art, { diameter, pitch, length, finish }: Anchor, scale: number): void {
  const radius = (diameter / 2) * scale;
  const end = length * scale;
  const threaded = Math.min(length * 0.5, diameter * 4.2) * scale;
  const foot = diameter * 1.7 * scale;
  art.rect(threaded, -radius * 0.97, end - foot - threaded, radius * 1.94, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.4,
  });
  art.group({ move: [threaded, 0], scale: [-1, 1] }, () => {
    drawThread(art, {
      start: [0, 0],
      length: threaded,
      radius,
      pitch: Math.max(pitch * scale, threaded / maxTurns),
      finish,
    });
  });
  const neck = radius * 0.72;
  const from = end - foot;
  art.path(
    pathOf`M${from - 1} ${-radius * 0.97}L${from + radius * 0.35} ${-neck}H${from + foot * 0.42}L${end - foot * 0.2} ${-radius * 0.98}H${end - 4}L${end} ${-radius * 0.8}V${radius * 0.8}L${end - 4} ${radius * 0.98}H${end - foot * 0.2}L${from + foot * 0.42} ${neck}H${from + radius * 0.35}L${from - 1} ${radius * 0.97}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.4,
    },
  );
  drawClip(art, from + radius * 0.3, foot * 0.52, radius, finish);
  const nutAt = diameter * 0.55 * scale;
  drawNutAndWasher(art, nutAt, diameter * scale, finish);
}

function drawClip(art: Art, from: number, width: number, radius: number, finish: Finish): void {
  const flare = radius * 1.06;
  art.path(pathOf`M${from} ${-radius * 0.95}L${from + width} ${-flare}V${flare}L${from} ${radius * 0.95}Z`, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.5,
  });
  const slot = radius * 0.1;
  art.rect(from + width * 0.3, -slot - radius * 0.2, width * 0.7, 2 * slot, { fill: tone(finish.dark, -0.4) }, slot);
  for (const y of [-0.62, 0.42]) {
    art.rect(
      from + width * 0.3,
      radius * y,
      width * 0.34,
      radius * 0.2,
      { fill: finish.dark, stroke: finish.outline, width: 1 },
      3,
    );
  }
}

function drawNutAndWasher(art: Art, from: number, diameter: number, finish: Finish): void {
  const height = diameter * 0.86;
  const corner = diameter * 0.88;
  drawHeadSide(art, finish, [from, 0], height, corner);
  art.rect(
    from + height,
    -diameter * 1.06,
    diameter * 0.16,
    diameter * 2.12,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.3 },
    2,
  );
}

/** A stud in a split sleeve that a cone spreads. */
function drawSleeve(art: Art, anchor: Anchor, scale: number): void {
  const { diameter, stud, length, finish, headType } = anchor;
  const lead = headOf(anchor) * scale;
  const radius = (diameter / 2) * scale;
  const end = lead + length * scale;
  const cone = diameter * 0.75 * scale;
  const sleeveEnd = end - cone * 0.8;
  art.path(
    pathOf`M${sleeveEnd - 4} ${-radius * 0.72}L${end - cone * 0.2} ${-radius * 0.98}H${end - 3}L${end} ${-radius * 0.85}V${radius * 0.85}L${end - 3} ${radius * 0.98}H${end - cone * 0.2}L${sleeveEnd - 4} ${radius * 0.72}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.4,
    },
  );
  const isFlat = headType.startsWith("Flat");
  const sleeveFrom = isFlat ? diameter * 0.5 * scale : lead;
  art.rect(sleeveFrom, -radius, sleeveEnd - sleeveFrom, 2 * radius, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.5,
  });
  const slit = (sleeveEnd - sleeveFrom) * 0.46;
  for (const y of [-0.38, 0.36]) {
    art.rect(sleeveEnd - slit, radius * y - 2.5, slit, 5, {
      fill: tone(finish.dark, -0.5),
      stroke: finish.outline,
      width: 0.8,
    });
  }
  art.line([sleeveFrom + (sleeveEnd - sleeveFrom) * 0.08, 0.02 * radius], [sleeveEnd - slit - 8, 0.02 * radius], {
    stroke: finish.outline,
    strokeOpacity: 0.35,
    width: 1.2,
  });
  for (const at of [0.3, 0.42]) {
    const x = sleeveFrom + (sleeveEnd - sleeveFrom) * at;
    art.line([x, -radius], [x, radius], { stroke: finish.outline, strokeOpacity: 0.3, width: 1.4 });
  }
  const head = { radius: radius * 1.95, height: diameter * 0.5 * scale, squash: 0.2, finish };
  if (isFlat) drawFlatHead(art, head, radius);
  else if (headType.startsWith("Round")) drawRoundHead(art, { ...head, radius: radius * 1.7, height: lead });
  else if (headType.startsWith("Acorn")) drawAcorn(art, lead, stud * scale, finish);
  else {
    drawNutAndWasher(art, lead - stud * 1.02 * scale, stud * scale, finish);
    art.ellipse([lead - stud * 1.02 * scale, 0], stud * 0.1 * scale, stud * 0.5 * scale, {
      fill: turnedFace(art, finish),
      stroke: finish.outline,
      width: 1,
    });
  }
}

function drawAcorn(art: Art, bearing: number, diameter: number, finish: Finish): void {
  const height = diameter * 0.55;
  const dome = diameter * 0.75;
  art.path(
    pathOf`M${bearing - height} ${-dome}C${bearing - height - dome * 1.1} ${-dome} ${bearing - height - dome * 1.1} ${dome} ${bearing - height} ${dome}Z`,
    {
      fill: art.ball(finish),
      stroke: finish.outline,
      width: 1.4,
    },
  );
  drawNutAndWasher(art, bearing - height - diameter * 0.3, diameter, finish);
}

/** In the hole: how deep it has to sit. */
function drawWithDimensions(art: Art, anchor: Anchor, item: Given): void {
  const total = anchor.length + headOf(anchor);
  const scale = Math.min(400 / total, 120 / anchor.diameter);
  const [left, middle] = [270 - (total * scale) / 2, 265];
  const end = left + total * scale;
  const surface = end - anchor.embedment * scale;
  const radius = (anchor.diameter / 2) * scale;
  const concrete = art.hatch("#b8bdbf", "#eceeee");
  art.rect(surface, middle - radius - 64, end - surface + 24, 64, { fill: concrete, stroke: "#8d9497", width: 1 });
  art.rect(surface, middle + radius, end - surface + 24, 64, { fill: concrete, stroke: "#8d9497", width: 1 });
  art.group({ move: [left, middle] }, () => drawLevel(art, anchor, scale));
  art.dimension({
    from: [surface, middle + radius + 64],
    to: [end, middle + radius + 64],
    label: `${inchFraction(anchor.embedment)} in min`,
    offset: 36,
  });
  art.dimension({
    from: [left + headOf(anchor) * scale, middle + radius + 64],
    to: [end, middle + radius + 64],
    label: `${inchFraction(item.number("length", 3.75))} in`,
    offset: 92,
  });
  art.dimension({
    from: [end + 24, middle - radius],
    to: [end + 24, middle + radius],
    label: `${inchFraction(anchor.diameter)} in`,
    offset: 42,
  });
}
