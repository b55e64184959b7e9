import { inchFraction } from "@capstan/platform/fraction";
import { type Art, ellipsePath, type Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, inkOn, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { inset } from "./inset.ts";

const black = paint("#26292d");

export const pump = defineDrawing({
  name: "pump",
  title: "Pump",
  examples: [
    {
      label: "Sump, cast iron",
      attributes: {
        brand: "Pumphrey",
        pumpType: "Submersible Sump Pump",
        horsepower: 0.5,
        material: "Cast Iron",
        switchType: "Tethered Float",
        discharge: "1-1/2 in FNPT",
        flowRate: 48,
        maxHead: 24,
      },
    },
    {
      label: "Sump, stainless, vertical",
      attributes: {
        brand: "Millrace",
        pumpType: "Submersible Sump Pump",
        horsepower: 0.75,
        material: "Stainless Steel",
        switchType: "Vertical Float",
        discharge: "1-1/2 in FNPT",
        flowRate: 62,
        maxHead: 28,
      },
    },
    {
      label: "Utility, plastic",
      attributes: {
        brand: "Tidewell",
        pumpType: "Submersible Utility Pump",
        horsepower: 0.25,
        material: "Thermoplastic",
        switchType: "Manual",
        discharge: "1-1/4 in MNPT, 3/4 in GHT",
        flowRate: 22,
        maxHead: 19,
      },
    },
    {
      label: "Transfer, cast iron",
      attributes: {
        brand: "Halcomb",
        pumpType: "Self-Priming Transfer Pump",
        horsepower: 1,
        material: "Cast Iron",
        switchType: "Manual",
        discharge: "1 in FNPT",
        flowRate: 34,
        maxHead: 120,
      },
    },
  ],
  draw: (art, item, view) => {
    const isTransfer = /transfer/i.test(item.text("pumpType", ""));
    inset(art, view, () => (isTransfer ? drawTransfer(art, item) : drawSubmersible(art, item)), {
      scale: 0.76,
      move: [72, 4],
    });
    if (view === "plain") return;
    art.text([300, 512], `${item.text("flowRate", "48")} gpm at 10 ft, ${item.text("maxHead", "24")} ft max. head`, {
      size: 24,
      fill: "#14365c",
    });
    art.text([300, 548], `Discharge ${item.text("discharge", "1-1/2 in FNPT")}`, { size: 22, fill: "#14365c" });
  },
});

function housingOf(material: string): Finish {
  if (/stainless/i.test(material)) return finishes.stainless;
  if (/thermo/i.test(material)) return paint("#33404d");
  return /alumin/i.test(material) ? finishes.aluminum : paint("#1d5c8f");
}

function powerText(item: Given): string {
  const power = item.number("horsepower", 0.5);
  if (Math.abs(power - 1 / 3) < 0.02) return "1/3 HP";
  return Math.abs(power - 1 / 6) < 0.02 ? "1/6 HP" : `${inchFraction(power)} HP`;
}

function drawSubmersible(art: Art, item: Given): void {
  const housing = housingOf(item.text("material", "Cast Iron"));
  const isUtility = /utility/i.test(item.text("pumpType", ""));
  const axis = 282;
  const half = isUtility ? 96 : 108;
  art.shadow([axis + 10, 548], 214, 20);
  drawCord(art, axis);
  drawFloat(art, item.text("switchType", "Manual"), axis);
  drawVolute(art, housing, axis, isUtility);
  drawMotor(art, item, housing, axis, half);
  drawHandle(art, axis);
}

function drawMotor(art: Art, item: Given, housing: Finish, axis: number, half: number): void {
  const top = 150;
  art.path(
    `M${axis - half} 410V${top + 40}C${axis - half} ${top + 8} ${axis - half * 0.7} ${top} ${axis} ${top}S${axis + half} ${top + 8} ${axis + half} ${top + 40}V410Q${axis} 436 ${axis - half} 410Z`,
    { fill: art.metal(housing, "across"), stroke: housing.outline, width: 2 },
  );
  for (const y of [198, 372]) {
    art.path(
      `M${axis - half} ${y}Q${axis} ${y + 26} ${axis + half} ${y}V${y + 12}Q${axis} ${y + 38} ${axis - half} ${y + 12}Z`,
      { fill: art.metal(housing, "across"), stroke: housing.outline, width: 1.4 },
    );
  }
  const brand = item.text("brand", "").toUpperCase();
  const plate = { x: axis - half * 0.68, width: half * 1.36 };
  art.path(`M${plate.x} 244Q${axis} 262 ${plate.x + plate.width} 244V344Q${axis} 362 ${plate.x} 344Z`, {
    fill: "#f6f7f8",
    stroke: "#59626b",
    width: 1.4,
  });
  art.path(`M${plate.x} 244Q${axis} 262 ${plate.x + plate.width} 244V280Q${axis} 298 ${plate.x} 280Z`, {
    fill: housing.mid,
  });
  art.text([axis, 278], brand, {
    size: sizeToFit(brand || " ", plate.width - 18, 20, "heavy"),
    face: "heavy",
    fill: inkOn(housing.mid),
  });
  art.text([axis, 326], powerText(item), { size: 32, face: "heavy", fill: "#1d2329" });
  art.text([axis, 347], `${item.text("flowRate", "48")} gpm`, { size: 15, fill: "#4a5763" });
}

/** The foot with the impeller: round, on legs or on a screen, with the outlet at the right. */
function drawVolute(art: Art, housing: Finish, axis: number, isUtility: boolean): void {
  const dark = isUtility ? black : housing;
  art.group({ move: [axis + 96, 446] }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 44, radius: 44, finish: dark },
        { length: 16, radius: 56, finish: dark, corner: 5 },
      ],
    );
  });
  drawPipe(art, `M${axis + 138} 446H${axis + 154}A34 34 0 0 0 ${axis + 188} 412V372`, 66, dark);
  art.group({ move: [axis + 188, 372], rotate: -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      isUtility
        ? [{ length: 60, radius: 33, endRadius: 30, finish: finishes.brass, kind: "thread", pitch: 9 }]
        : [{ length: 46, radius: 52, finish: dark, kind: "hex" }],
    );
  });
  art.path(
    `M${axis - 146} 424C${axis - 130} 404 ${axis + 130} 404 ${axis + 146} 424V494C${axis + 132} 520 ${axis - 132} 520 ${axis - 146} 494Z`,
    { fill: art.metal(dark, "across"), stroke: dark.outline, width: 2 },
  );
  if (isUtility) {
    for (let slot = -5; slot <= 5; slot++) {
      art.line([axis + slot * 25, 462 + Math.cos(slot / 4) * 4], [axis + slot * 25, 502 + Math.cos(slot / 4) * 6], {
        stroke: "#000000",
        strokeOpacity: 0.75,
        width: 8,
        cap: "round",
      });
    }
    return;
  }
  for (const leg of [-112, 0, 112]) {
    art.path(`M${axis + leg - 20} 506L${axis + leg - 15} 544H${axis + leg + 15}L${axis + leg + 20} 506Z`, {
      fill: art.metal(dark, "across"),
      stroke: dark.outline,
      width: 1.7,
    });
  }
  art.path(`M${axis - 140} 442C${axis - 120} 424 ${axis + 120} 424 ${axis + 140} 442`, {
    fill: "none",
    stroke: dark.shine,
    strokeOpacity: 0.6,
    width: 4,
    cap: "round",
  });
}

