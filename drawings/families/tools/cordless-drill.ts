import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawCallout } from "./callout.ts";
import { drawHousing, drawName, drawPack, drawRail, drawRubber, drawVents, rubber } from "./tool-parts.ts";

export const cordlessDrill = defineDrawing({
  name: "cordless-drill",
  title: "Cordless drill",
  examples: [
    {
      label: "Drill/driver, 20 V kit",
      attributes: {
        toolType: "Drill/Driver",
        voltage: 20,
        torque: 620,
        chuck: "1/2 in Keyless",
        batteries: 2,
        capacity: 2,
        length: 6.9,
        color: "Teal",
        brand: "Torvek",
      },
    },
    {
      label: "Impact driver, 20 V",
      attributes: {
        toolType: "Impact Driver",
        voltage: 20,
        torque: 1_825,
        chuck: "1/4 in Hex",
        batteries: 2,
        capacity: 5,
        length: 5.1,
        color: "Blue",
        brand: "Ampero",
      },
    },
    {
      label: "Hammer drill, 20 V, bare",
      attributes: {
        toolType: "Hammer Drill",
        voltage: 20,
        torque: 820,
        chuck: "1/2 in Keyless",
        batteries: 0,
        length: 8.2,
        color: "Yellow",
        brand: "Hallowick",
      },
    },
    {
      label: "Impact wrench, 40 V",
      attributes: {
        toolType: "Impact Wrench",
        voltage: 40,
        torque: 21_600,
        chuck: "3/4 in Square",
        batteries: 2,
        capacity: 5,
        length: 9.6,
        color: "Orange",
        brand: "Karvok",
      },
    },
    {
      label: "Drill, 12 V",
      attributes: {
        toolType: "Drill/Driver",
        voltage: 12,
        torque: 300,
        chuck: "3/8 in Keyless",
        batteries: 1,
        capacity: 4,
        length: 6.2,
        color: "Red",
        brand: "Tannick",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      art.group({ move: [0, -46] }, () => drawTool(art, item));
      return;
    }
    art.group({ move: [70, 62], scale: 0.78 }, () => drawTool(art, item));
    const kind = item.text("toolType", "Drill/Driver");
    const [left, right] = [noseOf(kind) * 0.78 + 70, 560 * 0.78 + 70];
    art.dimension({ from: [left, 132], to: [right, 132], label: `${item.number("length", 7)} in`, offset: -44 });
    const torque = item.number("torque", 0);
    const torqueText = kind === "Impact Wrench" ? `${torque / 12} ft-lb` : `${torque.toLocaleString("en-US")} in-lb`;
    drawCallout(art, [170, 380], item.text("chuck", ""), 22);
    drawCallout(art, [170, 415], torqueText, 22);
    drawCallout(art, [170, 450], `${item.number("voltage", 20)} V`, 22);
  },
});

/** Where the foremost part of the tool is. */
function noseOf(kind: string): number {
  return { "Impact Driver": 120, "Impact Wrench": 66, "Hammer Drill": 40 }[kind] ?? 46;
}

function drawTool(art: Art, item: Given): void {
  const kind = item.text("toolType", "Drill/Driver");
  const color = colorOf(item.text("color", "Teal"), "#0f6b6b");
  const voltage = item.number("voltage", 20);
  const isImpact = kind.startsWith("Impact");
  const hasPack = item.number("batteries", 1) > 0;
  art.shadow([446, hasPack ? 544 + Math.min(44, item.number("capacity", 2) * 6.5) : 526], 140, 11);
  if (kind === "Impact Driver") drawCollet(art);
  else if (kind === "Impact Wrench") drawAnvil(art);
  else drawChuck(art, /3\/8/.test(item.text("chuck", "1/2")) ? 0.86 : 1);
  drawHandle(art, color);
  drawMotor(art, color, isImpact ? 262 : 238);
  if (!isImpact) drawCollar(art, kind === "Hammer Drill");
  drawTrigger(art);
  drawName(art, item.text("brand", ""), isImpact ? 366 : 364, 160, isImpact ? 170 : 164, 38, color);
  drawFoot(art, item, color, voltage);
}

function drawChuck(art: Art, size: number): void {
  const half = 48 * size;
  const jaw = art.metal(finishes.steel);
  art.path(`M46 ${160 - half * 0.24}L100 ${160 - half * 0.46}V${160 + half * 0.46}L46 ${160 + half * 0.24}Z`, {
    fill: jaw,
    stroke: "#000000",
    width: 1.6,
  });
  art.line([52, 160], [100, 160], { stroke: "#000000", strokeOpacity: 0.6, width: 2 });
  drawRubber(art, `M92 ${160 - half * 0.62}L136 ${160 - half}H196V${160 + half}H136L92 ${160 + half * 0.62}Z`);
  for (let rib = 0; rib < 7; rib++) {
    const y = 160 - half * 0.84 + rib * half * 0.28;
    art.line([140, y], [192, y], { stroke: rubber.shine, strokeOpacity: 0.32, width: 2.4 });
  }
  art.rect(190, 160 - half * 0.8, 16, half * 1.6, { fill: art.metal(finishes.steel), stroke: "#000000", width: 1.4 });
}

/** Clutch ring with its figures, and for hammer drills the mode ring before it. */
function drawCollar(art: Art, isHammer: boolean): void {
  drawRubber(art, "M204 112Q204 102 214 102H262V218H214Q204 218 204 208Z");
  for (let mark = 0; mark < 6; mark++) {
    art.rect(212, 114 + mark * 17, 42, 8, { fill: rubber.shine, fillOpacity: 0.28 }, 3);
  }
  if (isHammer) {
    art.rect(246, 104, 18, 112, { fill: art.metal(finishes.stainless), stroke: "#000000", width: 1.4 });
    art.path("M250 150L260 156L250 162L260 168", { fill: "none", stroke: "#c8102e", width: 3 });
  }
}

function drawCollet(art: Art): void {
  art.rect(120, 146, 44, 28, { fill: art.metal(finishes.steel), stroke: "#000000", width: 1.6 }, 4);
  art.rect(154, 138, 34, 44, { fill: art.metal(finishes.chrome), stroke: "#000000", width: 1.6 }, 5);
  for (let rib = 0; rib < 4; rib++)
    art.line([160 + rib * 7, 140], [160 + rib * 7, 180], { stroke: "#000000", strokeOpacity: 0.35, width: 1.4 });
  art.path("M186 132L262 104V216L186 188Z", { fill: art.metal(finishes["cast-iron"]), stroke: "#000000", width: 1.8 });
}

function drawAnvil(art: Art): void {
  art.rect(66, 138, 56, 44, { fill: art.metal(finishes.steel), stroke: "#000000", width: 1.6 }, 4);
  art.rect(66, 152, 56, 16, { fill: "#000000", fillOpacity: 0.14 });
  art.rect(84, 134, 8, 52, { fill: finishes.steel.dark, stroke: "#000000", width: 1 });
  art.path("M118 132Q124 112 148 106L264 94V226L148 214Q124 208 118 188Z", {
    fill: art.metal(finishes["cast-iron"]),
    stroke: "#000000",
    width: 2,
  });
  art.path("M236 97V223", { fill: "none", stroke: "#000000", strokeOpacity: 0.5, width: 2 });
}

function drawMotor(art: Art, color: Color, left: number): void {
  const path = `M${left} 104H486C530 104 560 128 560 164C560 204 532 226 488 226H${left}Z`;
  drawHousing(art, path, color);
  drawRubber(art, "M470 104H490C534 104 560 130 560 164C560 202 534 226 490 226H470C478 186 478 144 470 104Z");
  drawVents(art, 494, 126, 48, 6, 14);
  art.line([left + 8, 206], [462, 206], { stroke: "#000000", strokeOpacity: 0.25, width: 2 });
  for (const [x, y] of [
    [left + 18, 120],
    [454, 120],
    [454, 212],
  ] as const) {
    art.circle([x, y], 5.5, { fill: art.ball(finishes.steel), stroke: "#000000", width: 1 });
  }
}

/** The grip, in two materials, and the foot that the battery hangs on. */
function drawHandle(art: Art, color: Color): void {
  drawHousing(art, "M352 216H486C488 290 502 370 512 446L548 458V492H352V462L384 452C380 380 366 296 352 216Z", color);
  drawRubber(art, "M402 236C412 300 424 380 428 446H504C494 380 480 300 478 232C456 220 420 222 402 236Z");
  for (let row = 0; row < 9; row++) {
    const y = 270 + row * 19;
    art.path(`M${424 + row * 2.4} ${y}L${470 + row * 2.4} ${y + 5}`, {
      fill: "none",
      stroke: "#000000",
      strokeOpacity: 0.55,
      width: 5,
      cap: "round",
    });
  }
}

function drawTrigger(art: Art): void {
  drawRubber(art, "M352 232C338 256 342 292 366 308L384 300C378 276 374 252 372 230Z");
  art.path("M356 244C350 262 352 280 364 292", { fill: "none", stroke: rubber.shine, strokeOpacity: 0.6, width: 2.4 });
  art.rect(382, 226, 34, 14, { fill: "#1b1e21", stroke: "#000000", width: 1.2 }, 5);
}

function drawFoot(art: Art, item: Given, color: Color, voltage: number): void {
  if (item.number("batteries", 1) === 0) {
    drawRail(art, 346, 490, 204);
    return;
  }
  drawPack(art, 336, 486, 222, { voltage, ampHours: item.number("capacity", 2), color });
}
