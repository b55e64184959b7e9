import { inchFraction } from "@capstan/platform/fraction";
import { type Art, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, inkOn } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { drawCallout } from "./callout.ts";
import { drawCord, drawHousing, drawName, drawRail, drawRubber, drawVents, housingFill, rubber } from "./tool-parts.ts";

export const angleGrinder = defineDrawing({
  name: "angle-grinder",
  title: "Angle grinder",
  examples: [
    {
      label: "4-1/2 in, 11 A, paddle",
      attributes: {
        wheelDiameter: 4.5,
        powerSource: "Corded",
        voltage: 120,
        current: 11,
        speed: 11_000,
        switchType: "Paddle",
        color: "Orange",
        brand: "Karvok",
      },
    },
    {
      label: "5 in, 20 V, bare",
      attributes: {
        wheelDiameter: 5,
        powerSource: "Cordless",
        voltage: 20,
        speed: 9_000,
        switchType: "Paddle with Brake",
        kit: "Tool Only",
        color: "Teal",
        brand: "Torvek",
      },
    },
    {
      label: "9 in, 15 A",
      attributes: {
        wheelDiameter: 9,
        powerSource: "Corded",
        voltage: 120,
        current: 15,
        speed: 6_500,
        switchType: "Paddle",
        color: "Yellow",
        brand: "Hallowick",
      },
    },
    {
      label: "6 in, 40 V, kit",
      attributes: {
        wheelDiameter: 6,
        powerSource: "Cordless",
        voltage: 40,
        speed: 9_000,
        switchType: "Slide, Lock-On",
        kit: "Kit with 2 Batteries, 5 Ah",
        color: "Blue",
        brand: "Ampero",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawTool(art, item);
      return;
    }
    art.group({ move: [66, 56], scale: 0.78 }, () => drawTool(art, item));
    const wheel = wheelOf(item) * 0.78;
    const x = 158 * 0.78 + 66;
    const y = 416 * 0.78 + 56;
    art.dimension({
      from: [x - wheel, y],
      to: [x + wheel, y],
      label: `${inchFraction(item.number("wheelDiameter", 4.5))} in`,
      offset: 76,
    });
    drawCallout(art, [430, 500], `${item.number("speed", 11_000).toLocaleString("en-US")} rpm`, 24);
    const isCorded = item.text("powerSource", "Corded") === "Corded";
    drawCallout(
      art,
      [430, 534],
      isCorded
        ? `${item.number("current", 11)} A, ${item.number("voltage", 120)} V`
        : `${item.number("voltage", 20)} V`,
      24,
    );
  },
});

/** Half the width of the wheel, in the picture's units. */
function wheelOf(item: Given): number {
  return Math.min(128, 76 + item.number("wheelDiameter", 4.5) * 7);
}

function drawTool(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Orange"), "#c2410c");
  const isCorded = item.text("powerSource", "Corded") === "Corded";
  art.shadow([300, 488], 260, 15);
  if (isCorded) drawCord(art, "M540 262C570 266 578 300 560 330C544 356 560 380 574 392");
  drawSideHandle(art);
  drawBody(art, color, item);
  drawGearHead(art);
  drawWheel(art, wheelOf(item));
  if (!isCorded) drawBattery(art, item, color);
  drawSwitch(art, item.text("switchType", "Paddle"));
}

function drawSideHandle(art: Art): void {
  art.path("M150 236L122 168", { fill: "none", stroke: finishes.steel.mid, width: 16 });
  drawRubber(art, "M104 176C84 130 66 92 62 70C62 50 92 38 106 54C122 82 138 124 152 160C148 182 120 192 104 176Z");
  for (let ring = 0; ring < 5; ring++) {
    const [x, y] = [78 + ring * 9, 82 + ring * 20];
    art.path(`M${x} ${y + 8}L${x + 34} ${y - 6}`, {
      fill: "none",
      stroke: rubber.shine,
      strokeOpacity: 0.35,
      width: 4,
      cap: "round",
    });
  }
}

/** The motor and the grip in one barrel. */
function drawBody(art: Art, color: Color, item: Given): void {
  drawHousing(
    art,
    "M196 212C240 196 330 196 372 210C430 226 480 214 530 214C552 216 556 238 556 262C556 290 550 308 528 310C470 312 424 300 376 316C330 330 240 330 196 318Z",
    color,
  );
  drawRubber(
    art,
    "M376 214C430 228 480 216 530 216C550 218 554 240 554 262C554 288 548 306 528 308C470 310 424 298 380 312C398 282 396 244 376 214Z",
  );
  drawVents(art, 520, 232, 24, 5, 14);
  for (const at of [0, 1, 2]) {
    art.path(`M${222 + at * 12} 226V304`, {
      fill: "none",
      stroke: "#000000",
      strokeOpacity: 0.35,
      width: 5,
      cap: "round",
    });
  }
  drawName(art, item.text("brand", ""), 318, 258, 120, 28, color);
}

function drawGearHead(art: Art): void {
  const metal = finishes.aluminum;
  drawSolid(art, "M96 256C96 216 128 198 172 200L206 206V322L188 336C160 344 126 340 108 318C98 302 96 280 96 256Z", {
    fill: art.metal(metal),
    finish: metal,
    bevel: 3.2,
  });
  art.path("M206 206V322", { fill: "none", stroke: metal.outline, width: 2 });
  for (const [x, y] of [
    [124, 230],
    [188, 220],
    [188, 310],
  ] as const) {
    art.circle([x, y], 7, { fill: art.ball(finishes.steel), stroke: metal.outline, width: 1.2 });
    art.line([x - 4, y - 3], [x + 4, y + 3], { stroke: metal.outline, width: 2 });
  }
  art.rect(140, 196, 26, 12, { fill: "#c8102e", stroke: "#000000", width: 1.2 }, 5);
  art.rect(134, 334, 50, 36, { fill: art.metal(finishes.steel, "across"), stroke: metal.outline, width: 1.6 });
}

/** The wheel from a little above, the guard round its rear half. */
function drawWheel(art: Art, wheel: number): void {
  const [x, y] = [158, 416];
  const squash = 0.3;
  const guard = finishes.steel;
  art.path(
    `M${x - wheel * 1.08} ${y - 12}A${wheel * 1.08} ${wheel * squash * 1.1} 0 0 1 ${x + wheel * 1.08} ${y - 12}V${y + 14}A${wheel * 1.08} ${wheel * squash * 1.1} 0 0 0 ${x - wheel * 1.08} ${y + 14}Z`,
    {
      fill: art.metal(guard, "across"),
      stroke: guard.outline,
      width: 2,
    },
  );
  art.path(
    `M${x - wheel} ${y}A${wheel} ${wheel * squash} 0 0 0 ${x + wheel} ${y}V${y + 9}A${wheel} ${wheel * squash} 0 0 1 ${x - wheel} ${y + 9}Z`,
    { fill: "#15181b", stroke: "#000000", width: 1.6 },
  );
  const face = art.radial([
    [0, "#6c6458"],
    [0.6, "#4b463e"],
    [1, "#2d2a26"],
  ]);
  art.path(ellipsePath([x, y], wheel, wheel * squash), { fill: face, stroke: "#000000", width: 1.8 });
  const mesh = art.pattern(
    7,
    5,
    (tile) => {
      tile.path("M0 0H7M0 0V5", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.16, width: 0.9 });
    },
    18,
  );
  art.path(ellipsePath([x, y], wheel, wheel * squash), { fill: mesh });
  art.path(ellipsePath([x, y], wheel * 0.56, wheel * squash * 0.56), {
    fill: "#b3121d",
    stroke: "#000000",
    strokeOpacity: 0.5,
    width: 1.2,
  });
  art.path(ellipsePath([x, y], wheel * 0.26, wheel * squash * 0.3), {
    fill: art.metal(finishes.steel, "across"),
    stroke: "#000000",
    width: 1.4,
  });
  drawSolid(
    art,
    `M${x - wheel * 1.08} ${y - 12}A${wheel * 1.08} ${wheel * squash * 1.1} 0 0 1 ${x + wheel * 1.08} ${y - 12}L${x + wheel * 0.8} ${y - 30}A${wheel * 0.9} ${wheel * squash * 0.8} 0 0 0 ${x - wheel * 0.8} ${y - 30}Z`,
    {
      fill: art.metal(guard, "across"),
      finish: guard,
      bevel: 2,
    },
  );
  art.rect(x - 25, y - 62, 50, 40, { fill: art.metal(finishes.steel, "across"), stroke: "#000000", width: 1.6 });
}

function drawSwitch(art: Art, kind: string): void {
  if (/slide/i.test(kind)) {
    drawRubber(art, "M300 190H356L362 204H294Z");
    return;
  }
  drawRubber(art, "M356 320C410 304 460 314 516 314L510 336C462 340 410 330 366 346Z");
  if (/brake/i.test(kind)) art.circle([380, 334], 6, { fill: "#c8102e", stroke: "#000000", width: 1.2 });
}

function drawBattery(art: Art, item: Given, color: Color): void {
  if (/tool only/i.test(item.text("kit", "Tool Only"))) {
    art.group({ move: [556, 160], rotate: 90 }, () => drawRail(art, 0, 0, 190));
    return;
  }
  drawRubber(art, "M548 192H574Q590 192 590 208V322Q590 338 574 338H548Q540 338 540 328V202Q540 192 548 192Z");
  art.rect(560, 208, 20, 114, { fill: housingFill(art, color), stroke: "#000000", width: 1.2 }, 5);
  art.text([577, 265], `${item.number("voltage", 20)}V`, { size: 20, face: "heavy", fill: inkOn(color), rotate: -90 });
}