function drawHandle(art: Art, axis: number): void {
  drawPipe(
    art,
    `M${axis - 62} 170V124C${axis - 62} 96 ${axis - 48} 86 ${axis} 86S${axis + 62} 96 ${axis + 62} 124V170`,
    19,
    finishes.stainless,
  );
}

function drawCord(art: Art, axis: number): void {
  drawPipe(
    art,
    `M${axis + 46} 166C${axis + 60} 60 ${axis + 176} 40 ${axis + 214} 110S${axis + 170} 226 ${axis + 250} 262`,
    14,
    black,
  );
}

function drawFloat(art: Art, kind: string, axis: number): void {
  if (/tethered|piggyback/i.test(kind)) {
    drawPipe(art, `M${axis - 40} 168C${axis - 130} 90 ${axis - 210} 150 ${axis - 186} 262`, 11, black);
    const orange = paint("#e8590c");
    art.group({ move: [axis - 184, 312], rotate: 14 }, () => {
      art.rect(-46, -66, 92, 132, { fill: art.metal(orange, "across"), stroke: orange.outline, width: 2 }, 40);
      art.line([-45, -6], [45, -6], { stroke: orange.outline, strokeOpacity: 0.6, width: 3 });
    });
    return;
  }
  if (!/vertical|sensor/i.test(kind)) return;
  const steel = finishes.stainless;
  art.rect(axis - 166, 196, 10, 232, { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.2 });
  art.ellipse([axis - 161, 334], 44, 36, { fill: art.ball(black), stroke: black.outline, width: 2 });
  art.rect(axis - 190, 186, 110, 20, { fill: art.metal(black), stroke: black.outline, width: 1.5 }, 5);
}

