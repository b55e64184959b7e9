import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { circlePath, drum, obliqueView, pointAt, ring } from "../../kit/oblique.ts";

interface Belt {
  readonly topWidth: number;
  readonly thickness: number;
  readonly outsideLength: number;
  readonly isCogged: boolean;
  readonly name: string;
  readonly brand: string;
  readonly count: number;
}

const rubber = { dark: "#141517", mid: "#26282b", light: "#43474c", edge: "#0a0b0c" } as const;

export const vBelt = defineDrawing({
  name: "v-belt",
  title: "V-belt",
  examples: [
    {
      label: "A42",
      attributes: {
        size: "A42",
        outsideLength: 44,
        width: 0.5,
        thickness: 0.3125,
        construction: "Wrapped",
        brand: "Veltrane",
      },
    },
    {
      label: "5V1000",
      attributes: {
        size: "5V1000",
        outsideLength: 100,
        width: 0.625,
        thickness: 0.53125,
        construction: "Wrapped",
        brand: "Tessaro",
      },
    },
    {
      label: "BX60",
      attributes: {
        size: "BX60",
        outsideLength: 63,
        width: 0.65625,
        thickness: 0.40625,
        construction: "Cogged, Raw Edge",
        brand: "Veltrane",
      },
    },
    {
      label: "C85 set of 3",
      attributes: {
        size: "C85",
        outsideLength: 89,
        width: 0.875,
        thickness: 0.53125,
        construction: "Wrapped",
        packQuantity: 3,
        brand: "Ashmoor Drives",
      },
    },
  ],
  draw: (art, item, view) => {
    const belt = beltOf(item);
    if (view === "plain") {
      drawLoop(art, belt, [258, 300], 258);
      drawProfile(art, belt, [420, 470], 150);
      return;
    }
    drawLoop(art, belt, [178, 196], 148);
    drawProfileMeasures(art, belt);
  },
});

function beltOf(item: Given): Belt {
  return {
    topWidth: item.number("width", 0.5),
    thickness: item.number("thickness", 0.3125),
    outsideLength: item.number("outsideLength", 44),
    isCogged: /cog/i.test(item.text("construction", "")),
    name: item.text("size", "A42"),
    brand: item.text("brand", ""),
    count: item.number("packQuantity", 1),
  };
}

/** Short belts look thick, long ones thin; the true ratio would leave nothing to see. */
function drawLoop(art: Art, belt: Belt, center: Point, radius: number): void {
  const view = obliqueView(center, 0.72);
  const share = Math.min(0.3, Math.max(0.11, (belt.topWidth * 9) / belt.outsideLength + 0.05));
  const depth = radius * share * 1.25;
  const wall = radius * share * (belt.thickness / belt.topWidth) * 0.8;
  const inner = radius - wall;
  art.shadow([center[0] + depth * 0.5, center[1] + radius + 8], radius * 0.8, 15);
  for (let at = Math.min(belt.count, 4) - 1; at >= 0; at--) {
    const front = obliqueView([center[0] + at * depth * 0.5, center[1]], 0.72);
    drawBand(art, belt, front, { radius, inner, depth });
  }
  const words = belt.brand === "" ? belt.name : `${belt.name}  ${belt.brand.toUpperCase()}`;
  const size = sizeToFit(words, radius * 0.8, Math.min(depth * view.lean * 0.62, 34));
  const place = pointAt(view, radius, 0.0, depth * (0.5 + (Math.min(belt.count, 4) - 1) * 0.75));
  art.text([place[0] + size * 0.33, place[1]], words, { size, rotate: -90, fill: "#e8c33a", spacing: 1 });
}

