import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { lieAcross } from "../../kit/lying.ts";
import { fitText } from "./print.ts";

/** In inches, from the tail at the left to the lens at the right. */
interface Light {
  readonly length: number;
  readonly head: number;
  readonly barrel: number;
  readonly headLength: number;
}

export const flashlight = defineDrawing({
  name: "flashlight",
  title: "Flashlight",
  examples: [
    {
      label: "Duty, 2 AA, black",
      attributes: {
        lumens: 350,
        length: 6.4,
        headDiameter: 1.1,
        material: "Aluminum",
        color: "Black",
        switchType: "Tail Switch",
        batteryType: "AA",
        brand: "Glowmark",
      },
    },
    {
      label: "Hazardous location, yellow",
      attributes: {
        lumens: 240,
        length: 10.2,
        headDiameter: 2.3,
        material: "Polymer",
        color: "Yellow",
        switchType: "Side Switch",
        batteryType: "D",
        hazardousLocation: "Class I, Division 1",
        brand: "Lanternworth",
      },
    },
    {
      label: "Long body, red",
      attributes: {
        lumens: 520,
        length: 12.4,
        headDiameter: 2.2,
        material: "Aluminum",
        color: "Red",
        switchType: "Side Switch",
        batteryType: "D",
        brand: "Glowmark",
      },
    },
    {
      label: "Flood, silver",
      attributes: {
        lumens: 1500,
        length: 5.6,
        headDiameter: 1.6,
        material: "Aluminum",
        color: "Silver",
        switchType: "Tail Switch",
        batteryType: "Rechargeable",
        brand: "Lumenfield",
      },
    },
  ],
  draw: (art, item, view) => {
    const light = lightOf(item);
    if (view === "plain") {
      lieAcross(art, light.length * 1.04, light.head * 1.1, (scale) => drawLight(art, light, scale, item));
      return;
    }
    const scale = Math.min(460 / light.length, 260 / light.head);
    const [left, radius] = [290 - (light.length * scale) / 2, (light.head / 2) * scale];
    art.shadow([290, 270 + radius + 14], (light.length * scale) / 2, 11);
    art.group({ move: [left, 270] }, () => drawLight(art, light, scale, item));
    const right = left + light.length * scale;
    art.dimension({ from: [left, 270 + radius], to: [right, 270 + radius], label: `${light.length} in`, offset: 54 });
    art.dimension({ from: [right, 270 - radius], to: [right, 270 + radius], label: `${light.head} in`, offset: 30 });
    fitText(art, [300, 480], `${item.number("lumens", 350)} lm`, 400, { size: 26, fill: "#14365c" });
  },
});

function lightOf(item: Given): Light {
  const [length, head] = [item.number("length", 6.4), item.number("headDiameter", 1.1)];
  const cell = { D: 1.55, C: 1.25, AA: 0.85, AAA: 0.62 }[item.text("batteryType", "AA")] ?? 1;
  return { length, head, barrel: Math.min(cell, head * 0.94), headLength: Math.min(length * 0.3, head * 1.15) };
}

function drawLight(art: Art, { length, head, barrel, headLength }: Light, scale: number, item: Given): void {
  const color = colorOf(item.text("color", "Black"));
  const finish = item.text("color", "") === "Silver" ? finishes.aluminum : paint(color);
  const [full, thin, wide] = [length * scale, (barrel / 2) * scale, (head / 2) * scale];
  const cap = thin * 0.9;
  const neck = headLength * scale * 0.42;
  const bezel = headLength * scale * 0.58;
  const body = full - cap - neck - bezel;
  const isTail = item.text("switchType", "Tail Switch") === "Tail Switch";
  if (isTail)
    art.rect(
      -thin * 0.22,
      -thin * 0.42,
      thin * 0.5,
      thin * 0.84,
      { fill: art.metal(paint("#1c1e21")), stroke: "#000000", width: 1.4 },
      thin * 0.16,
    );
  drawTurnings(
    art,
    [0, 0],
    [
      { length: cap, radius: thin * 1.02, finish, kind: "rings", pitch: thin * 0.26, corner: thin * 0.16 },
      { length: body * 0.08, radius: thin * 0.92, finish },
      { length: body * 0.62, radius: thin, finish },
      { length: body * 0.3, radius: thin * 0.98, finish },
      { length: neck, radius: thin * 0.98, endRadius: wide * 0.97, finish },
      { length: bezel * 0.72, radius: wide, finish, kind: "rings", pitch: wide * 0.4 },
      { length: bezel * 0.28, radius: wide * 1.03, finish, corner: wide * 0.06 },
    ],
  );
  drawGrip(art, cap + body * 0.1, body * 0.56, thin, item);
  if (!isTail) drawButton(art, cap + body * 0.86, thin);
  drawGlow(art, full, wide);
  const words = cap + body * 0.86;
  if (isTail)
    art.group({ move: [words, 0] }, () =>
      fitText(art, [0, thin * 0.16], item.text("brand", "Glowmark").toUpperCase(), body * 0.26, {
        size: thin * 0.44,
        face: "heavy",
        fill: tone(color, 0.7),
        opacity: 0.9,
      }),
    );
}

/** Cross knurling on metal, moulded grooves on plastic. */
function drawGrip(art: Art, x: number, length: number, radius: number, item: Given): void {
  if (item.text("material", "Aluminum") === "Polymer") {
    for (let groove = 0; groove < 7; groove++) {
      const at = x + (length * (groove + 0.3)) / 7;
      art.rect(at, -radius * 0.8, length / 14, radius * 1.6, { fill: "#000000", fillOpacity: 0.28 }, length / 28);
    }
    return;
  }
  const step = Math.max(4.5, radius * 0.14);
  const knurl = art.pattern(step, step, (tile) => {
    tile.path(`M0 0L${step} ${step}M${step} 0L0 ${step}`, {
      fill: "none",
      stroke: "#000000",
      width: 1.1,
      strokeOpacity: 0.55,
    });
    tile.path(`M0 1.2L${step} ${step + 1.2}`, { fill: "none", stroke: "#ffffff", width: 0.7, strokeOpacity: 0.4 });
  });
  art.rect(x, -radius, length, radius * 2, { fill: knurl });
  for (const edge of [x, x + length])
    art.line([edge, -radius], [edge, radius], { stroke: "#000000", strokeOpacity: 0.5, width: 1.6 });
}

function drawButton(art: Art, x: number, radius: number): void {
  art.ellipse([x, -radius * 0.36], radius * 0.5, radius * 0.36, { fill: "#0d0e10", stroke: "#000000", width: 1.4 });
  art.ellipse([x, -radius * 0.4], radius * 0.38, radius * 0.26, {
    fill: art.ball(paint("#3a3f45")),
    stroke: "#000000",
    width: 1,
  });
}

/** The rim of the lens, lit. */
function drawGlow(art: Art, end: number, radius: number): void {
  art.ellipse([end, 0], radius * 0.16, radius * 0.98, {
    fill: art.radial([
      [0, "#ffffff"],
      [0.5, "#fff6cf"],
      [1, "#cdd9e2"],
    ]),
    stroke: "#2a2f35",
    width: 1.6,
  });
  art.ellipse([end + 1, -radius * 0.3], radius * 0.06, radius * 0.4, { fill: "#ffffff", fillOpacity: 0.8 });
}
