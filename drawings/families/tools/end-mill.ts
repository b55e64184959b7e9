import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import type { Finish } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawFlutes } from "../../kit/flutes.ts";
import { lieAcross } from "../../kit/lying.ts";
import { coatingOf } from "./coatings.ts";
import { drawShank } from "./round-bar.ts";

/** In inches. */
interface Mill {
  readonly diameter: number;
  readonly shank: number;
  readonly cut: number;
  readonly length: number;
  readonly flutes: number;
  readonly helix: number;
  readonly end: string;
  readonly corner: number;
  readonly coating: Finish;
  readonly body: Finish;
}

export const endMill = defineDrawing({
  name: "end-mill",
  title: "End mill",
  examples: [
    {
      label: "1/2 in, 4 flute, square, AlTiN",
      attributes: {
        diameter: 0.5,
        flutes: 4,
        endType: "Square",
        cutLength: 1,
        length: 3,
        shankDiameter: 0.5,
        finish: "AlTiN",
        material: "Solid Carbide",
        helix: 30,
      },
    },
    {
      label: "1/4 in, 2 flute, ball, uncoated",
      attributes: {
        diameter: 0.25,
        flutes: 2,
        endType: "Ball",
        cutLength: 0.75,
        length: 2.5,
        shankDiameter: 0.25,
        finish: "Uncoated",
        material: "Solid Carbide",
        helix: 30,
      },
    },
    {
      label: "3/8 in, 3 flute, ZrN",
      attributes: {
        diameter: 0.375,
        flutes: 3,
        endType: "Square",
        cutLength: 1,
        length: 2.5,
        shankDiameter: 0.375,
        finish: "ZrN",
        material: "Solid Carbide",
        helix: 45,
      },
    },
    {
      label: "3/4 in, 5 flute, .060 radius, TiN",
      attributes: {
        diameter: 0.75,
        flutes: 5,
        endType: "Corner Radius",
        cornerRadius: 0.06,
        cutLength: 1.5,
        length: 4,
        shankDiameter: 0.75,
        finish: "TiN",
        material: "Cobalt HSS",
        helix: 38,
      },
    },
    {
      label: "2 mm, 4 flute, long",
      attributes: {
        diameterMm: 2,
        flutes: 4,
        endType: "Square",
        cutLength: 0.4375,
        length: 2,
        shankDiameter: 0.1181,
        finish: "AlTiN",
        material: "Solid Carbide",
        helix: 30,
      },
    },
  ],
  draw: (art, item, view) => {
    const mill = millOf(item);
    if (view === "plain") {
      lieAcross(art, mill.length, Math.max(mill.diameter, mill.shank), (scale) => drawSide(art, mill, scale, [0, 0]));
    } else drawWithDimensions(art, mill, item);
  },
});

function millOf(item: Given): Mill {
  const diameter = item.has("diameterMm") ? item.number("diameterMm", 10) / 25.4 : item.number("diameter", 0.5);
  const length = item.number("length", diameter * 6);
  const coating = coatingOf(item.text("finish", "Uncoated"));
  return {
    diameter,
    shank: item.number("shankDiameter", diameter),
    cut: item.number("cutLength", length / 3),
    // The longest reach is drawn shortened, lest it be a hair.
    length: Math.min(length, item.number("shankDiameter", diameter) * 11),
    flutes: item.number("flutes", 4),
    helix: item.number("helix", 30),
    end: item.text("endType", "Square"),
    corner: item.number("cornerRadius", 0),
    coating,
    body: coating,
  };
}