function drawBand(
  art: Art,
  belt: Belt,
  view: ReturnType<typeof obliqueView>,
  { radius, inner, depth }: { readonly radius: number; readonly inner: number; readonly depth: number },
): void {
  const outside = art.linear([
    [0, rubber.light],
    [0.12, "#6b7077"],
    [0.3, rubber.light],
    [0.6, rubber.mid],
    [1, rubber.dark],
  ]);
  drum(art, view, { radius, depth }, { radius, depth: 0 }, { fill: outside, stroke: rubber.edge, width: 1.5 });
  // The inside is seen through the loop, on the left.
  const mouth = circlePath(view, inner);
  art.path(mouth, {
    fill: art.linear([
      [0, rubber.edge],
      [0.5, rubber.mid],
      [1, "#55595f"],
    ]),
  });
  art.group({ clip: art.clip(mouth) }, () => {
    art.path(circlePath(view, inner, depth * 0.86), { fill: "#ffffff", stroke: rubber.edge, width: 1.4 });
  });
  const face = art.linear(
    [
      [0, "#585c62"],
      [0.4, rubber.mid],
      [1, rubber.dark],
    ],
    "diagonal",
  );
  ring(art, view, radius, inner, { fill: face, stroke: rubber.edge, width: 1.4 });
  if (belt.isCogged) drawCogs(art, view, inner, radius - inner);
  art.path(circlePath(view, radius - (radius - inner) * 0.3), {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.16,
    width: 1.6,
  });
}

function drawCogs(art: Art, view: ReturnType<typeof obliqueView>, inner: number, wall: number): void {
  const count = 56;
  const notches = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const notch = [
      pointAt(view, inner - 0.5, angle - 0.026),
      pointAt(view, inner + wall * 0.42, angle - 0.016),
      pointAt(view, inner + wall * 0.42, angle + 0.016),
      pointAt(view, inner - 0.5, angle + 0.026),
    ];
    return `${polyline(notch)}Z`;
  });
  art.path(notches.join(""), { fill: "#ffffff", stroke: rubber.edge, width: 0.8 });
}

/** A cut end: fabric, cords near the top, and the 40 degree flanks. */
function drawProfile(art: Art, belt: Belt, [x, y]: Point, width: number): void {
  const height = (width * belt.thickness) / belt.topWidth;
  const bottom = width - 2 * height * Math.tan(Math.PI / 9);
  const corners: readonly Point[] = [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + bottom / 2, y + height / 2],
    [x - bottom / 2, y + height / 2],
  ];
  art.path(`${polyline(corners)}Z`, { fill: "#ffffff", stroke: "#ffffff", width: 16 });
  art.path(`${polyline(corners)}Z`, {
    fill: art.linear([
      [0, "#4a4e54"],
      [1, rubber.dark],
    ]),
    stroke: belt.isCogged ? rubber.edge : "#6a5f4c",
    width: belt.isCogged ? 2 : 4,
  });
  const cords = Math.round(width / 13);
  for (let at = 0; at < cords; at++) {
    const cordX = x - width * 0.42 + (width * 0.84 * at) / (cords - 1);
    art.circle([cordX, y - height * 0.26], 4.2, { fill: "#d9c48c", stroke: "#6b5a2a", width: 0.8 });
  }
  art.line([x - width * 0.43, y - height * 0.1], [x + width * 0.43, y - height * 0.1], {
    stroke: "#ffffff",
    strokeOpacity: 0.12,
    width: 2,
  });
}

function drawProfileMeasures(art: Art, belt: Belt): void {
  const width = 206;
  const height = (width * belt.thickness) / belt.topWidth;
  const at: Point = [452, 456];
  drawProfile(art, belt, at, width);
  art.dimension({
    from: [at[0] - width / 2, at[1] - height / 2],
    to: [at[0] + width / 2, at[1] - height / 2],
    label: `${inchFraction(belt.topWidth)} in`,
    offset: -30,
  });
  art.dimension({
    from: [at[0] - width / 2, at[1] - height / 2],
    to: [at[0] - width / 2, at[1] + height / 2],
    label: `${inchFraction(belt.thickness)} in`,
    offset: -34,
  });
  art.text([146, 452], belt.name, { size: 44, face: "heavy", fill: "#14365c" });
  art.text([146, 490], `${decimal(belt.outsideLength)} in outside`, { size: 22, fill: "#14365c" });
}
