import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawThread } from "../../kit/thread.ts";
import { drawPointer, drawScale } from "./gauge-dial.ts";

export const pressureGauge = defineDrawing({
  name: "pressure-gauge",
  title: "Pressure gauge",
  examples: [
    {
      label: "0-100 psi, dry, lower",
      attributes: {
        rangeFrom: 0,
        rangeTo: 100,
        diameter: 2.5,
        connection: "1/4 in NPT",
        mounting: "Lower",
        fill: "Dry",
        caseMaterial: "Painted Steel",
        material: "Brass",
        brand: "Barlowe Gauge",
      },
    },
    {
      label: "0-3000 psi, glycerin",
      attributes: {
        rangeFrom: 0,
        rangeTo: 3_000,
        diameter: 2.5,
        connection: "1/4 in NPT",
        mounting: "Lower",
        fill: "Glycerin",
        caseMaterial: "Stainless Steel",
        material: "Brass",
        brand: "Halden Instruments",
      },
    },
    {
      label: "30 in Hg to 60 psi, 4 in",
      attributes: {
        rangeFrom: -14.7,
        rangeTo: 60,
        diameter: 4,
        connection: "1/2 in NPT",
        mounting: "Lower",
        fill: "Dry",
        caseMaterial: "Stainless Steel",
        material: "316 Stainless Steel",
        brand: "Verrin",
      },
    },
    {
      label: "0-160 psi, panel",
      attributes: {
        rangeFrom: 0,
        rangeTo: 160,
        diameter: 2,
        connection: "1/4 in NPT",
        mounting: "Panel",
        fill: "Dry",
        caseMaterial: "Painted Steel",
        material: "Brass",
        brand: "Calidor",
      },
    },
    {
      label: "0-60 psi, center back",
      attributes: {
        rangeFrom: 0,
        rangeTo: 60,
        diameter: 1.5,
        connection: "1/8 in NPT",
        mounting: "Center Back",
        fill: "Dry",
        caseMaterial: "ABS",
        material: "Brass",
        brand: "Barlowe Gauge",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawGauge(art, item, 1);
      return;
    }
    const isLower = item.text("mounting", "Lower") === "Lower";
    art.group({ move: [66, 84], scale: 0.78 }, () => drawGauge(art, item, 1));
    const { middle, radius } = faceOf(isLower);
    const [x, y, r] = [middle[0] * 0.78 + 66, middle[1] * 0.78 + 84, radius * 0.78];
    art.dimension({
      from: [x - r, y],
      to: [x + r, y],
      label: `${inchFraction(item.number("diameter", 2.5))} in dial`,
      offset: -r - 34,
    });
    if (isLower) {
      const half = stemRadius(item) * 0.78;
      art.dimension({ from: [x - half, 540], to: [x + half, 540], label: item.text("connection", ""), offset: 26 });
    }
  },
});

function faceOf(isLower: boolean): { readonly middle: Point; readonly radius: number } {
  return isLower ? { middle: [300, 240], radius: 208 } : { middle: [300, 300], radius: 256 };
}

function stemRadius(item: Given): number {
  const sizes: Readonly<Record<string, number>> = { "1/8 in NPT": 0.2, "1/4 in NPT": 0.27, "1/2 in NPT": 0.42 };
  const size = sizes[item.text("connection", "1/4 in NPT")] ?? 0.27;
  return Math.min(56, Math.max(24, (size / item.number("diameter", 2.5)) * 208 * 1.2));
}

function drawGauge(art: Art, item: Given, scale: number): void {
  const mounting = item.text("mounting", "Lower");
  const isLower = mounting === "Lower";
  const { middle, radius } = faceOf(isLower);
  const metal = /stainless/i.test(item.text("caseMaterial", "")) ? finishes.stainless : paint("#24282c");
  art.shadow([300, isLower ? 574 : 572], isLower ? 90 : 190, 12 * scale);
  if (isLower) drawStem(art, item, middle[1] + radius * 0.9);
  if (mounting === "Panel") drawFlange(art, middle, radius, metal);
  drawCase(art, middle, mounting === "Panel" ? radius * 0.86 : radius, metal, item);
}

function drawStem(art: Art, item: Given, top: number): void {
  const finish = /316|stainless/i.test(item.text("material", "Brass")) ? finishes.stainless : finishes.brass;
  const half = stemRadius(item);
  const hex = half * 1.55;
  art.rect(300 - half * 0.9, top, half * 1.8, 30, {
    fill: art.metal(finish, "across"),
    stroke: finish.outline,
    width: 1.6,
  });
  const edges = [-1, -0.42, 0.42, 1].map((share) => 300 + share * hex);
  for (let face = 0; face < 3; face++) {
    const [left = 0, right = 0] = [edges[face], edges[face + 1]];
    const fill = art.linear(
      [
        [0, face === 0 ? finish.mid : face === 1 ? finish.light : finish.mid],
        [0.5, face === 2 ? finish.dark : finish.shine],
        [1, face === 2 ? finish.dark : finish.light],
      ],
      "across",
    );
    art.rect(left, top + 24, right - left, 44, { fill, stroke: finish.outline, width: 1.5 }, 2);
  }
  const start = top + 68;
  art.group({ move: [300, start], rotate: 90 }, () => {
    drawThread(art, {
      start: [0, 0],
      length: Math.min(66, 566 - start),
      radius: half,
      endRadius: half * 0.9,
      pitch: Math.max(8, half * 0.26),
      finish,
    });
  });
}

/** The front flange of a panel gauge, with its three screws. */
function drawFlange(art: Art, middle: Point, radius: number, metal: Finish): void {
  art.circle(middle, radius, { fill: art.sheen(metal), stroke: metal.outline, width: 2 });
  for (const at of corners(middle, radius * 0.935, 3, -Math.PI / 2)) {
    art.circle(at, 8, { fill: "#ffffff", stroke: metal.outline, width: 1.6 });
  }
}

function drawCase(art: Art, [x, y]: Point, radius: number, metal: Finish, item: Given): void {
  const isFilled = /glycerin/i.test(item.text("fill", "Dry"));
  if (isFilled) {
    art.rect(x - 14, y - radius - 12, 28, 22, { fill: "#1b1e21", stroke: "#000000", width: 1.6 }, 6);
  }
  art.circle([x, y], radius, {
    fill: art.linear(
      [
        [0, metal.shine],
        [0.3, metal.light],
        [0.65, metal.mid],
        [1, metal.dark],
      ],
      "diagonal",
    ),
    stroke: metal.outline,
    width: 2.2,
  });
  art.circle([x, y], radius * 0.93, { fill: "none", stroke: metal.dark, strokeOpacity: 0.6, width: 2 });
  art.circle([x, y], radius * 0.88, {
    fill: art.linear(
      [
        [0, metal.dark],
        [1, metal.shine],
      ],
      "diagonal",
    ),
    stroke: metal.outline,
    width: 1.4,
  });
  const face = radius * 0.84;
  art.circle([x, y], face, { fill: "#fdfdfb", stroke: metal.outline, strokeOpacity: 0.5, width: 1.2 });
  drawScale(art, [x, y], face, item);
  drawPointer(art, [x, y], face, item);
  if (isFilled) drawFilling(art, [x, y], face);
  art.path(
    `M${x - face * 0.82} ${y - face * 0.3}A${face * 0.9} ${face * 0.9} 0 0 1 ${x - face * 0.1} ${y - face * 0.86}A${face * 1.3} ${face * 1.3} 0 0 0 ${x - face * 0.82} ${y - face * 0.3}Z`,
    { fill: "#ffffff", fillOpacity: 0.55 },
  );
}

/** Glycerin leaves a bubble at the top. */
function drawFilling(art: Art, [x, y]: Point, face: number): void {
  art.path(
    `M${x - face * 0.66} ${y - face * 0.75}A${face} ${face} 0 1 0 ${x + face * 0.66} ${y - face * 0.75}Q${x} ${y - face * 0.66} ${x - face * 0.66} ${y - face * 0.75}Z`,
    { fill: "#e9c46a", fillOpacity: 0.12 },
  );
  art.path(`M${x - face * 0.66} ${y - face * 0.75}Q${x} ${y - face * 0.64} ${x + face * 0.66} ${y - face * 0.75}`, {
    fill: "none",
    stroke: "#8a6a1c",
    strokeOpacity: 0.55,
    width: 2,
  });
}