function drawSide(art: Art, mill: Mill, scale: number, [x, y]: Point): void {
  const radius = (mill.diameter / 2) * scale;
  const shank = (mill.shank / 2) * scale;
  const length = mill.length * scale;
  const cut = Math.min(mill.cut * scale, length * 0.66);
  const nose = mill.end === "Ball" ? radius : Math.max(mill.corner * scale, 0);
  const start = length - cut;
  const neck = Math.abs(shank - radius) * 1.4;
  drawShank(art, mill.body, [x, y], start - neck, shank);
  if (neck > 0.5) {
    art.path(
      `M${x + start - neck} ${y - shank}L${x + start} ${y - radius}V${y + radius}L${x + start - neck} ${y + shank}Z`,
      {
        fill: art.metal(mill.body),
        stroke: mill.body.outline,
        width: 1.2,
      },
    );
  }
  const noseClip = art.clip(nosePath([x + start - radius, y], cut + radius, radius, nose));
  art.group({ clip: noseClip }, () => {
    drawFlutes(art, {
      start: [x + start, y],
      length: cut,
      radius,
      count: mill.flutes,
      lead: (2 * Math.PI * radius) / Math.tan((mill.helix * Math.PI) / 180),
      share: mill.flutes > 4 ? 0.46 : 0.54,
      depth: mill.flutes === 2 ? 0.3 : mill.flutes === 3 ? 0.22 : 0.12,
      finish: mill.coating,
    });
  });
  drawEnd(art, mill, [x + length, y], radius, nose);
}

function nosePath([x, y]: Point, length: number, radius: number, nose: number): string {
  const right = x + length;
  return `M${x} ${y - radius - 1}H${right - nose}Q${right} ${y - radius} ${right} ${y - radius + nose}V${y + radius - nose}Q${right} ${y + radius} ${right - nose} ${y + radius + 1}H${x}Z`;
}

/** The edge of the end, and the notch between the end teeth. */
function drawEnd(art: Art, { coating, end }: Mill, [x, y]: Point, radius: number, nose: number): void {
  const edge = { fill: "none", stroke: coating.outline, width: 1.8 } as const;
  if (end === "Ball") {
    art.path(
      `M${x - radius} ${y - radius}Q${x} ${y - radius} ${x} ${y}Q${x} ${y + radius} ${x - radius} ${y + radius}`,
      edge,
    );
    art.path(`M${x - radius * 0.9} ${y - radius * 0.5}Q${x - radius * 0.15} ${y - radius * 0.4} ${x} ${y}`, {
      fill: "none",
      stroke: coating.shine,
      strokeOpacity: 0.8,
      width: radius * 0.05,
    });
    return;
  }
  art.path(
    `M${x - nose} ${y - radius}Q${x} ${y - radius} ${x} ${y - radius + nose}V${y + radius - nose}Q${x} ${y + radius} ${x - nose} ${y + radius}`,
    edge,
  );
  art.path(`M${x} ${y - radius * 0.22}L${x - radius * 0.34} ${y}L${x} ${y + radius * 0.12}Z`, {
    fill: "#ffffff",
    stroke: coating.outline,
    width: 1.2,
  });
}

function drawWithDimensions(art: Art, mill: Mill, item: Given): void {
  const breadth = Math.max(mill.diameter, mill.shank);
  const scale = Math.min(380 / mill.length, 210 / breadth);
  const left = 285 - (mill.length / 2) * scale;
  const right = left + mill.length * scale;
  const half = (breadth / 2) * scale;
  const y = 270;
  const cut = Math.min(mill.cut, mill.length * 0.66) * scale;
  art.shadow([285, y + half + 16], (mill.length / 2) * scale, 10);
  drawSide(art, mill, scale, [left, y]);
  const inches = (value: number) => `${inchFraction(value)} in`;
  art.dimension({
    from: [left, y + half],
    to: [right, y + half],
    label: inches(item.number("length", mill.length)),
    offset: 104,
  });
  art.dimension({ from: [right - cut, y + half], to: [right, y + half], label: inches(mill.cut), offset: 52 });
  art.dimension({
    from: [right, y - (mill.diameter / 2) * scale],
    to: [right, y + (mill.diameter / 2) * scale],
    label: item.has("diameterMm") ? `${decimal(item.number("diameterMm", 0))} mm` : inches(mill.diameter),
    offset: 26,
  });
  art.dimension({
    from: [left, y - (mill.shank / 2) * scale],
    to: [left, y + (mill.shank / 2) * scale],
    label: item.has("diameterMm") ? `${decimal(Math.round(mill.shank * 25.4))} mm` : inches(mill.shank),
    offset: -26,
  });
}
