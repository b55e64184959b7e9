import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { round } from "../../kit/round.ts";
import { placesOf } from "./diode-places.ts";
import { fitText } from "./print.ts";

interface Lens {
  readonly half: Point;
  readonly radius: number;
  readonly color: Color;
}

const lensColors: Readonly<Record<string, Color>> = {
  Red: "#c4121f",
  Amber: "#f08a00",
  White: "#e9eef2",
  Blue: "#1a4fb0",
  Green: "#1a9a4a",
};

export const truckLamp = defineDrawing({
  name: "truck-lamp",
  title: "Vehicle lamp",
  examples: [
    {
      label: "Oval stop/turn/tail",
      attributes: {
        lampFunction: "Stop/Turn/Tail Lamp",
        lampShape: "Oval",
        color: "Red",
        length: 6.5,
        height: 2.25,
        technology: "LED",
        diodes: 10,
        mounting: "Grommet",
      },
    },
    {
      label: "Round marker, amber",
      attributes: {
        lampFunction: "Clearance/Marker Lamp",
        lampShape: "Round",
        color: "Amber",
        length: 2,
        height: 2,
        technology: "LED",
        diodes: 4,
        mounting: "Flange",
      },
    },
    {
      label: "Work lamp",
      attributes: {
        lampFunction: "Work Lamp",
        lampShape: "Rectangular",
        color: "White",
        length: 5.9,
        height: 3.4,
        technology: "LED",
        diodes: 9,
        mounting: "Stud",
      },
    },
    {
      label: "Incandescent 4 in",
      attributes: {
        lampFunction: "Stop/Turn/Tail Lamp",
        lampShape: "Round",
        color: "Red",
        length: 4,
        height: 4,
        technology: "Incandescent",
        mounting: "Grommet",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    const lens = lensOf(item, isSmall ? 180 : 226);
    const at: Point = [300, isSmall ? 260 : 300];
    art.shadow([at[0] + 6, at[1] + lens.half[1] + 62], lens.half[0], 15);
    drawLamp(art, lens, at, item);
    if (isSmall) drawMeasures(art, lens, at, item);
  },
});

function lensOf(item: Given, room: number): Lens {
  const [length, height] = [item.number("length", 6.5), item.number("height", 2.25)];
  const scale = room / Math.max(length, height) / (item.text("lampShape", "Oval") === "Round" ? 1.08 : 1);
  const half: Point = [length * scale, height * scale];
  const shape = item.text("lampShape", "Oval");
  return {
    half,
    radius: shape === "Rectangular" ? half[1] * 0.2 : Math.min(...half),
    color: lensColors[item.text("color", "Red")] ?? "#c4121f",
  };
}

function plate(art: Art, [x, y]: Point, [halfX, halfY]: Point, radius: number, ink: Parameters<Art["rect"]>[4]): void {
  art.rect(x - halfX, y - halfY, halfX * 2, halfY * 2, ink, radius);
}

function drawLamp(art: Art, lens: Lens, at: Point, item: Given): void {
  const { half, radius } = lens;
  const isWork = item.text("lampFunction", "") === "Work Lamp";
  if (isWork) drawStud(art, at, half);
  drawMount(art, lens, at, item.text("mounting", "Grommet"), isWork);
  plate(art, at, half, radius, { fill: "#0d0e10", stroke: "#000000", width: 1.6 });
  const isRound = item.text("lampShape", "Oval") === "Round";
  const inner: Point = [half[0] * 0.95, half[1] - half[0] * 0.05];
  drawLens(art, lens, at, inner, isWork || item.text("lens", "Colored") === "Clear");
  if (item.text("technology", "LED") === "LED") drawDiodes(art, lens, at, inner, item.number("diodes", 10), isWork);
  else drawFilament(art, at, inner);
  drawReflection(art, at, inner, isRound, isWork ? 0.28 : 0.34);
}

/** The sky in the lens: a bar on a long one, a sickle on a round one. */
function drawReflection(art: Art, [x, y]: Point, [halfX, halfY]: Point, isRound: boolean, fillOpacity: number): void {
  if (!isRound) {
    plate(art, [x - halfX * 0.06, y - halfY * 0.56], [halfX * 0.76, halfY * 0.17], halfY * 0.17, {
      fill: "#ffffff",
      fillOpacity,
    });
    return;
  }
  const [outer, inner] = [halfX * 0.9, halfX * 1.15];
  art.path(
    `M${round(x - outer)} ${round(y)}A${round(outer)} ${round(outer)} 0 0 1 ${round(x + outer * 0.5)} ${round(y - outer * 0.87)}A${round(inner)} ${round(inner)} 0 0 0 ${round(x - outer)} ${round(y)}Z`,
    { fill: "#ffffff", fillOpacity },
  );
}

/** A rubber grommet, a flange with screws, or the housing itself. */
function drawMount(art: Art, { half, radius }: Lens, at: Point, mounting: string, isWork: boolean): void {
  const edge = half[0] * 0.1;
  const outer: Point = [half[0] + edge, half[1] + edge];
  const finish = mounting === "Flange" ? finishes.chrome : isWork ? paint("#33383e") : paint("#232528");
  art.group({ move: [4, 8] }, () => plate(art, at, outer, radius + edge, { fill: "#000000", fillOpacity: 0.25 }));
  plate(art, at, outer, radius + edge, {
    fill: art.linear(
      [
        [0, finish.shine],
        [0.2, finish.light],
        [0.6, finish.mid],
        [1, finish.dark],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 2,
  });
  if (mounting !== "Flange" && mounting !== "Surface") return;
  for (const side of [-1, 1]) {
    const screw: Point = [at[0] + side * (half[0] + edge * 0.45), at[1]];
    art.circle(screw, edge * 0.34, { fill: art.ball(finishes.zinc), stroke: finishes.zinc.outline, width: 1.2 });
    art.line([screw[0] - edge * 0.22, screw[1] - 2], [screw[0] + edge * 0.22, screw[1] + 2], {
      stroke: finishes.zinc.outline,
      width: 2,
    });
  }
}

function drawLens(art: Art, { half, radius, color }: Lens, at: Point, inner: Point, isClear: boolean): void {
  const shrink = half[0] - inner[0];
  const fill = isClear
    ? art.linear(
        [
          [0, "#f7fafc"],
          [0.5, "#aeb8c1"],
          [1, "#6b757e"],
        ],
        "diagonal",
      )
    : art.radial(
        [
          [0, tone(color, 0.35)],
          [0.5, color],
          [1, tone(color, -0.45)],
        ],
        [0.4, 0.36],
        0.8,
      );
  plate(art, at, inner, Math.max(4, radius - shrink), { fill, stroke: tone(color, -0.7), width: 1.6 });
  const prisms = art.pattern(14, 14, (tile) => {
    tile.path("M0 0H14M0 0V14", { fill: "none", stroke: "#000000", width: 1, strokeOpacity: 0.16 });
    tile.path("M1.4 1.4H14M1.4 1.4V14", { fill: "none", stroke: "#ffffff", width: 1, strokeOpacity: 0.22 });
  });
  plate(art, at, inner, Math.max(4, radius - shrink), { fill: prisms });
}

function drawDiodes(
  art: Art,
  { color }: Lens,
  [x, y]: Point,
  [halfX, halfY]: Point,
  count: number,
  isWork: boolean,
): void {
  const places = placesOf(count, halfX, halfY);
  const size = Math.min(halfY * 0.3, (halfX * 1.1) / Math.max(3, places.length ** 0.75));
  const core: Color = isWork ? "#fff4c2" : tone(color, 0.75);
  for (const [dx, dy] of places) {
    art.circle([x + dx, y + dy], size, {
      fill: isWork ? art.ball(finishes.chrome) : tone(color, -0.35),
      stroke: tone(color, -0.7),
      width: 1.2,
    });
    art.circle([x + dx, y + dy], size * 0.62, {
      fill: art.radial([
        [0, "#ffffff"],
        [0.4, core],
        [1, isWork ? "#d9b84a" : color],
      ]),
      stroke: tone(color, -0.5),
      strokeOpacity: 0.6,
      width: 1,
    });
  }
}

/** The glow of the lamp behind the lens. */
function drawFilament(art: Art, [x, y]: Point, [halfX, halfY]: Point): void {
  const radius = Math.min(halfX, halfY);
  art.circle([x, y], radius * 0.7, {
    fill: art.radial([
      [0, "#fff8e0", 0.9],
      [0.35, "#ffd9a0", 0.5],
      [1, "#ffb060", 0],
    ]),
  });
  for (const share of [0.35, 0.6, 0.85])
    art.circle([x, y], radius * share, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.25, width: 2 });
}

function drawStud(art: Art, [x, y]: Point, half: Point): void {
  const steel = finishes.zinc;
  art.path(`M${x - half[0] * 0.5} ${y + half[1] * 0.6}V${y + half[1] + 50}H${x + half[0] * 0.5}V${y + half[1] * 0.6}`, {
    fill: "none",
    stroke: "#1c1e21",
    width: 20,
  });
  art.rect(
    x - 14,
    y + half[1] + 44,
    28,
    60,
    { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.6 },
    4,
  );
  art.rect(
    x - 28,
    y + half[1] + 58,
    56,
    22,
    { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.6 },
    4,
  );
}

function drawMeasures(art: Art, { half }: Lens, [x, y]: Point, item: Given): void {
  const below = item.text("lampFunction", "") === "Work Lamp" ? 150 : 66;
  art.dimension({
    from: [x - half[0], y + half[1]],
    to: [x + half[0], y + half[1]],
    label: `${inchFraction(item.number("length", 6.5))} in`,
    offset: below,
  });
  if (item.text("lampShape", "") !== "Round") {
    art.dimension({
      from: [x + half[0] * 1.1, y - half[1]],
      to: [x + half[0] * 1.1, y + half[1]],
      label: `${inchFraction(item.number("height", 2.25))} in`,
      offset: 46,
    });
  }
  fitText(art, [300, 560], `${item.text("mounting", "Grommet")} mount`, 400, { size: 22, fill: "#14365c" });
}
