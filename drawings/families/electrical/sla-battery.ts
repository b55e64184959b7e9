import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Box, drawBox } from "../../kit/box.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { fitText, houseColor, smallPrint } from "./print.ts";

const caseColor: Color = "#2d3136";

export const slaBattery = defineDrawing({
  name: "sla-battery",
  title: "Sealed lead-acid battery",
  examples: [
    {
      label: "12 V, 7 Ah",
      attributes: {
        voltage: 12,
        capacity: 7,
        chemistry: "AGM",
        terminal: "F1",
        length: 5.94,
        width: 2.56,
        height: 3.94,
        brand: "Ampstead",
      },
    },
    {
      label: "6 V, 4.5 Ah",
      attributes: {
        voltage: 6,
        capacity: 4.5,
        chemistry: "AGM",
        terminal: "F1",
        length: 2.76,
        width: 1.85,
        height: 4.21,
        brand: "Voltaris",
      },
    },
    {
      label: "12 V, 100 Ah",
      attributes: {
        voltage: 12,
        capacity: 100,
        chemistry: "Gel",
        terminal: "Nut and Bolt",
        length: 12.05,
        width: 6.65,
        height: 9.13,
        brand: "Dauntcell",
      },
    },
  ],
  draw: (art, item, view) => {
    const box = boxOf(item, view === "dimensioned");
    const { at, width, height, depth } = box;
    art.shadow([at[0] + (width + depth[0]) / 2, at[1] + height + 6], (width + depth[0]) * 0.55, 16);
    drawBattery(art, box, item);
    if (view === "dimensioned") drawMeasures(art, box, item);
  },
});

function boxOf(item: Given, isSmall: boolean): Box {
  const [length, width, height] = [
    item.number("length", 5.94),
    item.number("width", 2.56),
    item.number("height", 3.94),
  ];
  const [lean, rise] = [0.62, 0.4];
  const room = isSmall ? 400 : 520;
  const scale = Math.min(room / (length + width * lean), room / (height * 1.06 + width * rise));
  const depth = [width * lean * scale, width * rise * scale] as const;
  const left = (isSmall ? 262 : 300) - (length * scale + depth[0]) / 2;
  const bottom = (isSmall ? 250 : 304) + (height * scale + depth[1]) / 2;
  return {
    at: [left, bottom - height * 0.96 * scale],
    width: length * scale,
    height: height * 0.96 * scale,
    depth,
    color: caseColor,
  };
}

function drawBattery(art: Art, box: Box, item: Given): void {
  const {
    at: [x, y],
    width,
    height,
    depth,
  } = box;
  drawBox(art, box);
  const lid = height * 0.13;
  drawBox(art, { ...box, at: [x - 2, y], width: width + 4, height: lid, color: "#3a3f45" });
  drawVents(art, box);
  const isBolted = /bolt|insert/i.test(item.text("terminal", "F1"));
  for (const [share, color] of [
    [0.16, "#c8102e"],
    [0.84, "#15181b"],
  ] as const) {
    const foot = [x + width * share + depth[0] * 0.4, y - depth[1] * 0.4] as const;
    if (isBolted) drawPost(art, foot, color, width);
    else drawTab(art, foot, color, width);
  }
  drawLabel(art, [x + width * 0.06, y + lid + height * 0.06, width * 0.88, height * 0.72], item);
}

function drawVents(art: Art, { at: [x, y], width, depth }: Box): void {
  for (let vent = 0; vent < 6; vent++) {
    const at = [x + width * (0.3 + vent * 0.08) + depth[0] * 0.55, y - depth[1] * 0.55] as const;
    art.ellipse(at, width * 0.022, width * 0.012, { fill: "#1c1e21", stroke: "#5b6168", width: 1 });
  }
}

/** A faston tab on a coloured base. */
function drawTab(art: Art, [x, y]: readonly [number, number], color: Color, width: number): void {
  const [wide, tall] = [Math.max(13, width * 0.035), Math.max(28, width * 0.075)];
  art.ellipse([x, y], wide * 1.6, wide * 0.8, { fill: color, stroke: "#000000", width: 1.4 });
  art.path(
    `M${x - wide / 2} ${y}V${y - tall + 6}L${x - wide / 2 + 5} ${y - tall}H${x + wide / 2 - 5}L${x + wide / 2} ${y - tall + 6}V${y}Z`,
    { fill: art.metal(finishes.zinc, "across"), stroke: finishes.zinc.outline, width: 1.4 },
  );
  art.circle([x, y - tall * 0.6], 2.6, { fill: "#2a2f35" });
}

function drawPost(art: Art, [x, y]: readonly [number, number], color: Color, width: number): void {
  const radius = Math.max(14, width * 0.04);
  art.ellipse([x, y], radius * 1.5, radius * 0.75, { fill: color, stroke: "#000000", width: 1.4 });
  art.rect(
    x - radius * 0.8,
    y - radius * 1.5,
    radius * 1.6,
    radius * 1.5,
    { fill: art.metal(finishes.brass, "across"), stroke: finishes.brass.outline, width: 1.4 },
    3,
  );
  art.ellipse([x, y - radius * 1.5], radius * 0.8, radius * 0.34, {
    fill: art.sheen(finishes.brass),
    stroke: finishes.brass.outline,
    width: 1.4,
  });
}

function drawLabel(art: Art, [x, y, width, height]: readonly [number, number, number, number], item: Given): void {
  const house = houseColor(item.text("brand", "Ampstead"));
  art.rect(
    x,
    y,
    width,
    height,
    {
      fill: art.linear(
        [
          [0, "#ffffff"],
          [1, "#e3e6e8"],
        ],
        "diagonal",
      ),
      stroke: "#111111",
      strokeOpacity: 0.5,
      width: 1.2,
    },
    6,
  );
  art.path(
    `M${x} ${y + 6}Q${x} ${y} ${x + 6} ${y}H${x + width - 6}Q${x + width} ${y} ${x + width} ${y + 6}V${y + height * 0.3}L${x} ${y + height * 0.38}Z`,
    { fill: art.sheen(paint(house)) },
  );
  const middle = x + width / 2;
  fitText(art, [middle, y + height * 0.24], item.text("brand", "Ampstead").toUpperCase(), width * 0.84, {
    size: height * 0.2,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(
    art,
    [middle, y + height * 0.63],
    `${item.number("voltage", 12)} V  ${decimal(item.number("capacity", 7))} Ah`,
    width * 0.84,
    { size: height * 0.22, face: "heavy", fill: tone(house, -0.3) },
  );
  fitText(
    art,
    [middle, y + height * 0.78],
    `SEALED LEAD-ACID  ${item.text("chemistry", "AGM").toUpperCase()}`,
    width * 0.84,
    { size: height * 0.08, fill: "#33383d" },
  );
  smallPrint(art, [middle - width * 0.06, y + height * 0.85], width * 0.6, 2);
  art.text([x + width * 0.88, y + height * 0.95], "Pb", { size: height * 0.11, face: "heavy", fill: "#33383d" });
}

function drawMeasures(art: Art, { at: [x, y], width, height, depth }: Box, item: Given): void {
  art.dimension({ from: [x, y], to: [x, y + height], label: `${item.number("height", 3.94)} in`, offset: -36 });
  art.dimension({
    from: [x, y + height],
    to: [x + width, y + height],
    label: `${item.number("length", 5.94)} in`,
    offset: 44,
  });
  art.dimension({
    from: [x + width, y + height],
    to: [x + width + depth[0], y + height - depth[1]],
    label: `${item.number("width", 2.56)} in`,
    offset: 90,
  });
}
