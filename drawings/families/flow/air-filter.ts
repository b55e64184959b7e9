import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Fill, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing, type View } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

const board: Color = "#eef0ee";
const outline: Color = "#3c4650";

/** The front face in the picture, and how far the frame leads away to the upper right. */
interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: Point;
}

export const airFilter = defineDrawing({
  name: "air-filter",
  title: "Pleated air filter",
  examples: [
    {
      label: "20x25x1, MERV 8",
      attributes: {
        brand: "Airelow",
        nominalSize: "20x25x1",
        height: 20,
        width: 25,
        depth: 1,
        merv: 8,
        media: "Synthetic",
        pleatsPerFoot: 15,
        actualHeight: 19.5,
        actualWidth: 24.5,
        actualDepth: 0.75,
      },
    },
    {
      label: "24x24x4, MERV 13",
      attributes: {
        brand: "Ventmoor",
        nominalSize: "24x24x4",
        height: 24,
        width: 24,
        depth: 4,
        merv: 13,
        media: "Antimicrobial Synthetic",
        pleatsPerFoot: 11,
        actualHeight: 23.375,
        actualWidth: 23.375,
        actualDepth: 3.75,
      },
    },
    {
      label: "12x24x2, carbon",
      attributes: {
        brand: "Halcomb",
        nominalSize: "12x24x2",
        height: 12,
        width: 24,
        depth: 2,
        merv: 8,
        media: "Carbon Impregnated",
        pleatsPerFoot: 13,
        actualHeight: 11.5,
        actualWidth: 23.5,
        actualDepth: 1.75,
      },
    },
    {
      label: "16x20x2, cotton",
      attributes: {
        brand: "Stowbridge",
        nominalSize: "16x20x2",
        height: 16,
        width: 20,
        depth: 2,
        merv: 10,
        media: "Cotton/Polyester",
        pleatsPerFoot: 13,
        actualHeight: 15.5,
        actualWidth: 19.5,
        actualDepth: 1.75,
      },
    },
  ],
  draw: (art, item, view) => {
    const panel = panelOf(item, view);
    drawFrame(art, panel);
    drawPleats(art, item, panel);
    drawBars(art, panel);
    drawPrint(art, item, panel);
    if (view === "dimensioned") drawMeasures(art, item, panel);
  },
});

function panelOf(item: Given, view: View): Panel {
  const [tall, wide, deep] = [item.number("height", 20), item.number("width", 20), item.number("depth", 1)];
  const room = view === "plain" ? 520 : 390;
  const lead = 1.1;
  const scale = room / Math.max(wide + deep * lead, tall + deep * lead * 0.8);
  const depth: Point = [Math.max(10, deep * lead * scale), Math.max(8, deep * lead * 0.8 * scale)];
  const [width, height] = [wide * scale, tall * scale];
  const middle: Point = view === "plain" ? [300, 296] : [276, 262];
  return {
    x: middle[0] - (width + depth[0]) / 2,
    y: middle[1] - (height + depth[1]) / 2 + depth[1],
    width,
    height,
    depth,
  };
}

function drawFrame(art: Art, { x, y, width, height, depth: [dx, dy] }: Panel): void {
  art.shadow([x + (width + dx) / 2, y + height + 14], (width + dx) / 2, 16);
  const top: Fill = art.linear([
    [0, "#fbfcfb"],
    [1, tone(board, -0.05)],
  ]);
  const side: Fill = art.linear(
    [
      [0, tone(board, -0.16)],
      [1, tone(board, -0.34)],
    ],
    "across",
  );
  art.path(
    `${polyline([
      [x, y],
      [x + dx, y - dy],
      [x + width + dx, y - dy],
      [x + width, y],
    ])}Z`,
    { fill: top, stroke: outline, width: 1.7 },
  );
  art.path(
    `${polyline([
      [x + width, y],
      [x + width + dx, y - dy],
      [x + width + dx, y + height - dy],
      [x + width, y + height],
    ])}Z`,
    { fill: side, stroke: outline, width: 1.7 },
  );
  art.rect(x, y, width, height, { fill: board, stroke: outline, width: 2 });
}

function mediaColor(media: string): Color {
  if (/carbon/i.test(media)) return "#565c62";
  if (/anti/i.test(media)) return "#bcd9ea";
  return /cotton/i.test(media) ? "#ece6d6" : "#f3f6f8";
}

