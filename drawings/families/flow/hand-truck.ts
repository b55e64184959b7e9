import { inchFraction } from "@capstan/platform/fraction";
import { type Art, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { inset } from "./inset.ts";

const middle = 300;
const half = 78;
const floor = 548;

export const handTruck = defineDrawing({
  name: "hand-truck",
  title: "Hand truck",
  examples: [
    {
      label: "Steel, loop, pneumatic",
      attributes: {
        brand: "Rollstead",
        capacity: 800,
        handle: "Loop",
        wheelType: "Pneumatic",
        wheelDiameter: 10,
        toeWidth: 14,
        toeDepth: 9,
        height: 48,
        material: "Steel",
        color: "Red",
      },
    },
    {
      label: "Aluminum, dual, solid",
      attributes: {
        brand: "Totewell",
        capacity: 500,
        handle: "Dual",
        wheelType: "Solid Rubber",
        wheelDiameter: 10,
        toeWidth: 18,
        toeDepth: 7.5,
        height: 52,
        material: "Aluminum",
        color: "Silver",
      },
    },
    {
      label: "Heavy, P-handle",
      attributes: {
        brand: "Halcomb",
        capacity: 1200,
        handle: "P-Handle",
        wheelType: "Mold-On Rubber",
        wheelDiameter: 8,
        toeWidth: 24,
        toeDepth: 12,
        height: 60,
        material: "Steel",
        color: "Blue",
      },
    },
    {
      label: "Flow-back, green",
      attributes: {
        brand: "Stowbridge",
        capacity: 600,
        handle: "Flow-Back",
        wheelType: "Foam-Filled",
        wheelDiameter: 10,
        toeWidth: 14,
        toeDepth: 7,
        height: 48,
        material: "Steel",
        color: "Green",
      },
    },
  ],
  draw: (art, item, view) => {
    const toe = toeHalf(item);
    const place = inset(art, view, () => drawTruck(art, item), { scale: 0.82, move: [36, 8] });
    if (view === "plain") return;
    art.dimension({
      from: place([middle - toe, floor]),
      to: place([middle + toe, floor]),
      label: `${item.text("toeWidth", "14")} in`,
      offset: 44,
    });
    art.dimension({
      from: place([middle + 150, 40]),
      to: place([middle + 150, floor]),
      label: `${item.text("height", "48")} in`,
      offset: 90,
    });
    art.text(
      [300, 584],
      `${item.number("capacity", 600).toLocaleString("en-US")} lb, toe ${inchFraction(item.number("toeDepth", 9))} in deep`,
      { size: 21, fill: "#14365c" },
    );
  },
});

function toeHalf(item: Given): number {
  return 62 + item.number("toeWidth", 14) * 3.4;
}

function tubeOf(item: Given): Finish {
  if (/alumin/i.test(item.text("material", ""))) return finishes.aluminum;
  const color: Color = colorOf(item.text("color", "Red"));
  return paint(color);
}

function drawTruck(art: Art, item: Given): void {
  const tube = tubeOf(item);
  const thick = item.number("capacity", 600) > 1_000 ? 30 : 24;
  art.shadow([middle, floor + 8], 200, 18);
  drawWheels(art, item);
  drawFrame(art, item, tube, thick);
  drawToe(art, item, tube);
  drawPlate(art, item, tube);
}

/** From the front the tires are seen edge on, outside the frame. */
function drawWheels(art: Art, item: Given): void {
  const tall = item.number("wheelDiameter", 10) * 15;
  const isSlim = /mold/i.test(item.text("wheelType", ""));
  const wide = isSlim ? 40 : 56;
  const rubber = paint("#2e3135");
  const steel = finishes.zinc;
  art.rect(middle - half - 70, floor - tall / 2 - 8, (half + 70) * 2, 16, {
    fill: art.metal(steel),
    stroke: steel.outline,
    width: 1.5,
  });
  for (const side of [-1, 1]) {
    const x = middle + side * (half + 66) - wide / 2;
    art.rect(
      x,
      floor - tall,
      wide,
      tall,
      { fill: art.metal(rubber, "across"), stroke: "#000000", width: 2 },
      wide * 0.42,
    );
    const grooves = isSlim ? 0 : Math.round(tall / 13);
    for (let groove = 1; groove < grooves; groove++) {
      const y = floor - tall + (tall * groove) / grooves;
      art.path(`M${x + 6} ${y}L${x + wide / 2} ${y + 6}L${x + wide - 6} ${y}`, {
        fill: "none",
        stroke: "#000000",
        strokeOpacity: 0.65,
        width: 3,
      });
    }
    art.path(`M${x + wide * 0.28} ${floor - tall + 16}V${floor - 18}`, {
      fill: "none",
      stroke: "#ffffff",
      strokeOpacity: 0.16,
      width: 6,
      cap: "round",
    });
  }
}

function drawFrame(art: Art, item: Given, tube: Finish, thick: number): void {
  const top = 40 + thick / 2;
  const [left, right] = [middle - half, middle + half];
  for (const y of [190, 300, 404]) drawPipe(art, `M${left} ${y}Q${middle} ${y + 22} ${right} ${y}`, thick * 0.72, tube);
  drawPipe(art, `M${middle} 200V${floor - 60}`, thick * 0.62, tube);
  const handle = item.text("handle", "Loop");
  const foot = floor - 30;
  if (/dual/i.test(handle)) {
    for (const x of [left, right]) drawPipe(art, `M${x} ${foot}V${top + 20}`, thick, tube);
    drawPipe(art, `M${left} ${top + 74}H${right}`, thick * 0.8, tube);
    for (const x of [left, right]) drawGrip(art, [x, top + 26], thick, true);
    return;
  }
  if (handle.startsWith("P")) {
    drawPipe(art, `M${right} ${foot}V196`, thick, tube, { cap: "round" });
    drawPipe(
      art,
      `M${left} ${foot}V${top + 60}A60 60 0 0 1 ${left + 60} ${top}H${right - 50}A50 50 0 0 1 ${right} ${top + 50}A58 58 0 0 1 ${right - 58} ${top + 112}H${left}`,
      thick,
      tube,
    );
    drawGrip(art, [middle + 6, top], thick, false);
    return;
  }
  const bow = /flow/i.test(handle) ? 34 : 0;
  drawPipe(
    art,
    `M${left} ${foot}V${top + 140}C${left} ${top + 90} ${left + bow} ${top + 90} ${left + bow} ${top + 60}A${half - bow} 60 0 0 1 ${right - bow} ${top + 60}C${right - bow} ${top + 90} ${right} ${top + 90} ${right} ${top + 140}V${foot}`,
    thick,
    tube,
  );
  drawGrip(art, [middle, top], thick, false);
}

function drawGrip(art: Art, [x, y]: readonly [number, number], thick: number, isUpright: boolean): void {
  const rubber = paint("#26292d");
  const path = isUpright ? `M${x} ${y - 20}V${y + 40}` : `M${x - 44} ${y}H${x + 44}`;
  drawPipe(art, path, thick * 1.22, rubber, { cap: "round" });
}

/** The toe plate lies on the floor towards us. */
function drawToe(art: Art, item: Given, tube: Finish): void {
  const wide = toeHalf(item);
  const deep = 22 + item.number("toeDepth", 9) * 4;
  const steel = /alumin/i.test(item.text("material", "")) ? finishes.aluminum : tube;
  const y = floor - 44;
  art.path(
    `${polyline([
      [middle - wide, y - 66],
      [middle + wide, y - 66],
      [middle + wide, y],
      [middle - wide, y],
    ])}Z`,
    {
      fill: art.linear([
        [0, steel.light],
        [1, tone(steel.mid, -0.15)],
      ]),
      stroke: steel.outline,
      width: 2,
    },
  );
  art.path(
    `${polyline([
      [middle - wide, y],
      [middle + wide, y],
      [middle + wide * 1.1, y + deep],
      [middle - wide * 1.1, y + deep],
    ])}Z`,
    {
      fill: art.linear([
        [0, steel.mid],
        [0.4, steel.light],
        [1, steel.shine],
      ]),
      stroke: steel.outline,
      width: 2,
    },
  );
  art.rect(middle - wide * 1.1, y + deep, wide * 2.2, 7, { fill: steel.dark, stroke: steel.outline, width: 1.4 });
  for (let rivet = -2; rivet <= 2; rivet++)
    art.circle([middle + rivet * wide * 0.4, y - 34], 5, {
      fill: art.ball(finishes.zinc),
      stroke: steel.outline,
      width: 1,
    });
}

function drawPlate(art: Art, item: Given, tube: Finish): void {
  const brand = item.text("brand", "").toUpperCase();
  art.rect(middle - 58, 226, 116, 58, { fill: "#f6f7f8", stroke: tube.outline, width: 1.8 }, 6);
  art.text([middle, 250], brand, { size: sizeToFit(brand || " ", 102, 19, "heavy"), face: "heavy", fill: "#1d2329" });
  const load = `${item.number("capacity", 600).toLocaleString("en-US")} LB`;
  art.text([middle, 275], load, { size: sizeToFit(load, 100, 21, "heavy"), face: "heavy", fill: "#c8102e" });
}
