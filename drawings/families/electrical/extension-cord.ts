import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTube } from "../../kit/tube.ts";

export const extensionCord = defineDrawing({
  name: "extension-cord",
  title: "Extension cord",
  examples: [
    {
      label: "12/3, 50 ft, orange",
      attributes: { lengthFt: 50, wireGauge: 12, amperage: 15, color: "Orange", outlets: 1, isLighted: true },
    },
    {
      label: "16/3, 100 ft, green",
      attributes: { lengthFt: 100, wireGauge: 16, amperage: 10, color: "Green", outlets: 1, isLighted: false },
    },
    {
      label: "10/3, 25 ft, yellow, triple",
      attributes: { lengthFt: 25, wireGauge: 10, amperage: 15, color: "Yellow", outlets: 3, isLighted: true },
    },
    {
      label: "14/3, 10 ft, black",
      attributes: { lengthFt: 10, wireGauge: 14, amperage: 15, color: "Black", outlets: 1, isLighted: false },
    },
  ],
  draw: (art, item, view) => {
    art.group(view === "dimensioned" ? { move: [48, 10], scale: 0.84 } : {}, () => drawCord(art, item));
    if (view === "dimensioned") {
      art.text(
        [300, 570],
        `${item.number("lengthFt", 50)} ft, ${item.number("wireGauge", 12)} AWG, ${item.number("amperage", 15)} A`,
        { size: 24, fill: "#14365c" },
      );
    }
  },
});

function drawCord(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Orange"));
  const wide = { 10: 30, 12: 26, 14: 22, 16: 19 }[item.number("wireGauge", 12)] ?? 22;
  const loops = Math.min(7, 2 + Math.round(item.number("lengthFt", 50) / 16));
  art.shadow([304, 520], 210, 18);
  for (let loop = 0; loop < loops; loop++) {
    const [rx, ry] = [206 - loop * wide * 0.42, 176 - loop * wide * 0.4];
    const [x, y] = [300 + ((loop * 7) % 13) - 6, 236 + loop * 4];
    drawTube(art, `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, wide, color);
  }
  drawTube(art, "M128 330C150 420 190 430 196 470", wide, color);
  drawTube(art, "M470 330C450 410 414 420 408 462", wide, color);
  drawStrap(art, loops, wide);
  drawPlug(art, [196, 466], color);
  drawConnector(art, [408, 458], color, item);
}

/** The tie that keeps the coil together. */
function drawStrap(art: Art, loops: number, wide: number): void {
  const inner = 176 - loops * wide * 0.4 - wide;
  const strap = paint("#2a2d31");
  art.rect(
    272,
    236 - 176 - wide * 0.8,
    56,
    176 - inner + wide * 0.4,
    { fill: art.metal(strap, "across"), stroke: "#000000", width: 1.6 },
    8,
  );
  art.line([282, 236 - 168 - wide * 0.4], [282, 236 - inner - wide * 0.8], {
    stroke: "#ffffff",
    strokeOpacity: 0.25,
    width: 2,
    dash: "5 4",
  });
  art.line([318, 236 - 168 - wide * 0.4], [318, 236 - inner - wide * 0.8], {
    stroke: "#ffffff",
    strokeOpacity: 0.25,
    width: 2,
    dash: "5 4",
  });
}

/** NEMA 5-15P: two flat blades and a longer round ground pin. */
function drawPlug(art: Art, [x, y]: Point, color: Color): void {
  const body = paint(color);
  const brass = finishes.brass;
  for (const offset of [-22, 10]) {
    art.rect(x + offset, y + 66, 12, 38, { fill: art.metal(brass, "across"), stroke: brass.outline, width: 1.3 }, 2);
    art.circle([x + offset + 6, y + 94], 2.4, { fill: brass.outline });
  }
  art.rect(x - 5, y + 66, 10, 46, { fill: art.metal(brass, "across"), stroke: brass.outline, width: 1.3 }, 5);
  art.path(
    `M${x - 15} ${y - 6}H${x + 15}L${x + 36} ${y + 26}Q${x + 42} ${y + 72} ${x + 32} ${y + 74}H${x - 32}Q${x - 42} ${y + 72} ${x - 36} ${y + 26}Z`,
    { fill: art.metal(body, "across"), stroke: body.outline, width: 1.8 },
  );
  for (const rib of [38, 48, 58])
    art.line([x - 34, y + rib], [x + 34, y + rib], { stroke: body.outline, strokeOpacity: 0.5, width: 2 });
}

function drawConnector(art: Art, [x, y]: Point, color: Color, item: Given): void {
  const isLighted = item.flag("isLighted");
  const isTriple = item.number("outlets", 1) === 3;
  const body = paint(isLighted ? tone(color, 0.4) : color);
  const half = isTriple ? 56 : 40;
  art.path(
    `M${x - 15} ${y - 6}H${x + 15}L${x + half} ${y + 28}V${y + 96}Q${x + half} ${y + 106} ${x + half - 10} ${y + 106}H${x - half + 10}Q${x - half} ${y + 106} ${x - half} ${y + 96}V${y + 28}Z`,
    { fill: art.metal(body, "across"), stroke: tone(color, -0.78), width: 1.8 },
  );
  if (isLighted) {
    const glow = art.radial([
      [0, "#fff6c9", 0.95],
      [0.5, "#ffd34d", 0.5],
      [1, "#ffd34d", 0],
    ]);
    art.ellipse([x, y + 66], half * 1.05, 50, { fill: glow });
  }
  const faces: readonly Point[] = isTriple
    ? [
        [x - 32, y + 66],
        [x, y + 66],
        [x + 32, y + 66],
      ]
    : [[x, y + 66]];
  for (const face of faces) drawSlots(art, face, isTriple ? 0.6 : 1, color);
}

function drawSlots(art: Art, at: Point, scale: number, color: Color): void {
  art.group({ move: at, scale }, () => {
    art.rect(
      -26,
      -30,
      52,
      60,
      { fill: tone(color, -0.1), fillOpacity: 0.35, stroke: tone(color, -0.7), width: 1.6 },
      12,
    );
    art.rect(-15, -16, 6, 20, { fill: "#17191c" }, 1);
    art.rect(9, -14, 6, 16, { fill: "#17191c" }, 1);
    art.path("M-7 22V16A7 7 0 0 1 7 16V22Z", { fill: "#17191c" });
  });
}
