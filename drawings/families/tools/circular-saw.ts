import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, tone } from "../../kit/colors.ts";
import { turnedFace } from "../../kit/faces.ts";
import { round } from "../../kit/round.ts";
import { drawSolid } from "../../kit/solid.ts";
import { drawCord, drawHousing, drawName, drawPack, drawRail, drawRubber, housingFill, rubber } from "./tool-parts.ts";

export const sawCenter: Point = [252, 352];

/** In the picture's units, growing with the blade. */
export function sawRadius(diameter: number): number {
  return Math.min(164, 78 + diameter * 10.4);
}

/** Seen from the blade's side; a left-hand saw is the mirror image. */
export function drawCircularSaw(art: Art, item: Given): void {
  const isLeft = /left/i.test(item.text("bladeSide", "Blade Right"));
  const color = colorOf(item.text("color", "Yellow"), "#d9a400");
  const radius = sawRadius(item.number("diameter", 7.25));
  art.shadow([300, 566], 250, 13);
  art.group(isLeft ? { move: [600, 0], scale: [-1, 1] } : {}, () => drawMachine(art, item, color, radius));
  const [x, y] = sawCenter;
  drawName(art, item.text("brand", ""), isLeft ? 600 - x : x, y - radius * 0.56, radius * 1.1, 34, color);
}

const shoe = 452;

function drawMachine(art: Art, item: Given, color: Color, radius: number): void {
  const [x, y] = sawCenter;
  const isCorded = item.text("powerSource", "Cordless") === "Corded";
  if (isCorded) drawCord(art, "M528 300C560 300 570 330 562 360C556 390 566 404 576 414");
  drawGrip(art, color, radius);
  if (!isCorded) drawBattery(art, item, color);
  drawBlade(art, radius);
  drawShoe(art);
  drawUpperGuard(art, color, radius);
  drawLowerGuard(art, radius);
  art.circle([x, y], 25, { fill: art.metal(finishes.steel), stroke: "#000000", width: 2 });
  art.circle([x, y], 11, { fill: art.ball(finishes.chrome), stroke: "#000000", width: 1.6 });
}

function drawGrip(art: Art, color: Color, radius: number): void {
  const top = sawCenter[1] - radius * 0.98;
  drawHousing(
    art,
    `M300 ${top + 36}C340 ${top - 26} 420 ${top - 44} 476 ${top - 14}C520 ${top + 10} 540 ${top + 64} 538 ${top + 118}L520 ${top + 160}H440L330 ${top + 130}Z`,
    color,
  );
  art.path(
    `M366 ${top + 44}C396 ${top + 14} 440 ${top + 6} 464 ${top + 26}C488 ${top + 46} 494 ${top + 78} 490 ${top + 100}C450 ${top + 104} 400 ${top + 92} 366 ${top + 76}Z`,
    { fill: "#ffffff", stroke: tone(color, -0.7), width: 2 },
  );
  drawRubber(
    art,
    `M352 ${top + 14}C396 ${top - 24} 446 ${top - 26} 480 ${top}C516 ${top + 26} 528 ${top + 72} 526 ${top + 112}L496 ${top + 104}C500 ${top + 70} 490 ${top + 38} 466 ${top + 20}C440 ${top + 2} 398 ${top + 8} 372 ${top + 36}Z`,
  );
  drawRubber(
    art,
    `M378 ${top + 38}C388 ${top + 52} 404 ${top + 56} 420 ${top + 50}L416 ${top + 24}C402 ${top + 26} 388 ${top + 30} 378 ${top + 38}Z`,
  );
  drawRubber(
    art,
    `M118 ${top + 84}C104 ${top + 52} 116 ${top + 18} 142 ${top + 12}C168 ${top + 8} 188 ${top + 34} 186 ${top + 66}L160 ${top + 100}Z`,
  );
  art.path(`M132 ${top + 40}Q144 ${top + 24} 162 ${top + 30}`, {
    fill: "none",
    stroke: rubber.shine,
    strokeOpacity: 0.6,
    width: 4,
    cap: "round",
  });
}

function drawBattery(art: Art, item: Given, color: Color): void {
  if (/tool only/i.test(item.text("kit", "Tool Only"))) {
    drawRail(art, 424, 388, 130);
    return;
  }
  drawPack(art, 414, 372, 150, { voltage: item.number("voltage", 20), ampHours: 2, color });
}

