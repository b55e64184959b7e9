import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./callout.ts";
import { drawName, housingFill, rubber } from "./tool-parts.ts";

export const toolBattery = defineDrawing({
  name: "tool-battery",
  title: "Tool battery",
  examples: [
    {
      label: "20 V, 4 Ah",
      attributes: { voltage: 20, capacity: 4, energy: 72, hasGauge: true, color: "Teal", brand: "Torvek" },
    },
    {
      label: "12 V, 2 Ah",
      attributes: { voltage: 12, capacity: 2, energy: 22, hasGauge: true, color: "Blue", brand: "Ampero" },
    },
    {
      label: "40 V, 8 Ah",
      attributes: { voltage: 40, capacity: 8, energy: 288, hasGauge: true, color: "Orange", brand: "Karvok" },
    },
    {
      label: "20 V, 5 Ah pair",
      attributes: {
        voltage: 20,
        capacity: 5,
        energy: 90,
        hasGauge: true,
        piecesPerPack: 2,
        color: "Yellow",
        brand: "Hallowick",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    // One tells more than two where figures are to be read.
    const isPair = isPlain && item.number("piecesPerPack", 1) > 1;
    if (isPair) {
      art.group({ move: [28, 0], scale: 0.78 }, () => drawOne(art, item));
      art.group({ move: [118, 122], scale: 0.78 }, () => drawOne(art, item));
    } else art.group(isPlain ? {} : { move: [72, 10], scale: 0.76 }, () => drawOne(art, item));
    if (isPlain) return;
    drawCallout(
      art,
      [300, 520],
      `${item.number("voltage", 20)} V   ${item.number("capacity", 4)} Ah   ${item.number("energy", 72)} Wh`,
      30,
    );
  },
});

/** A block at a slant: front, right side and the top with its rails. */
function drawOne(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Teal"), "#0f6b6b");
  const capacity = item.number("capacity", 4);
  const is12 = item.number("voltage", 20) === 12;
  const height = Math.min(290, (is12 ? 150 : 130) + capacity * 15);
  const width = is12 ? 270 : 350;
  const left = 300 - width / 2 - 50;
  const base = 330 + height / 2;
  const top = base - height;
  const depth: Point = [104, -66];
  art.shadow([330, base + 18], width * 0.62, 18);
  drawSideFace(art, left + width, top, base, depth);
  drawTop(art, left, top, width, depth);
  drawFront(art, item, color, left, top, width, height);
}

function drawSideFace(art: Art, x: number, top: number, base: number, [dx, dy]: Point): void {
  const side = `${polyline([
    [x, top + 14],
    [x + dx, top + dy + 14],
    [x + dx, base + dy - 12],
    [x, base - 4],
  ])}Z`;
  const fill = art.linear(
    [
      [0, rubber.mid],
      [1, rubber.dark],
    ],
    "across",
  );
  drawSolid(art, side, { fill, finish: rubber, bevel: 2 });
  for (let rib = 0; rib < 4; rib++) {
    const share = 0.3 + rib * 0.14;
    art.line([x + dx * 0.18, top + (base - top) * share], [x + dx * 0.86, top + dy * 0.7 + (base - top) * share], {
      stroke: rubber.shine,
      strokeOpacity: 0.25,
      width: 4,
      cap: "round",
    });
  }
}

/** The rails and the contacts between them. */
function drawTop(art: Art, left: number, top: number, width: number, [dx, dy]: Point): void {
  const quad = (from: number, to: number, near: number, far: number, lift: number): string =>
    `${polyline([
      [left + width * from + dx * near, top + 14 + dy * near - lift],
      [left + width * to + dx * near, top + 14 + dy * near - lift],
      [left + width * to + dx * far, top + 14 + dy * far - lift],
      [left + width * from + dx * far, top + 14 + dy * far - lift],
    ])}Z`;
  const face = art.linear(
    [
      [0, rubber.light],
      [1, rubber.mid],
    ],
    "diagonal",
  );
  drawSolid(art, quad(0, 1, 0, 1, 0), { fill: face, finish: rubber, bevel: 2 });
  drawSolid(art, quad(0.14, 0.86, 0.12, 0.98, 22), { fill: face, finish: rubber, bevel: 2.4 });
  art.path(
    `M${left + width * 0.14 + dx * 0.12} ${top + 14 + dy * 0.12 - 22}V${top + 14 + dy * 0.12}H${left + width * 0.86 + dx * 0.12}V${top + 14 + dy * 0.12 - 22}Z`,
    { fill: rubber.dark, stroke: rubber.outline, width: 1.6 },
  );
  for (let slot = 0; slot < 5; slot++) {
    const from = 0.24 + slot * 0.115;
    art.path(quad(from, from + 0.045, 0.2, 0.6, 22), { fill: "#000000" });
    art.path(quad(from + 0.012, from + 0.032, 0.24, 0.56, 22), { fill: finishes.brass.light });
  }
}

function drawFront(
  art: Art,
  item: Given,
  color: Color,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const right = left + width;
  const base = top + height;
  const path = `M${left + 16} ${top + 6}H${right - 16}Q${right} ${top + 6} ${right} ${top + 24}V${base - 22}Q${right} ${base} ${right - 22} ${base}H${left + 22}Q${left} ${base} ${left} ${base - 22}V${top + 24}Q${left} ${top + 6} ${left + 16} ${top + 6}Z`;
  const shell = art.linear([
    [0, rubber.light],
    [0.2, rubber.mid],
    [1, rubber.dark],
  ]);
  drawSolid(art, path, { fill: shell, finish: rubber, bevel: 3.4, line: 2 });
  const label = { x: left + 24, y: top + 52, width: width - 48, height: height - 80 };
  art.rect(
    label.x,
    label.y,
    label.width,
    label.height,
    { fill: housingFill(art, color), stroke: tone(color, -0.6), width: 1.6 },
    12,
  );
  const ink = inkOn(color);
  const ampHours = `${item.number("capacity", 4)} Ah`;
  const big = Math.min(label.height * 0.5, label.width * 0.25, 84);
  art.text([label.x + 22, label.y + label.height * 0.58], `${item.number("voltage", 20)}V`, {
    size: big,
    face: "heavy",
    fill: ink,
    anchor: "start",
  });
  art.text([label.x + label.width - 22, label.y + label.height * 0.58], ampHours, {
    size: sizeToFit(ampHours, label.width * 0.38, big * 0.56, "heavy"),
    face: "heavy",
    fill: ink,
    anchor: "end",
  });
  drawName(
    art,
    item.text("brand", ""),
    label.x + label.width * 0.3,
    label.y + label.height * 0.84,
    label.width * 0.48,
    24,
    color,
  );
  if (label.width > 240)
    art.text([label.x + label.width - 22, label.y + label.height * 0.88], `${item.number("energy", 72)} Wh  Li-ion`, {
      size: 17,
      fill: ink,
      anchor: "end",
      opacity: 0.9,
    });
  art.rect(left + width * 0.08, top + 20, width * 0.2, 20, { fill: "#c8102e", stroke: "#000000", width: 1.4 }, 8);
  if (!item.flag("hasGauge")) return;
  for (let lamp = 0; lamp < 4; lamp++) {
    art.circle([right - 44 - lamp * 24, top + 31], 7, {
      fill: lamp === 0 ? "#3a4148" : "#3ddc62",
      stroke: "#000000",
      width: 1.2,
    });
  }
}
