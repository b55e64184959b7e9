import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawBristles } from "./bristles.ts";

/** In inches, with what it is made of. */
interface Broom {
  readonly width: number;
  readonly trim: number;
  readonly fill: Color;
  readonly block: Color;
  readonly isWood: boolean;
  readonly handle: string;
  readonly sweep: string;
  readonly brand: string;
}

const fibers: Readonly<Record<string, Color>> = {
  Black: "#2a2b2d",
  Brown: "#8a5a2c",
  Natural: "#d8b77c",
  Silver: "#aab2b9",
  Gray: "#8e969d",
  White: "#eef0ef",
};

export const pushBroom = defineDrawing({
  name: "push-broom",
  title: "Push broom",
  examples: [
    {
      label: "24 in, medium, handle",
      attributes: {
        width: 24,
        sweep: "Medium",
        material: "Polypropylene",
        color: "Blue",
        trimLength: 3,
        block: "Hardwood",
        handle: "60 in Wood Handle",
        brand: "Sweepstone",
      },
    },
    {
      label: "18 in, fine, head",
      attributes: {
        width: 18,
        sweep: "Fine",
        material: "Horsehair Blend",
        color: "Black",
        trimLength: 3,
        block: "Hardwood",
        handle: "Head Only",
        brand: "Sweepstone",
      },
    },
    {
      label: "36 in, rough, head",
      attributes: {
        width: 36,
        sweep: "Rough",
        material: "Palmyra",
        color: "Brown",
        trimLength: 4,
        block: "Plastic",
        handle: "Head Only",
        brand: "Cleanhurst",
      },
    },
    {
      label: "24 in, red, fiberglass",
      attributes: {
        width: 24,
        sweep: "Medium",
        material: "Polypropylene",
        color: "Red",
        trimLength: 3,
        block: "Foam",
        handle: "60 in Fiberglass Handle",
        brand: "Harrowgate",
      },
    },
  ],
  draw: (art, item, view) => {
    const broom = broomOf(item);
    if (view === "dimensioned") {
      drawWithMeasures(art, broom);
      return;
    }
    if (broom.handle === "Head Only") {
      art.shadow([300, 262 + headHeight(broom, Math.min(536 / broom.width, 28)) + 8], 272, 15);
      drawHead(art, broom, 300, 262, Math.min(536 / broom.width, 28));
      return;
    }
    drawWhole(art, broom);
  },
});

function broomOf(item: Given): Broom {
  const block = item.text("block", "Hardwood");
  const color = item.text("color", "Blue");
  return {
    width: item.number("width", 24),
    trim: item.number("trimLength", 3),
    fill: fibers[color] ?? colorOf(color),
    block: block === "Hardwood" ? "#c99a5b" : block === "Foam" ? "#3a4046" : "#1f2327",
    isWood: block === "Hardwood",
    handle: item.text("handle", "Head Only"),
    sweep: item.text("sweep", "Medium"),
    brand: item.text("brand", ""),
  };
}

/** The handle leans back to the upper right, nearer ends drawn larger. */
function drawWhole(art: Art, broom: Broom): void {
  const scale = Math.min(390 / broom.width, 17);
  art.shadow([240, 410 + headHeight(broom, scale) + 6], 222, 14);
  drawHandle(art, broom.handle);
  drawHead(art, broom, 238, 410, scale);
  art.path("M206 408L214 352H262L272 408Z", {
    fill: art.linear(
      [
        [0, tone(broom.block, -0.3)],
        [0.3, tone(broom.block, 0.3)],
        [1, tone(broom.block, -0.5)],
      ],
      "across",
    ),
    stroke: tone(broom.block, -0.7),
    width: 2.2,
  });
}