/** Folds stand upright; each is lit on its left and dark on its right. */
function drawPleats(art: Art, item: Given, { x, y, width, height }: Panel): void {
  const border = borderOf(width, height);
  const color = mediaColor(item.text("media", "Synthetic"));
  const feet = item.number("width", 20) / 12;
  const count = Math.max(8, Math.round(item.number("pleatsPerFoot", 14) * feet));
  const fold = (width - 2 * border) / count;
  const pleat = art.pattern(fold, 10, (tile) => {
    tile.rect(0, 0, fold, 10, { fill: color });
    tile.rect(0, 0, fold * 0.34, 10, { fill: tone(color, 0.5) });
    tile.rect(fold * 0.52, 0, fold * 0.3, 10, { fill: tone(color, -0.2) });
    tile.rect(fold * 0.78, 0, fold * 0.22, 10, { fill: tone(color, -0.42) });
  });
  art.group({ move: [x + border, y + border] }, () => {
    art.rect(0, 0, width - 2 * border, height - 2 * border, { fill: pleat, stroke: outline, width: 1.6 });
    art.rect(0, 0, width - 2 * border, height - 2 * border, {
      fill: art.linear(
        [
          [0, "#ffffff", 0.22],
          [0.5, "#ffffff", 0],
          [1, "#000000", 0.2],
        ],
        "diagonal",
      ),
    });
    art.path(`M0 ${height - 2 * border}V0H${width - 2 * border}`, {
      fill: "none",
      stroke: "#000000",
      strokeOpacity: 0.3,
      width: 5,
    });
  });
}

/** Board strips across the face keep the pleats apart. */
function drawBars(art: Art, { x, y, width, height }: Panel): void {
  const border = borderOf(width, height);
  const inner = { left: x + border, right: x + width - border, top: y + border, bottom: y + height - border };
  const middle: Point = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  const strips: readonly (readonly [Point, Point])[] = [
    [
      [inner.left, inner.top],
      [inner.right, inner.bottom],
    ],
    [
      [inner.right, inner.top],
      [inner.left, inner.bottom],
    ],
    [
      [inner.left, middle[1]],
      [inner.right, middle[1]],
    ],
  ];
  for (const [from, to] of strips) {
    art.line(from, to, { stroke: outline, width: 15 });
    art.line(from, to, { stroke: board, width: 12 });
  }
}

function drawPrint(art: Art, item: Given, { x, y, width, height }: Panel): void {
  const border = borderOf(width, height);
  const size = item.text("nominalSize", "20x20x1").replaceAll("x", " x ");
  const [cardWidth, cardHeight] = [Math.min(210, width * 0.52), Math.min(132, height * 0.5)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  art.rect(
    cx - cardWidth / 2,
    cy - cardHeight / 2,
    cardWidth,
    cardHeight,
    { fill: "#ffffff", stroke: outline, width: 1.6 },
    6,
  );
  const brand = item.text("brand", "").toUpperCase();
  art.text([cx, cy - cardHeight * 0.22], brand, {
    size: sizeToFit(brand || " ", cardWidth * 0.84, cardHeight * 0.2, "heavy"),
    face: "heavy",
    fill: "#3f7fb5",
  });
  art.text([cx, cy + cardHeight * 0.12], `MERV ${item.text("merv", "8")}`, {
    size: sizeToFit(`MERV ${item.text("merv", "8")}`, cardWidth * 0.84, cardHeight * 0.3, "heavy"),
    face: "heavy",
    fill: "#1d2329",
  });
  art.text([cx, cy + cardHeight * 0.38], size, {
    size: sizeToFit(size, cardWidth * 0.8, cardHeight * 0.19),
    fill: "#3c4650",
  });
  const print = border * 0.42;
  art.text([x + border, y + height - border * 0.34], `${size}  AIR FLOW`, {
    size: print,
    anchor: "start",
    fill: "#3c4650",
  });
  const arrow = x + width - border * 2.4;
  art.path(
    `M${arrow} ${y + height - border * 0.5}h${border}m${-border * 0.35} ${-border * 0.22}l${border * 0.36} ${border * 0.22}l${-border * 0.36} ${border * 0.22}`,
    { fill: "none", stroke: "#c8102e", width: border * 0.12, cap: "round" },
  );
}

function borderOf(width: number, height: number): number {
  return Math.max(20, Math.min(width, height) * 0.085);
}

function drawMeasures(art: Art, item: Given, { x, y, width, height, depth: [dx, dy] }: Panel): void {
  art.dimension({
    from: [x, y + height],
    to: [x + width, y + height],
    label: `${inchFraction(item.number("actualWidth", 19.5))} in`,
    offset: 42,
  });
  art.dimension({
    from: [x, y],
    to: [x, y + height],
    label: `${inchFraction(item.number("actualHeight", 19.5))} in`,
    offset: -28,
  });
  art.text([x + width + dx, y - dy - 12], `${inchFraction(item.number("actualDepth", 0.75))} in deep`, {
    size: 19,
    anchor: "end",
    fill: "#14365c",
  });
  art.text([300, 566], `Nominal ${item.text("nominalSize", "20x20x1")}; measures are actual`, {
    size: 21,
    fill: "#14365c",
  });
}
