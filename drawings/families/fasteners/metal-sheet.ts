import type { Art, Fill, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { speckle } from "../../kit/speckle.ts";
import { sizeToFit } from "../../kit/text.ts";
import { cornersOf, drawPlate, plateOf } from "./plate.ts";

export const metalSheet = defineDrawing({
  name: "metal-sheet",
  title: "Metal sheet",
  examples: [
    {
      label: "1008 cold rolled, 16 ga",
      attributes: {
        material: "Steel",
        alloy: "1008",
        finish: "Cold Rolled",
        gauge: "16 ga",
        thickness: 0.0598,
        width: 12,
        length: 12,
      },
    },
    {
      label: "304 brushed, 18 ga",
      attributes: {
        material: "Stainless Steel",
        alloy: "304",
        finish: "#4 Brushed",
        gauge: "18 ga",
        thickness: 0.05,
        width: 24,
        length: 36,
      },
    },
    {
      label: "Galvanized, 20 ga",
      attributes: {
        material: "Steel",
        alloy: "A653 G90",
        finish: "Galvanized",
        gauge: "20 ga",
        thickness: 0.0396,
        width: 24,
        length: 24,
      },
    },
    {
      label: "Copper, 0.064 in",
      attributes: {
        material: "Copper",
        alloy: "110",
        finish: "Mill",
        gauge: "0.064 in",
        thickness: 0.064,
        width: 12,
        length: 24,
      },
    },
    {
      label: "6061, 0.250 in",
      attributes: {
        material: "Aluminum",
        alloy: "6061-T6",
        finish: "Mill",
        gauge: "0.250 in",
        thickness: 0.25,
        width: 12,
        length: 12,
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") drawPile(art, item);
    else drawWithDimensions(art, item);
  },
});

function finishFor(item: Given): Finish {
  const finish = item.text("finish", "Mill");
  return finishOf(finish === "Galvanized" ? finish : item.text("material", "Steel"));
}

function drawnThickness(item: Given): number {
  return 4 + Math.min(26, item.number("thickness", 0.06) * 95);
}

/** The one on top, and one below it that is turned a little. */
function drawPile(art: Art, item: Given): void {
  const finish = finishFor(item);
  const thick = drawnThickness(item);
  const plate = plateOf(item.number("width", 12), item.number("length", 12), thick, [30, 24], 540);
  art.shadow([318, 424], 250, 70);
  art.group({ move: [300, 318], rotate: -4 }, () => {
    art.group({ move: [-300, -300] }, () => drawPlate(art, plate, finish, art.sheen(finish)));
  });
  drawPlate(art, plate, finish, topFill(art, finish), texturesOf(art, item, finish));
  if (item.text("finish", "").includes("Brushed")) drawFilm(art, cornersOf(plate)[3], cornersOf(plate)[2]);
  drawSticker(art, item, cornersOf(plate)[0]);
}

function topFill(art: Art, finish: Finish): Fill {
  return art.linear(
    [
      [0, finish.light],
      [0.22, finish.mid],
      [0.4, finish.shine],
      [0.62, finish.light],
      [1, finish.mid],
    ],
    "diagonal",
  );
}

function texturesOf(art: Art, item: Given, finish: Finish): readonly Fill[] {
  const words = item.text("finish", "Mill");
  if (words === "Galvanized") {
    return [speckle(art, { colors: ["#ffffff", "#7f8a89"], count: 70, grain: 17, tile: 90, opacity: 0.38 })];
  }
  if (!words.includes("Brushed")) return [];
  return [
    art.pattern(
      46,
      5,
      (tile) => {
        tile.line([0, 1], [34, 1], { stroke: finish.dark, strokeOpacity: 0.28, width: 0.8 });
        tile.line([12, 3.4], [46, 3.4], { stroke: "#ffffff", strokeOpacity: 0.5, width: 0.8 });
      },
      26,
    ),
  ];
}

/** The blue film on a brushed face, peeled back at the near corner. */
function drawFilm(art: Art, near: Point, right: Point): void {
  const [x, y] = near;
  const along: Point = [(right[0] - x) * 0.3, (right[1] - y) * 0.3];
  art.polygon(
    [
      [x - 74, y - 36],
      [x + along[0], y + along[1]],
      [x + 18, y - 78],
    ],
    {
      fill: art.linear(
        [
          [0, "#bfe0f5"],
          [1, "#6fb0dc"],
        ],
        "diagonal",
      ),
      stroke: "#3f7ea8",
      width: 1.2,
      opacity: 0.92,
    },
  );
}

/** The mill's label, stuck on near the left corner. */
function drawSticker(art: Art, item: Given, [x, y]: Point): void {
  const gauge = item.text("gauge", "16 ga");
  const alloy = `${item.text("alloy", "")} ${item.text("material", "").toUpperCase()}`.trim();
  art.group({ move: [x + 96, y + 2], rotate: -6 }, () => {
    art.rect(0, -34, 134, 66, { fill: "#fdfdfb", stroke: "#5a646c", width: 1 }, 4);
    art.rect(0, -34, 134, 17, { fill: "#1d3f72" }, 4);
    const brand = item.text("brand", "MILL CERTIFIED").toUpperCase();
    art.text([67, -21], brand, { size: sizeToFit(brand, 120, 12, "heavy"), fill: "#ffffff", face: "heavy" });
    art.text([67, 6], gauge, { size: 22 });
    art.text([67, 24], alloy, { size: sizeToFit(alloy, 120, 13) });
  });
}

function drawWithDimensions(art: Art, item: Given): void {
  const finish = finishFor(item);
  const [width, length] = [item.number("width", 12), item.number("length", 12)];
  const share = Math.min(1, Math.max(0.4, width / length));
  const [wide, high] = [340 * (width > length ? 1 : share), 340 * (width > length ? Math.max(0.4, length / width) : 1)];
  const [x, y] = [280 - wide / 2, 250 - high / 2];
  art.rect(x, y, wide, high, { fill: topFill(art, finish), stroke: finish.outline, width: 1.6 });
  for (const texture of texturesOf(art, item, finish)) art.rect(x, y, wide, high, { fill: texture });
  art.dimension({ from: [x, y + high], to: [x + wide, y + high], label: `${width} in`, offset: 42 });
  art.dimension({ from: [x + wide, y], to: [x + wide, y + high], label: `${length} in`, offset: 46 });
  const label = `${item.text("gauge", "16 ga")}, ${item.number("thickness", 0.06)} in thick`;
  art.text([280, 530], label, { size: 22, fill: "#14365c" });
}