function drawBlade(art: Art, radius: number): void {
  const [x, y] = sawCenter;
  const teeth = 40;
  const path = Array.from({ length: teeth }, (_, tooth) => {
    const angle = (tooth * 2 * Math.PI) / teeth;
    const next = angle + (1.4 * Math.PI) / teeth;
    const at = (turn: number, reach: number) =>
      `${round(x + reach * Math.cos(turn))} ${round(y + reach * Math.sin(turn))}`;
    return `${tooth === 0 ? "M" : "L"}${at(angle, radius)}L${at(angle + 0.02, radius * 0.945)}L${at(next, radius * 0.965)}`;
  }).join("");
  art.path(`${path}Z`, { fill: turnedFace(art, finishes.chrome), stroke: finishes.chrome.outline, width: 1.4 });
  art.circle([x, y], radius * 0.55, { fill: "none", stroke: finishes.chrome.dark, strokeOpacity: 0.4, width: 1.4 });
}

/** The plate that rides on the work. */
function drawShoe(art: Art): void {
  const plate = finishes.aluminum;
  drawSolid(art, `M52 ${shoe}H540Q556 ${shoe} 556 ${shoe + 14}L552 ${shoe + 22}H56Q44 ${shoe + 20} 44 ${shoe + 8}Z`, {
    fill: art.metal(plate),
    finish: plate,
    bevel: 2,
  });
  art.rect(96, shoe - 46, 22, 48, { fill: art.metal(plate, "across"), stroke: plate.outline, width: 1.5 });
  for (let mark = 0; mark < 12; mark++) {
    art.line([70 + mark * 9, shoe + 4], [70 + mark * 9, shoe + (mark % 4 === 0 ? 15 : 10)], {
      stroke: plate.outline,
      strokeOpacity: 0.7,
      width: 1.3,
    });
  }
}

function drawUpperGuard(art: Art, color: Color, radius: number): void {
  const [x, y] = sawCenter;
  const outer = radius * 1.07;
  const skirt = 26;
  const reach = Math.sqrt(outer ** 2 - skirt ** 2);
  const hub = radius * 0.34;
  const path = `M${x - reach} ${y + skirt}A${outer} ${outer} 0 1 1 ${x + reach} ${y + skirt}L${x + hub} ${y + 10}A${hub} ${hub} 0 0 1 ${x - hub} ${y + 10}Z`;
  drawSolid(art, path, {
    fill: housingFill(art, color),
    finish: {
      dark: tone(color, -0.5),
      mid: color,
      light: tone(color, 0.25),
      shine: tone(color, 0.75),
      outline: tone(color, -0.8),
    },
    bevel: 3.6,
    line: 2,
  });
  art.path(`M${x - outer * 0.86} ${y + 6}A${outer * 0.86} ${outer * 0.86} 0 0 1 ${x + outer * 0.86} ${y + 6}`, {
    fill: "none",
    stroke: "#000000",
    strokeOpacity: 0.3,
    width: 2.4,
  });
  for (const angle of [-150, -90, -30]) {
    const turn = (angle * Math.PI) / 180;
    art.circle([x + outer * 0.93 * Math.cos(turn), y + outer * 0.93 * Math.sin(turn)], 6, {
      fill: art.ball(finishes.steel),
      stroke: "#000000",
      width: 1.2,
    });
  }
}

function drawLowerGuard(art: Art, radius: number): void {
  const [x, y] = sawCenter;
  const guard = finishes.aluminum;
  const outer = radius * 1.03;
  const turn = (degrees: number, reach: number) =>
    `${round(x + reach * Math.cos((degrees * Math.PI) / 180))} ${round(y + reach * Math.sin((degrees * Math.PI) / 180))}`;
  const path = `M${turn(6, outer)}A${round(outer)} ${round(outer)} 0 0 1 ${turn(112, outer)}L${turn(112, radius * 0.36)}A${round(radius * 0.36)} ${round(radius * 0.36)} 0 0 0 ${turn(6, radius * 0.36)}Z`;
  drawSolid(art, path, { fill: art.sheen(guard), finish: guard, bevel: 3 });
  art.path(ellipsePath([x + outer * 0.5, y + outer * 0.62], 16, 8), { fill: "#000000", fillOpacity: 0.2 });
}
