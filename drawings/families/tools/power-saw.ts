import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawCallout } from "./callout.ts";
import { drawCircularSaw, sawCenter, sawRadius } from "./circular-saw.ts";
import { drawCord, drawHousing, drawName, drawPack, drawRail, drawRubber, drawVents } from "./tool-parts.ts";

export const powerSaw = defineDrawing({
  name: "power-saw",
  title: "Power saw",
  examples: [
    {
      label: "Circular, 20 V, 7-1/4 in",
      attributes: {
        toolType: "Circular Saw",
        powerSource: "Cordless",
        voltage: 20,
        diameter: 7.25,
        cuttingDepth: 2.5,
        bladeSide: "Blade Right",
        kit: "Kit with 2 Batteries, 5 Ah",
        color: "Yellow",
        brand: "Hallowick",
      },
    },
    {
      label: "Reciprocating, 20 V",
      attributes: {
        toolType: "Reciprocating Saw",
        powerSource: "Cordless",
        voltage: 20,
        stroke: 1.125,
        speed: 3_000,
        kit: "Kit with 2 Batteries, 5 Ah",
        color: "Teal",
        brand: "Torvek",
      },
    },
    {
      label: "Circular, corded",
      attributes: {
        toolType: "Circular Saw",
        powerSource: "Corded",
        voltage: 120,
        diameter: 8.25,
        cuttingDepth: 2.9375,
        bladeSide: "Blade Left",
        color: "Orange",
        brand: "Karvok",
      },
    },
    {
      label: "Reciprocating, corded",
      attributes: {
        toolType: "Reciprocating Saw",
        powerSource: "Corded",
        voltage: 120,
        stroke: 1.25,
        speed: 3_000,
        color: "Red",
        brand: "Tannick",
      },
    },
    {
      label: "Circular, 12 V, bare",
      attributes: {
        toolType: "Circular Saw",
        powerSource: "Cordless",
        voltage: 12,
        diameter: 5.375,
        cuttingDepth: 1.625,
        bladeSide: "Blade Left",
        kit: "Tool Only",
        color: "Blue",
        brand: "Ampero",
      },
    },
  ],
  draw: (art, item, view) => {
    const isCircular = item.text("toolType", "Circular Saw") === "Circular Saw";
    const draw = () => {
      if (isCircular) drawCircularSaw(art, item);
      else drawReciprocating(art, item);
    };
    if (view === "plain") {
      draw();
      return;
    }
    const scale = 0.8;
    const [dx, dy] = [60, 70];
    art.group({ move: [dx, dy], scale }, draw);
    if (isCircular) {
      const radius = sawRadius(item.number("diameter", 7.25)) * scale;
      const [x, y] = [sawCenter[0] * scale + dx, sawCenter[1] * scale + dy];
      art.dimension({
        from: [x - radius, y + radius * 0.4],
        to: [x + radius, y + radius * 0.4],
        label: `${inchFraction(item.number("diameter", 7.25))} in`,
        offset: radius * 0.6 + 46,
      });
      drawCallout(art, [300, 60], `Cuts ${inchFraction(item.number("cuttingDepth", 2.5))} in deep at 90°`, 24);
      return;
    }
    drawCallout(art, [300, 90], `${inchFraction(item.number("stroke", 1.125))} in stroke`, 26);
    drawCallout(art, [300, 124], `${item.number("speed", 3_000).toLocaleString("en-US")} strokes/min`, 22);
  },
});

/** Blade to the left, grip to the right. */
function drawReciprocating(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Teal"), "#0f6b6b");
  const isCorded = item.text("powerSource", "Cordless") === "Corded";
  art.shadow([330, 474], 230, 14);
  if (isCorded) drawCord(art, "M520 380C536 420 560 430 572 470");
  drawSawBlade(art);
  drawHousing(
    art,
    "M176 236L214 222H372C420 222 452 210 500 212C536 214 552 236 556 262C562 300 560 340 552 376L520 400H468C452 400 446 384 452 366L474 312C478 298 468 292 452 294L380 304C330 318 260 322 214 314L176 306Z",
    color,
  );
  drawRubber(art, "M172 232L216 220H296C304 250 304 290 298 318C268 320 240 318 214 316L172 308Z");
  for (let rib = 0; rib < 6; rib++)
    art.line([194 + rib * 17, 236], [190 + rib * 17, 302], {
      stroke: "#000000",
      strokeOpacity: 0.55,
      width: 5,
      cap: "round",
    });
  drawRubber(art, "M506 224C536 226 548 244 552 266C558 304 556 340 548 372L520 394H498C514 340 520 280 506 224Z");
  drawRubber(art, "M470 300C456 318 450 340 452 356L470 352C474 334 482 318 490 308Z");
  drawVents(art, 330, 276, 60, 3, 11);
  drawName(art, item.text("brand", ""), 404, 250, 150, 30, color);
  if (isCorded) return;
  if (/tool only/i.test(item.text("kit", "Tool Only"))) drawRail(art, 400, 398, 166);
  else drawPack(art, 386, 398, 182, { voltage: item.number("voltage", 20), ampHours: 4, color });
}

function drawSawBlade(art: Art): void {
  const steel = finishes.chrome;
  const teeth = Array.from(
    { length: 24 },
    (_, tooth) => `L${40 + tooth * 5.4 + 2} 293L${40 + tooth * 5.4 + 5.4} 286`,
  ).join("");
  art.path(`M176 262H62Q46 264 36 284L38 286${teeth}L176 288Z`, {
    fill: art.metal(steel),
    stroke: steel.outline,
    width: 1.3,
  });
  art.path("M150 222C138 250 136 300 146 340L132 346C112 300 116 250 136 216Z", {
    fill: art.metal(finishes.steel, "across"),
    stroke: "#000000",
    width: 1.8,
  });
  art.rect(146, 250, 34, 46, { fill: art.metal(finishes.steel), stroke: "#000000", width: 1.8 }, 5);
}
