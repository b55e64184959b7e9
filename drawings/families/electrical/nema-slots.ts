import type { Art, Point } from "../../kit/art.ts";
import type { Color } from "../../kit/colors.ts";

const hole: Color = "#131517";

/** The openings of a NEMA receptacle, its ground at the bottom; about 100 units across at scale 1. */
export function drawSlots(art: Art, configuration: string, at: Point, scale: number): void {
  const name = configuration.replace("NEMA ", "").replace(/R$/, "");
  art.group({ move: at, scale }, () => {
    if (name.startsWith("L")) drawLocking(art, name);
    else if (name.startsWith("14-")) drawFourWire(art);
    else if (name === "6-30" || name === "6-50") drawPowerPair(art);
    else drawStraight(art, name);
  });
}

function slot(art: Art, x: number, y: number, width: number, height: number): void {
  art.rect(x - width / 2, y - height / 2, width, height, { fill: hole, stroke: "#000000", width: 1 }, 1.5);
  art.line([x - width / 2, y + height / 2], [x + width / 2, y + height / 2], {
    stroke: "#ffffff",
    strokeOpacity: 0.4,
    width: 1.2,
  });
}

function ground(art: Art, y = 30): void {
  art.path(`M-11 ${y + 10}V${y}A11 11 0 0 1 11 ${y}V${y + 10}Z`, { fill: hole, stroke: "#000000", width: 1 });
}

/** 5-15 has two upright slots; the neutral of 5-20 is a T; the 250 V ones lie level. */
function drawStraight(art: Art, name: string): void {
  if (name === "6-15") for (const x of [-32, 32]) slot(art, x, -16, 30, 9);
  else if (name === "6-20") {
    slot(art, 32, -16, 30, 9);
    slot(art, -32, -16, 30, 9);
    slot(art, -24, -16, 9, 34);
  } else {
    slot(art, -30, -14, 9, 40);
    slot(art, 30, -14, 9, 33);
    if (name === "5-20") slot(art, -39, -14, 26, 9);
  }
  ground(art);
}

function drawPowerPair(art: Art): void {
  for (const x of [-28, 28]) slot(art, x, -8, 10, 42);
  ground(art, 34);
}

function drawFourWire(art: Art): void {
  for (const x of [-32, 32]) slot(art, x, 0, 10, 40);
  art.path("M-16 -44H16V-34H-6V-20H-16Z", { fill: hole });
  ground(art, 34);
}

/** Curved slots on a circle; three-wire and four-wire devices differ in their number. */
function drawLocking(art: Art, name: string): void {
  const wires = /^L(5|6)-/.test(name) ? 3 : name.startsWith("L21") ? 5 : 4;
  const round = wires === 5 ? 4 : wires;
  for (let wire = 0; wire < round; wire++) {
    const middle = (wire / round) * 2 * Math.PI + Math.PI / 2;
    const half = wire === 0 ? 0.34 : 0.27;
    const [from, to] = [middle - half, middle + half];
    const point = (angle: number, radius: number) =>
      `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    art.path(`M${point(from, 46)}A46 46 0 0 1 ${point(to, 46)}L${point(to, 36)}A36 36 0 0 0 ${point(from, 36)}Z`, {
      fill: hole,
      stroke: "#6b7076",
      width: 1,
    });
    if (wire === 0)
      art.path(`M${point(to, 46)}L${point(to, 26)}L${point(to - 0.26, 28)}L${point(to - 0.2, 46)}Z`, { fill: hole });
  }
  if (wires === 5) art.circle([0, 0], 8, { fill: hole, stroke: "#6b7076", width: 1 });
}
