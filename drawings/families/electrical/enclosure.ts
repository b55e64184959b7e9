import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Box, drawBox } from "../../kit/box.ts";
import { type Color, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { fitText } from "./print.ts";

export const enclosure = defineDrawing({
  name: "enclosure",
  title: "Electrical enclosure",
  examples: [
    {
      label: "NEMA 4X stainless, 16 x 12 x 6",
      attributes: {
        nemaType: "NEMA 4X",
        material: "304 Stainless Steel",
        height: 16,
        width: 12,
        depth: 6,
        cover: "Hinged, Quarter-Turn Latch",
        brand: "Northgrid",
      },
    },
    {
      label: "NEMA 1, 8 x 8 x 4, screw cover",
      attributes: {
        nemaType: "NEMA 1",
        material: "Steel",
        height: 8,
        width: 8,
        depth: 4,
        cover: "Screw-On",
        brand: "Conduwell",
      },
    },
    {
      label: "NEMA 4X polycarbonate, window",
      attributes: {
        nemaType: "NEMA 4X",
        material: "Polycarbonate",
        height: 16,
        width: 14,
        depth: 8,
        cover: "Hinged, Window",
        brand: "Ohmbridge",
      },
    },
    {
      label: "NEMA 3R, 36 x 24 x 12",
      attributes: {
        nemaType: "NEMA 3R",
        material: "Galvanized Steel",
        height: 36,
        width: 24,
        depth: 12,
        cover: "Hinged, Padlock Hasp",
        brand: "Northgrid",
      },
    },
  ],
  draw: (art, item, view) => {
    const box = boxOf(item, view === "dimensioned");
    const { at, width, height, depth } = box;
    art.shadow([at[0] + width / 2 + depth[0] / 2, at[1] + height + 8], width / 2 + depth[0] * 0.7, 16);
    drawEnclosure(art, box, item);
    if (view === "dimensioned") drawMeasures(art, box, item);
  },
});

function boxOf(item: Given, isSmall: boolean): Box {
  const [height, width, deep] = [item.number("height", 16), item.number("width", 12), item.number("depth", 6)];
  const [lean, rise] = [0.5, 0.28];
  const room = isSmall ? 400 : 510;
  const scale = Math.min(room / (width + deep * lean), room / (height + deep * rise));
  const depth = [deep * lean * scale, deep * rise * scale] as const;
  const left = (isSmall ? 310 : 300) - (width * scale + depth[0]) / 2;
  const top = (isSmall ? 265 : 298) - (height * scale + depth[1]) / 2 + depth[1];
  return { at: [left, top], width: width * scale, height: height * scale, depth, color: colorOfBox(item) };
}

function colorOfBox(item: Given): Color {
  const material = item.text("material", "Steel");
  if (material.includes("Stainless")) return "#c4c7ca";
  if (material === "Fiberglass") return "#9aa39c";
  return material === "Polycarbonate" ? "#c9cdd1" : "#a4abb1";
}

function drawEnclosure(art: Art, box: Box, item: Given): void {
  const { at, width, height, color } = box;
  const [x, y] = at;
  const isStainless = item.text("material", "").includes("Stainless");
  const cover = item.text("cover", "Screw-On");
  drawBox(art, box);
  if (isStainless) drawBrushing(art, box);
  if (item.text("nemaType", "") === "NEMA 3R") drawRainHood(art, box);
  const inset = Math.min(width, height) * 0.035;
  const door = [x + inset, y + inset, width - 2 * inset, height - 2 * inset] as const;
  art.rect(
    ...door,
    {
      fill: art.linear(
        [
          [0, tone(color, isStainless ? 0.7 : 0.28)],
          [0.35, tone(color, 0.1)],
          [0.55, tone(color, isStainless ? 0.45 : 0.05)],
          [1, tone(color, -0.16)],
        ],
        "diagonal",
      ),
      stroke: tone(color, -0.65),
      width: 1.8,
    },
    5,
  );
  art.line([door[0] + 4, door[1] + 3], [door[0] + door[2] - 4, door[1] + 3], {
    stroke: "#ffffff",
    strokeOpacity: 0.8,
    width: 2,
  });
  if (cover === "Screw-On") drawScrews(art, door);
  else drawHinges(art, door, cover);
  if (cover.includes("Window")) drawWindow(art, door);
  drawPlate(art, door, item);
}

type Rect = readonly [x: number, y: number, width: number, height: number];

function drawBrushing(art: Art, { at: [x, y], width, height }: Box): void {
  for (let line = 4; line < height; line += 9) {
    art.line([x + 2, y + line], [x + width - 2, y + line], {
      stroke: line % 2 === 0 ? "#ffffff" : "#5b6166",
      strokeOpacity: 0.2,
      width: 1,
    });
  }
}

/** The drip shield over the door. */
function drawRainHood(art: Art, { at: [x, y], width, depth, color }: Box): void {
  art.polygon(
    [
      [x - 8, y + 12],
      [x + width + 6, y + 12],
      [x + width + depth[0] + 6, y - depth[1] - 2],
      [x + depth[0] - 4, y - depth[1] - 2],
    ],
    {
      fill: art.linear([
        [0, tone(color, 0.5)],
        [1, tone(color, 0.15)],
      ]),
      stroke: tone(color, -0.65),
      width: 1.8,
    },
  );
}

function drawScrews(art: Art, [x, y, width, height]: Rect): void {
  const edge = Math.min(width, height) * 0.07;
  for (const [cx, cy] of [
    [x + edge, y + edge],
    [x + width - edge, y + edge],
    [x + edge, y + height - edge],
    [x + width - edge, y + height - edge],
  ] as const) {
    art.circle([cx, cy], 11, { fill: art.ball(finishes.zinc), stroke: finishes.zinc.outline, width: 1.4 });
    art.line([cx - 8, cy - 3], [cx + 8, cy + 3], { stroke: finishes.zinc.outline, width: 2.6 });
  }
}

function drawHinges(art: Art, [x, y, width, height]: Rect, cover: string): void {
  const steel = finishes.stainless;
  for (const share of [0.14, 0.76]) {
    art.rect(
      x - 9,
      y + height * share,
      14,
      height * 0.1,
      { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.4 },
      4,
    );
  }
  const shares = height > width * 1.2 && !cover.includes("Hasp") ? [0.24, 0.68] : [0.46];
  for (const share of shares) {
    const [cx, cy] = [x + width - 26, y + height * (share + 0.04)];
    if (cover.includes("Latch") || cover.includes("Window")) {
      art.circle([cx, cy], 16, { fill: art.ball(steel), stroke: steel.outline, width: 1.6 });
      art.line([cx - 10, cy], [cx + 10, cy], { stroke: steel.outline, width: 4 });
    } else {
      art.rect(cx - 8, cy - 24, 38, 48, { fill: art.sheen(steel), stroke: steel.outline, width: 1.6 }, 5);
      if (cover.includes("Hasp")) art.circle([cx + 11, cy], 8, { fill: "#2a2f35", stroke: steel.outline, width: 1.4 });
      else art.line([cx + 2, cy - 14], [cx + 20, cy + 14], { stroke: steel.outline, width: 4 });
    }
  }
}

function drawWindow(art: Art, [x, y, width, height]: Rect): void {
  const pane = [x + width * 0.16, y + height * 0.14, width * 0.64, height * 0.42] as const;
  art.rect(
    ...pane,
    {
      fill: art.linear(
        [
          [0, "#dfeef6"],
          [0.45, "#9db9c8"],
          [0.5, "#e9f4f9"],
          [1, "#7f9aa9"],
        ],
        "diagonal",
      ),
      stroke: "#2a2f35",
      width: 4,
    },
    8,
  );
}

function drawPlate(art: Art, [x, y, width, height]: Rect, item: Given): void {
  const [wide, middle, top] = [width * 0.34, x + width * 0.48, y + height * 0.72];
  art.rect(middle - wide / 2, top, wide, wide * 0.34, { fill: "#f6f6f3", stroke: "#4b5258", width: 1.2 }, 3);
  fitText(art, [middle, top + wide * 0.15], item.text("brand", "Northgrid").toUpperCase(), wide * 0.9, {
    size: wide * 0.13,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [middle, top + wide * 0.28], item.text("nemaType", "NEMA 1"), wide * 0.9, {
    size: wide * 0.1,
    fill: "#1b1f24",
  });
}

function drawMeasures(art: Art, { at: [x, y], width, height, depth }: Box, item: Given): void {
  art.dimension({ from: [x, y], to: [x, y + height], label: `${item.number("height", 16)} in`, offset: -40 });
  art.dimension({
    from: [x, y + height],
    to: [x + width, y + height],
    label: `${item.number("width", 12)} in`,
    offset: 46,
  });
  art.dimension({
    from: [x + width, y + height],
    to: [x + width + depth[0], y + height - depth[1]],
    label: `${item.number("depth", 6)} in`,
    offset: 92,
  });
}
