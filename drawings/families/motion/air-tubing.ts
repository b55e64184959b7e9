import { decimal, readInches } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTube } from "../../kit/tube.ts";

interface Tubing {
  readonly color: Color;
  readonly isClear: boolean;
  /** Inches. */
  readonly outside: number;
  readonly inside: number;
  readonly size: string;
  readonly material: string;
  readonly feet: number;
}

export const airTubing = defineDrawing({
  name: "air-tubing",
  title: "Air tubing",
  examples: [
    {
      label: "Blue 1/4",
      attributes: {
        tubeSize: "1/4 in",
        insideDiameter: 0.16,
        lengthFeet: 100,
        color: "Blue",
        material: "Polyurethane",
      },
    },
    {
      label: "Black 1/2 nylon",
      attributes: { tubeSize: "1/2 in", insideDiameter: 0.375, lengthFeet: 50, color: "Black", material: "Nylon" },
    },
    {
      label: "Clear 8 mm",
      attributes: {
        tubeSize: "8 mm",
        insideDiameter: 0.197,
        lengthFeet: 100,
        color: "Clear",
        material: "Polyurethane",
      },
    },
    {
      label: "Yellow 1/8",
      attributes: {
        tubeSize: "1/8 in",
        insideDiameter: 0.0625,
        lengthFeet: 250,
        color: "Yellow",
        material: "Polyurethane",
      },
    },
  ],
  draw: (art, item, view) => {
    const tubing = tubingOf(item);
    if (view === "plain") {
      drawCoil(art, tubing, [300, 290], 262);
      return;
    }
    drawCoil(art, tubing, [166, 186], 140);
    drawEnd(art, tubing);
  },
});

function tubingOf(item: Given): Tubing {
  const size = item.text("tubeSize", "1/4 in");
  const outside = size.endsWith("mm") ? Number.parseFloat(size) / 25.4 : (readInches(size.replace(" in", "")) ?? 0.25);
  const name = item.text("color", "Blue");
  const isClear = /clear|natural/i.test(name);
  return {
    color: /^clear$/i.test(name)
      ? "#cfdde6"
      : /natural/i.test(name)
        ? "#e9e4d3"
        : colorOf(name.replace(/clear /i, "light "), "#1557a6"),
    isClear,
    outside: Number.isFinite(outside) ? outside : 0.25,
    inside: item.number("insideDiameter", 0.16),
    size,
    material: item.text("material", "Polyurethane"),
    feet: item.number("lengthFeet", 100),
  };
}

/** Turns lie beside each other from the inside out; thick tube makes few of them. */
function drawCoil(art: Art, tubing: Tubing, center: Point, radius: number): void {
  const width = Math.max(radius * 0.062, Math.min(radius * 0.17, radius * (0.03 + tubing.outside * 0.28)));
  const innermost = radius * 0.5;
  const turns = Math.max(3, Math.floor((radius - width / 2 - innermost) / (width * 0.98)));
  art.shadow([center[0], center[1] + radius + 14], radius * 0.9, 15);
  for (let turn = 0; turn <= turns; turn++) {
    const distance = innermost + ((radius - width / 2 - innermost) * turn) / turns;
    drawTube(art, ellipsePath(center, distance, distance), width, tubing.color);
  }
  drawTail(art, tubing, center, radius, width);
  for (const angle of [-150, -30, 90]) drawStrap(art, center, innermost - width * 0.8, radius + 3, angle);
  drawLabel(art, tubing, center, innermost - width * 0.7);
}

/** The outer end leaves the coil at the lower right and shows its bore. */
function drawTail(art: Art, tubing: Tubing, [x, y]: Point, radius: number, width: number): void {
  const outer = radius - width / 2;
  const end: Point = [x + radius * 0.97, y + radius * 0.93];
  drawTube(
    art,
    `M${x + outer * 0.6} ${y + outer * 0.8}Q${x + outer * 0.78} ${y + outer * 0.95} ${end[0]} ${end[1]}`,
    width,
    tubing.color,
  );
  art.ellipse(end, width * 0.3, width * 0.52, {
    fill: tone(tubing.color, 0.35),
    stroke: tone(tubing.color, -0.6),
    width: 1.2,
  });
  const share = tubing.inside / tubing.outside;
  art.ellipse(end, width * 0.3 * share, width * 0.52 * share, { fill: tone(tubing.color, -0.75) });
}

function drawStrap(art: Art, [x, y]: Point, inner: number, outer: number, angle: number): void {
  art.group({ move: [x, y], rotate: angle }, () => {
    art.rect(
      inner,
      -9,
      outer - inner,
      18,
      {
        fill: art.linear([
          [0, "#ffffff"],
          [0.5, "#dfe3e6"],
          [1, "#a9b0b6"],
        ]),
        stroke: "#5b6670",
        width: 1,
      },
      4,
    );
  });
}

function drawLabel(art: Art, tubing: Tubing, [x, y]: Point, radius: number): void {
  const ink: Color = "#20262c";
  const words = tubing.material.toUpperCase();
  art.text([x, y - radius * 0.12], tubing.size, { size: radius * 0.36, face: "heavy", fill: ink });
  art.text([x, y + radius * 0.16], words, {
    size: Math.min(radius * 0.17, (radius * 1.5) / (words.length * 0.66)),
    fill: ink,
  });
  art.text([x, y + radius * 0.42], `${tubing.feet.toLocaleString("en-US")} ft`, { size: radius * 0.17, fill: ink });
}

/** The cut end, large, with both diameters. */
function drawEnd(art: Art, tubing: Tubing): void {
  const center: Point = [384, 424];
  const radius = 84;
  const hole = (radius * tubing.inside) / tubing.outside;
  const { color } = tubing;
  art.shadow([center[0], center[1] + radius + 12], radius, 10);
  art.path(ellipsePath(center, radius, radius) + ellipsePath(center, hole, hole), {
    fill: art.linear(
      [
        [0, tone(color, 0.5)],
        [0.5, color],
        [1, tone(color, -0.35)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.7),
    width: 1.6,
    evenOdd: true,
  });
  art.dimension({
    from: [center[0] - radius, center[1]],
    to: [center[0] + radius, center[1]],
    label: `${tubing.size} OD`,
    offset: -112,
  });
  art.dimension({
    from: [center[0] - hole, center[1]],
    to: [center[0] + hole, center[1]],
    label: `${decimal(tubing.inside)} in ID`,
    offset: 116,
  });
  art.text([150, 470], tubing.material, { size: 26, face: "heavy", fill: inkOn("#ffffff") });
}
