import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTube } from "../../kit/tube.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";
import { fitText, houseColor } from "./print.ts";

export const batteryCharger = defineDrawing({
  name: "battery-charger",
  title: "Battery charger",
  examples: [
    {
      label: "12 V, 4 A",
      attributes: {
        chargerType: "Lead-Acid",
        voltage: "12 V",
        amperage: 4,
        bays: 1,
        style: "Portable",
        brand: "Ampstead",
      },
    },
    {
      label: "NiMH, 4 bays",
      attributes: {
        chargerType: "NiMH Cells",
        voltage: "1.2 V",
        amperage: 1,
        bays: 4,
        style: "Portable",
        brand: "Voltaris",
      },
    },
    {
      label: "Wheeled shop, 24 V, 40 A",
      attributes: {
        chargerType: "Lead-Acid",
        voltage: "24 V",
        amperage: 40,
        bays: 1,
        style: "Wheeled Shop",
        brand: "Axleton",
      },
    },
    {
      label: "NiMH, 8 bays",
      attributes: {
        chargerType: "NiMH Cells",
        voltage: "1.2 V",
        amperage: 0.5,
        bays: 8,
        style: "Wall Mount",
        brand: "Dauntcell",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    art.group(isSmall ? { move: [54, 0], scale: 0.86 } : {}, () => {
      if (item.text("chargerType", "Lead-Acid") === "Lead-Acid") drawLeadAcid(art, item);
      else drawCells(art, item);
    });
    if (isSmall)
      fitText(art, [300, 574], `${item.text("voltage", "12 V")}, ${item.number("amperage", 4)} A`, 480, {
        size: 26,
        fill: "#14365c",
      });
  },
});

function drawLeadAcid(art: Art, item: Given): void {
  const isWheeled = item.text("style", "") === "Wheeled Shop";
  const house = houseColor(item.text("brand", "Ampstead"));
  art.shadow([300, 572], 240, 16);
  if (isWheeled) drawCart(art);
  else for (const [path, color] of leads) drawTube(art, path, 13, color);
  const [x, y, width, height] = isWheeled ? [130, 150, 340, 330] : [110, 60, 380, 270];
  const shell = paint("#2b2f34");
  art.rect(
    x,
    y,
    width,
    height,
    {
      fill: art.linear(
        [
          [0, "#5b626a"],
          [0.3, shell.mid],
          [1, shell.dark],
        ],
        "diagonal",
      ),
      stroke: "#000000",
      width: 2,
    },
    34,
  );
  art.rect(
    x + 16,
    y + 16,
    width - 32,
    height - 32,
    { fill: art.sheen(paint(house)), stroke: tone(house, -0.7), width: 1.6 },
    22,
  );
  drawPanel(art, [x + 34, y + 34, width - 68, height - 68], item);
  if (!isWheeled) {
    drawClamp(art, [170, 436], 16, "#c8102e");
    drawClamp(art, [430, 436], -16, "#1c1e21");
  } else {
    drawTube(art, "M200 480C190 540 130 540 110 470", 13, "#c8102e");
    drawTube(art, "M400 480C410 540 470 540 490 470", 13, "#1c1e21");
  }
}

const leads: readonly (readonly [string, Color])[] = [
  ["M230 320C230 380 176 370 174 440", "#c8102e"],
  ["M370 320C370 380 424 370 426 440", "#1c1e21"],
];

function drawPanel(art: Art, [x, y, width, height]: readonly [number, number, number, number], item: Given): void {
  fitText(art, [x + width / 2, y + height * 0.17], item.text("brand", "Ampstead").toUpperCase(), width * 0.9, {
    size: 34,
    face: "heavy",
    fill: "#ffffff",
  });
  art.rect(
    x + width * 0.06,
    y + height * 0.28,
    width * 0.52,
    height * 0.42,
    {
      fill: art.linear([
        [0, "#0c1a12"],
        [1, "#1d3a29"],
      ]),
      stroke: "#000000",
      width: 2,
    },
    8,
  );
  fitText(art, [x + width * 0.32, y + height * 0.51], item.text("voltage", "12 V"), width * 0.46, {
    size: 38,
    face: "heavy",
    fill: "#7dffb0",
  });
  fitText(art, [x + width * 0.32, y + height * 0.65], `${item.number("amperage", 4)} A`, width * 0.4, {
    size: 24,
    face: "heavy",
    fill: "#7dffb0",
  });
  for (const [row, color] of ["#ff4d4d", "#ffc83d", "#43e07a"].entries()) {
    art.circle([x + width * 0.7, y + height * (0.34 + row * 0.15)], 9, {
      fill: art.radial([
        [0, "#ffffff"],
        [0.5, color as Color],
        [1, tone(color as Color, -0.4)],
      ]),
      stroke: "#000000",
      width: 1.2,
    });
    art.rect(
      x + width * 0.77,
      y + height * (0.34 + row * 0.15) - 3,
      width * 0.16,
      6,
      { fill: "#ffffff", fillOpacity: 0.75 },
      3,
    );
  }
  art.rect(
    x + width * 0.3,
    y + height * 0.8,
    width * 0.4,
    height * 0.16,
    { fill: art.sheen(paint("#3a3f45")), stroke: "#000000", width: 1.4 },
    8,
  );
  fitText(art, [x + width / 2, y + height * 0.915], "MODE", width * 0.3, { size: 20, face: "heavy", fill: "#ffffff" });
}

/** An alligator clamp, jaws down. */
function drawClamp(art: Art, at: readonly [number, number], turn: number, color: Color): void {
  const grip = paint(color);
  art.group({ move: at, rotate: turn }, () => {
    for (const side of [-1, 1]) {
      art.group({ scale: [side, 1] }, () => {
        art.path("M4 60L30 66L22 128L4 132Z", {
          fill: art.metal(finishes.copper, "across"),
          stroke: finishes.copper.outline,
          width: 1.6,
        });
        art.path("M2 62L26 54Q44 20 34 -16Q30 -24 22 -20L6 6Z", {
          fill: art.metal(grip, "across"),
          stroke: grip.outline,
          width: 1.8,
        });
        for (const tooth of [84, 98, 112])
          art.line([4, tooth], [14, tooth + 3], { stroke: finishes.copper.outline, width: 2 });
      });
    }
    art.circle([0, 56], 11, { fill: art.ball(finishes.zinc), stroke: finishes.zinc.outline, width: 1.6 });
  });
}

function drawCart(art: Art): void {
  const steel = finishes.steel;
  art.path("M150 500V70Q150 40 180 40H420Q450 40 450 70V500", { fill: "none", stroke: "#1f2327", width: 20 });
  art.path("M150 500V70Q150 40 180 40H420Q450 40 450 70V500", { fill: "none", stroke: "#8a939c", width: 13 });
  art.path("M147 500V70Q147 38 180 38H420", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.6, width: 3 });
  for (const x of [150, 450]) {
    art.circle([x, 516], 52, { fill: art.ball(paint("#232528")), stroke: "#000000", width: 2 });
    art.circle([x, 516], 24, { fill: art.ball(steel), stroke: steel.outline, width: 1.6 });
  }
}

/** A tray of bays with cells in them; more than eight stand in two rows. */
function drawCells(art: Art, item: Given): void {
  const bays = Math.max(2, item.number("bays", 4));
  const rows = bays > 6 ? 2 : 1;
  const perRow = Math.ceil(bays / rows);
  const width = Math.min(520, Math.max(260, perRow * 92 + 70));
  const x = 300 - width / 2;
  const house = houseColor(item.text("brand", "Voltaris"));
  art.shadow([306, 556], width * 0.55, 16);
  art.rect(
    x,
    50,
    width,
    500,
    {
      fill: art.linear(
        [
          [0, "#5b626a"],
          [0.25, "#33383e"],
          [1, "#17191c"],
        ],
        "diagonal",
      ),
      stroke: "#000000",
      width: 2,
    },
    30,
  );
  art.rect(x + 14, 64, width - 28, 380, { fill: "#0d0e10", stroke: "#000000", width: 1.4 }, 18);
  const height = rows === 1 ? 330 : 168;
  for (let bay = 0; bay < bays; bay++) {
    const [column, row] = [bay % perRow, Math.floor(bay / perRow)];
    const slot = (width - 44) / perRow;
    drawCell(art, x + 22 + slot * (column + 0.5), 84 + row * (height + 20), Math.min(34, slot * 0.4), height);
    const lamp: Color = bay % 3 === 0 ? "#ffc83d" : "#43e07a";
    if (row === 0)
      art.circle([x + 22 + slot * (column + 0.5), 464], 6, {
        fill: art.radial([
          [0, "#ffffff"],
          [0.5, lamp],
          [1, tone(lamp, -0.4)],
        ]),
        stroke: "#000000",
        width: 1,
      });
  }
  fitText(art, [300, 516], item.text("brand", "Voltaris").toUpperCase(), width * 0.7, {
    size: 36,
    face: "heavy",
    fill: tone(house, 0.75),
  });
}

function drawCell(art: Art, axis: number, top: number, radius: number, height: number): void {
  const body = turnedPath(axis, [
    [radius, top + 12],
    [radius, top + height],
  ]);
  art.rect(
    axis - radius * 0.34,
    top,
    radius * 0.68,
    14,
    { fill: art.metal(finishes.chrome, "across"), stroke: "#2a2f35", width: 1.2 },
    3,
  );
  art.path(body, { fill: "#1a7f3c" });
  art.path(bandPath(axis, radius, top + 12, top + height * 0.2, 2), { fill: "#dfe5ea" });
  art.path(body, { fill: art.cylinderShade(), stroke: "#0b2a17", width: 1.4 });
  art.group({ move: [axis, top + height * 0.6], rotate: -90 }, () =>
    fitText(art, [0, radius * 0.26], "NiMH", height * 0.5, { size: radius * 0.8, face: "heavy", fill: "#ffffff" }),
  );
}