function drawHandle(art: Art, handle: string): void {
  const color: Color = /wood/i.test(handle) ? "#d6ab6c" : /fiberglass/i.test(handle) ? "#f2b705" : finishes.zinc.mid;
  art.group({ move: [240, 384], rotate: 42 }, () => {
    art.rect(
      -13,
      -470,
      26,
      490,
      {
        fill: art.linear(
          [
            [0, tone(color, -0.45)],
            [0.25, tone(color, 0.55)],
            [0.5, color],
            [1, tone(color, -0.5)],
          ],
          "across",
        ),
        stroke: tone(color, -0.7),
        width: 2,
      },
      12,
    );
    if (!/wood/i.test(handle))
      art.rect(
        -14,
        -470,
        28,
        96,
        {
          fill: art.linear(
            [
              [0, "#0c0d0e"],
              [0.3, "#565c63"],
              [1, "#0c0d0e"],
            ],
            "across",
          ),
          stroke: "#000000",
          width: 1.8,
        },
        12,
      );
    else art.line([4, -440], [6, -20], { stroke: tone(color, -0.4), strokeOpacity: 0.4, width: 1.8 });
  });
}

function drawHead(art: Art, broom: Broom, x: number, y: number, scale: number): void {
  const width = broom.width * scale;
  const blockHeight = blockOf(scale);
  const trim = trimOf(broom, scale);
  const left = x - width / 2;
  drawBristles(art, broom, left, y + blockHeight * 0.8, width, trim);
  art.path(
    `M${left} ${y + 8}Q${left} ${y} ${left + 10} ${y - 3}H${left + width - 10}Q${left + width} ${y} ${left + width} ${y + 8}V${y + blockHeight}H${left}Z`,
    {
      fill: art.linear([
        [0, tone(broom.block, 0.5)],
        [0.2, tone(broom.block, 0.15)],
        [0.6, broom.block],
        [1, tone(broom.block, -0.45)],
      ]),
      stroke: tone(broom.block, -0.7),
      width: 2.4,
    },
  );
  if (broom.isWood) drawGrain(art, broom.block, left, y, width, blockHeight);
  const brand = broom.brand.toUpperCase();
  art.text([x + width * 0.27, y + blockHeight * 0.66], brand, {
    size: sizeToFit(brand, width * 0.36, blockHeight * 0.46, "heavy"),
    face: "heavy",
    fill: broom.isWood ? "#4d2f10" : "#e9edf0",
    opacity: 0.85,
  });
  if (broom.handle === "Head Only") {
    for (const at of [-0.07, 0.07])
      art.ellipse([x + width * at - width * 0.12, y + blockHeight * 0.32], 17, 9, {
        fill: "#15110c",
        stroke: tone(broom.block, -0.7),
        width: 1.8,
      });
  }
}

function blockOf(scale: number): number {
  return Math.min(64, Math.max(38, 2.2 * scale));
}

/** A little longer than true, so that short fill still reads as bristles. */
function trimOf({ trim }: Broom, scale: number): number {
  return Math.max(72, trim * Math.min(scale, 21) * 1.4);
}

function headHeight(broom: Broom, scale: number): number {
  return blockOf(scale) * 0.8 + trimOf(broom, scale);
}

function drawGrain(art: Art, block: Color, left: number, y: number, width: number, height: number): void {
  for (const [share, wave] of [
    [0.3, 5],
    [0.52, -4],
    [0.76, 3],
  ] as const) {
    art.path(
      `M${left + 6} ${y + height * share}C${left + width * 0.3} ${y + height * share + wave} ${left + width * 0.6} ${y + height * share - wave} ${left + width - 6} ${y + height * share}`,
      { fill: "none", stroke: tone(block, -0.5), strokeOpacity: 0.35, width: 1.8 },
    );
  }
}

function drawWithMeasures(art: Art, broom: Broom): void {
  const scale = Math.min(440 / broom.width, 22);
  const [x, y] = [320, 236];
  const width = broom.width * scale;
  const blockHeight = blockOf(scale);
  const trim = trimOf(broom, scale);
  const bottom = y + blockHeight + trim * 0.96;
  drawHead(art, broom, x, y, scale);
  art.dimension({ from: [x - width / 2, y - 4], to: [x + width / 2, y - 4], label: `${broom.width} in`, offset: -46 });
  art.dimension({
    from: [x - width / 2 - 16, y + blockHeight],
    to: [x - width / 2 - 16, bottom],
    label: `${inchFraction(broom.trim)} in`,
    offset: -30,
  });
  const handle = broom.handle === "Head Only" ? "Handle sold separately" : `With ${broom.handle.toLowerCase()}`;
  art.text([300, 500], handle, { size: 22, fill: "#14365c" });
}