/** A motor on a foot with the pump case at its left end. */
function drawTransfer(art: Art, item: Given): void {
  const housing = housingOf(item.text("material", "Cast Iron"));
  const motor = paint("#39434e");
  const y = 316;
  art.shadow([310, 474], 260, 20);
  for (const x of [330, 480])
    art.path(`M${x - 34} ${y + 100}H${x + 34}L${x + 46} 462H${x - 46}Z`, {
      fill: art.metal(motor, "across"),
      stroke: motor.outline,
      width: 1.6,
    });
  art.rect(286, 452, 250, 16, { fill: art.metal(motor), stroke: motor.outline, width: 1.5 }, 4);
  drawTurnings(
    art,
    [230, y],
    [
      { length: 44, radius: 78, finish: housing },
      { length: 16, radius: 128, finish: motor, corner: 6 },
      { length: 216, radius: 118, finish: motor },
      { length: 16, radius: 124, finish: motor, corner: 6 },
      { length: 34, radius: 116, endRadius: 92, finish: black },
    ],
  );
  for (let rib = 1; rib < 9; rib++) {
    const at = y - 118 * Math.cos((Math.PI * rib) / 9);
    art.line([296, at], [502, at], { stroke: motor.outline, strokeOpacity: 0.55, width: 4 });
    art.line([296, at + 4], [502, at + 4], { stroke: motor.shine, strokeOpacity: 0.22, width: 2 });
  }
  drawCase(art, housing, [150, y]);
  art.rect(348, y - 150, 112, 54, { fill: art.metal(black), stroke: black.outline, width: 1.8 }, 8);
  const brand = item.text("brand", "").toUpperCase();
  art.rect(332, y - 44, 140, 88, { fill: "#f2f4f5", stroke: "#59626b", width: 1.4 }, 5);
  art.text([402, y - 14], brand, { size: sizeToFit(brand || " ", 122, 22, "heavy"), face: "heavy", fill: "#1d2329" });
  art.text([402, y + 26], powerText(item), { size: 30, face: "heavy", fill: "#1d2329" });
}

function drawCase(art: Art, housing: Finish, [x, y]: Point): void {
  art.group({ move: [x + 4, y - 120], rotate: -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 44, radius: 40, finish: housing },
        { length: 40, radius: 58, finish: housing, kind: "hex" },
      ],
    );
  });
  art.path(ellipsePath([x, y], 118, 138), { fill: art.ball(housing), stroke: housing.outline, width: 2.2 });
  art.path(ellipsePath([x, y], 84, 100), { fill: "none", stroke: housing.outline, strokeOpacity: 0.45, width: 3 });
  art.group({ move: [x - 66, y], scale: [-1, 1] }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 26, radius: 44, finish: housing },
        { length: 34, radius: 58, finish: housing, kind: "hex" },
      ],
    );
  });
  for (let bolt = 0; bolt < 6; bolt++) {
    const angle = (bolt * Math.PI) / 3 + 0.5;
    art.circle([x + 100 * Math.cos(angle), y + 118 * Math.sin(angle)], 9, {
      fill: art.ball(finishes.zinc),
      stroke: finishes.zinc.outline,
      width: 1.2,
    });
  }
  art.rect(x - 40, y + 122, 80, 34, { fill: art.metal(housing, "across"), stroke: housing.outline, width: 1.6 }, 4);
}
