import { decimal } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { boreFill, turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";

interface Washer {
  readonly inside: number;
  readonly outside: number;
  readonly thickness: number;
  readonly isSplit: boolean;
  readonly finish: Finish;
}

/** The washer stands on its edge, turned by half a radian. */
const squash = Math.cos(0.52);
const depth = Math.sin(0.52);

export const washer = defineDrawing({
  name: "washer",
  title: "Washer",
  examples: [
    {
      label: "SAE, zinc, 3/8",
      attributes: {
        washerType: "SAE Flat",
        finish: "Zinc Plated",
        insideDiameter: 0.406,
        outsideDiameter: 0.812,
        thickness: 0.065,
      },
    },
    {
      label: "Split lock, 18-8, 3/8",
      attributes: {
        washerType: "Split Lock",
        material: "Stainless Steel",
        finish: "Plain",
        insideDiameter: 0.377,
        outsideDiameter: 0.68,
        thickness: 0.094,
      },
    },
    {
      label: "Fender, zinc, 1/4 x 1-1/4",
      attributes: {
        washerType: "Fender",
        finish: "Zinc Plated",
        insideDiameter: 0.281,
        outsideDiameter: 1.25,
        thickness: 0.05,
      },
    },
    {
      label: "USS, hardened, yellow, 3/4",
      attributes: {
        washerType: "USS Flat",
        finish: "Yellow Zinc",
        insideDiameter: 0.812,
        outsideDiameter: 2,
        thickness: 0.148,
      },
    },
    {
      label: "Metric, M8, black",
      attributes: {
        washerType: "Metric Flat",
        finish: "Black Oxide",
        insideDiameterMm: 8.4,
        outsideDiameterMm: 16,
        thicknessMm: 1.6,
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = washerOf(item);
    if (view === "plain") {
      const thick = (shape.thickness / shape.outside) * 500;
      drawStanding(art, shape, [300 - (thick * depth) / 2, 292], 258);
    } else drawWithDimensions(art, shape, item);
  },
});

function washerOf(item: Given): Washer {
  const finish = item.text("finish", "Zinc Plated");
  const measure = (code: string, otherwise: number) =>
    item.has(`${code}Mm`) ? item.number(`${code}Mm`, otherwise) : item.number(code, otherwise);
  return {
    inside: measure("insideDiameter", 0.406),
    outside: measure("outsideDiameter", 0.812),
    thickness: measure("thickness", 0.065),
    isSplit: item.text("washerType", "").includes("Split"),
    finish: finishOf(finish === "Plain" ? item.text("material", "Steel") : finish),
  };
}

function drawStanding(art: Art, shape: Washer, [x, y]: Point, radius: number): void {
  const { finish } = shape;
  const scale = radius / (shape.outside / 2);
  const bore = (shape.inside / 2) * scale;
  const thick = shape.thickness * scale * depth;
  const ring = (outer: number, inner: number, shift = 0) =>
    ellipsePath([x + shift, y], outer * squash, outer) + ellipsePath([x + shift, y], inner * squash, inner);
  art.shadow([x + thick, y + radius + 10], radius * 0.72, 15);
  art.path(
    pathOf`M${x} ${y - radius}H${x + thick}A${radius * squash} ${radius} 0 0 1 ${x + thick} ${y + radius}H${x}A${radius * squash} ${radius} 0 0 0 ${x} ${y - radius}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
  );
  art.path(ring(radius, bore), { fill: finish.mid, evenOdd: true });
  const edge = radius * 0.022;
  art.path(ring(radius - edge, bore + edge), { fill: turnedFace(art, finish), evenOdd: true });
  for (const share of [0.25, 0.5, 0.75]) {
    const at = bore + (radius - bore) * share;
    art.ellipse([x, y], at * squash, at, { fill: "none", stroke: finish.shine, strokeOpacity: 0.25, width: 1 });
  }
  const hole = ellipsePath([x, y], bore * squash, bore);
  art.path(hole, { fill: boreFill(art, finish, "across") });
  art.group({ clip: art.clip(hole) }, () => {
    art.ellipse([x + thick, y], bore * squash, bore, { fill: "#ffffff", stroke: finish.outline, width: 1.3 });
  });
  art.path(hole, { fill: "none", stroke: finish.outline, width: 1.5 });
  art.ellipse([x, y], radius * squash, radius, { fill: "none", stroke: finish.outline, width: 1.8 });
  if (shape.isSplit) drawSplit(art, shape, [x, y], radius, bore, thick);
}

/** The cut: slanted through the ring, its near end sprung forward and catching the light. */
function drawSplit(art: Art, { finish }: Washer, [x, y]: Point, radius: number, bore: number, thick: number): void {
  const at = (angle: number, reach: number, shift = 0): Point => [
    x + Math.cos(angle) * reach * squash + shift,
    y + Math.sin(angle) * reach,
  ];
  const [near, far, twist] = [-1.2, -1.34, 0.12];
  const past = radius + 6;
  art.polygon(
    [
      at(near, past, thick),
      at(near, past),
      at(far, past),
      at(far - twist, bore - 5),
      at(near - twist, bore - 5),
      at(near - twist, bore - 5, thick),
    ],
    {
      fill: "#ffffff",
    },
  );
  art.polygon([at(near, radius), at(near, radius, thick), at(near - twist, bore, thick), at(near - twist, bore)], {
    fill: tone(finish.dark, -0.2),
    stroke: finish.outline,
    width: 1.5,
  });
  const spring = thick * 0.55;
  art.polygon(
    [at(far, radius), at(far - 0.42, radius), at(far - 0.42, bore), at(far - twist, bore)].map(
      ([px, py], corner): Point => [px - (corner === 0 || corner === 3 ? spring : 0), py],
    ),
    {
      fill: art.linear(
        [
          [0, finish.light],
          [1, finish.shine],
        ],
        "across",
      ),
      fillOpacity: 0.9,
    },
  );
  art.line(
    [at(far, radius)[0] - spring, at(far, radius)[1]],
    [at(far - twist, bore)[0] - spring, at(far - twist, bore)[1]],
    {
      stroke: finish.outline,
      width: 1.8,
    },
  );
  art.polygon(
    [
      [at(far, radius)[0] - spring, at(far, radius)[1]],
      [at(far, radius)[0] - spring + thick, at(far, radius)[1] + 2],
      [at(far - twist, bore)[0] - spring + thick, at(far - twist, bore)[1] + 2],
      [at(far - twist, bore)[0] - spring, at(far - twist, bore)[1]],
    ],
    { fill: finish.light, stroke: finish.outline, width: 1.5 },
  );
}

/** The face with its two diameters, and the section. */
function drawWithDimensions(art: Art, shape: Washer, item: Given): void {
  const radius = 165;
  const scale = radius / (shape.outside / 2);
  const bore = (shape.inside / 2) * scale;
  const [x, y]: Point = [230, 280];
  const { finish } = shape;
  art.shadow([x, y + radius + 16], radius * 0.8, 12);
  art.path(ellipsePath([x, y], radius, radius) + ellipsePath([x, y], bore, bore), {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    width: 1.7,
    evenOdd: true,
  });
  if (shape.isSplit) {
    art.polygon(
      [
        [x - 6, y - radius - 4],
        [x + 8, y - radius - 4],
        [x + 2, y - bore + 4],
        [x - 12, y - bore + 4],
      ],
      { fill: "#ffffff", stroke: finish.outline, width: 1.3 },
    );
  }
  const left = 480;
  const thick = Math.max(8, shape.thickness * scale);
  for (const top of [y - radius, y + bore]) {
    art.rect(left, top, thick, radius - bore, { fill: art.hatch(), stroke: finish.outline, width: 1.5 });
  }
  art.rect(left, y - bore, thick, 2 * bore, { fill: "#ffffff", stroke: finish.outline, width: 1.2 });
  const unit = item.has("outsideDiameterMm") ? "mm" : "in";
  const label = (value: number) => `${decimal(value)} ${unit}`;
  art.dimension({
    from: [x - radius, y + radius],
    to: [x + radius, y + radius],
    label: label(shape.outside),
    offset: 62,
  });
  art.dimension({
    from: [x - bore, y],
    to: [x + bore, y],
    label: label(shape.inside),
    offset: bore > 70 ? 1 : -radius - 34,
  });
  art.dimension({ from: [left, y - radius], to: [left + thick, y - radius], label: "", offset: -40 });
  art.text([left + thick / 2, y - radius - 56], label(shape.thickness), { size: 20, fill: "#14365c" });
}
