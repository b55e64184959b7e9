import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";
import { threadSizeOf } from "../../kit/sizes.ts";

interface Rod {
  readonly diameter: number;
  readonly pitch: number;
  readonly isLeftHand: boolean;
  readonly finish: Finish;
}

/** A rod is drawn so many diameters long, whatever it measures; longer ones look thinner. */
function slendernessOf(lengthFt: number): number {
  return Math.min(19, 9 + lengthFt);
}

const squash = 0.42;

export const threadedRod = defineDrawing({
  name: "threaded-rod",
  title: "Threaded rod",
  examples: [
    {
      label: "Zinc, 3/8-16 x 3 ft",
      attributes: { threadSize: "3/8-16", lengthFt: 3, material: "Steel", finish: "Zinc Plated" },
    },
    {
      label: "B7, 3/4-10 x 1 ft",
      attributes: { threadSize: "3/4-10", lengthFt: 1, material: "Alloy Steel", grade: "B7", finish: "Plain" },
    },
    {
      label: "Brass, 1/4-20 x 6 ft",
      attributes: { threadSize: "1/4-20", lengthFt: 6, material: "Brass", finish: "Plain" },
    },
    {
      label: "Stainless, left hand, 1/2-13",
      attributes: {
        threadSize: "1/2-13",
        lengthFt: 3,
        material: "Stainless Steel",
        finish: "Plain",
        threadDirection: "Left Hand",
      },
    },
  ],
  draw: (art, item, view) => {
    const rod = rodOf(item);
    const length = rod.diameter * slendernessOf(item.number("lengthFt", 3));
    if (view === "dimensioned") {
      drawWithDimensions(art, rod, item);
      return;
    }
    const apart = rod.diameter * 1.35;
    lieAcross(art, length * 1.08, rod.diameter * 3.9, (scale) => {
      const rows: readonly (readonly [number, number])[] = [
        [length * 0.08, -apart],
        [0.02 * length, 0],
        [length * 0.06, apart],
      ];
      for (const [shift, y] of rows) {
        art.group({ move: [(shift + rod.diameter * 0.3) * scale, y * scale] }, () =>
          drawRod(art, rod, length * 0.9 * scale, scale),
        );
      }
    });
  },
});

function rodOf(item: Given): Rod {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "3/8-16")) ?? { diameter: 0.375, pitch: 1 / 16 };
  const finish = item.text("finish", "Zinc Plated");
  return {
    diameter,
    pitch,
    isLeftHand: item.text("threadDirection", "").startsWith("Left"),
    finish: finishOf(finish === "Plain" ? item.text("material", "Steel") : finish),
  };
}

/** From the origin to the right. The turns are one repeating tile, as there are too many to draw each. */
function drawRod(art: Art, { diameter, pitch, isLeftHand, finish }: Rod, length: number, scale: number): void {
  const radius = (diameter / 2) * scale;
  const step = Math.max(5, pitch * scale);
  const depth = step * 0.5;
  const turns = Math.floor(length / step);
  const end = turns * step;
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let turn = 0; turn < turns; turn++) {
    top.push([turn * step, -radius], [(turn + 0.5) * step, depth - radius]);
    bottom.push([turn * step, radius - depth], [(turn + 0.5) * step, radius]);
  }
  const outline: readonly Point[] = [...top, [end, -radius], [end, radius - depth], ...bottom.toReversed()];
  const lean = (isLeftHand ? -0.5 : 0.5) * step;
  art.polygon(outline, { fill: art.metal(finish) });
  const turnsFill = art.pattern(step, 4 * radius, (tile) => {
    for (const shift of [-step, 0, step]) {
      const slant = (from: number, to: number): readonly Point[] => [
        [shift + from, radius],
        [shift + to, radius],
        [shift + to + lean, 3 * radius],
        [shift + from + lean, 3 * radius],
      ];
      tile.polygon(slant(step * 0.3, step * 0.62), { fill: "#000000", fillOpacity: 0.42 });
      tile.polygon(slant(step * 0.72, step * 0.92), { fill: "#ffffff", fillOpacity: 0.4 });
    }
  });
  art.group({ clip: art.clip(`${polyline(outline)}Z`) }, () => {
    art.group({ move: [0, -2 * radius] }, () => art.rect(0, radius, end, 2 * radius, { fill: turnsFill }));
  });
  art.polygon(outline, { fill: "none", stroke: finish.outline, width: 1.2 });
  const face = radius * 0.92;
  art.ellipse([0, 0], face * squash, face, { fill: finish.mid, stroke: finish.outline, width: 1.3 });
  art.ellipse([0, 0], face * squash * 0.84, face * 0.84, { fill: turnedFace(art, finish) });
}

function drawWithDimensions(art: Art, rod: Rod, item: Given): void {
  const scale = 74 / rod.diameter;
  const radius = (rod.diameter / 2) * scale;
  const [left, right, middle] = [70, 470, 270];
  art.shadow([(left + right) / 2, middle + radius + 20], 200, 12);
  art.group({ move: [left, middle] }, () => drawRod(art, rod, right - left, scale));
  // The rod goes on: a break line in the middle says so.
  art.path(
    pathOf`M262 ${middle - radius - 12}l14 ${radius * 0.6}l-16 ${radius * 0.9}l14 ${radius * 0.9}l-10 ${radius * 0.4}l22 0l10 ${-radius * 0.4}l-14 ${-radius * 0.9}l16 ${-radius * 0.9}l-14 ${-radius * 0.6}z`,
    {
      fill: "#ffffff",
      stroke: rod.finish.outline,
      width: 1,
    },
  );
  art.dimension({
    from: [left, middle + radius],
    to: [right, middle + radius],
    label: `${item.number("lengthFt", 3)} ft`,
    offset: 54,
  });
  art.dimension({
    from: [right, middle - radius],
    to: [right, middle + radius],
    label: `${inchFraction(rod.diameter)} in`,
    offset: 40,
  });
  art.text([270, middle - radius - 44], item.text("threadSize", ""), { size: 22, fill: "#14365c" });
}
