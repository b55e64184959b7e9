import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Fill } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";

interface Pin {
  readonly kind: "dowel" | "spring" | "cotter";
  readonly diameter: number;
  readonly length: number;
  readonly finish: Finish;
}

const squash = 0.42;

export const pin = defineDrawing({
  name: "pin",
  title: "Pin",
  examples: [
    {
      label: "Dowel, 1/4 x 1",
      attributes: { pinType: "Dowel Pin", diameter: 0.25, length: 1, material: "Alloy Steel", finish: "Plain" },
    },
    {
      label: "Spring, 3/16 x 1-1/4",
      attributes: {
        pinType: "Slotted Spring Pin",
        diameter: 0.1875,
        length: 1.25,
        material: "Spring Steel",
        finish: "Plain",
      },
    },
    {
      label: "Cotter, zinc, 1/8 x 1-1/2",
      attributes: { pinType: "Cotter Pin", diameter: 0.125, length: 1.5, material: "Steel", finish: "Zinc Plated" },
    },
    {
      label: "Cotter, brass, 1/4 x 2",
      attributes: { pinType: "Cotter Pin", diameter: 0.25, length: 2, material: "Brass", finish: "Plain" },
    },
    {
      label: "Dowel, stainless, 1/2 x 1-1/2",
      attributes: {
        pinType: "Dowel Pin",
        diameter: 0.5,
        length: 1.5,
        material: "416 Stainless Steel",
        finish: "Plain",
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = pinOf(item);
    const eye = shape.kind === "cotter" ? shape.diameter * 2.1 : shape.diameter * squash * 0.5;
    const breadth = shape.kind === "cotter" ? shape.diameter * 2.3 : shape.diameter;
    if (view === "plain") {
      lieAcross(art, shape.length + eye, breadth, (scale) => {
        art.group({ move: [eye * scale, 0] }, () => drawLevel(art, shape, scale));
      });
      return;
    }
    drawWithDimensions(art, shape, eye, breadth);
  },
});

function pinOf(item: Given): Pin {
  const type = item.text("pinType", "Dowel Pin");
  const finish = item.text("finish", "Plain");
  const material = item.text("material", "Alloy Steel");
  const metal = finish === "Plain" ? material : finish;
  const kind = type.startsWith("Dowel") ? "dowel" : type.startsWith("Cotter") ? "cotter" : "spring";
  return {
    kind,
    diameter: item.number("diameter", 0.25),
    length: item.number("length", 1),
    // Ground alloy steel is bright; spring steel comes dark from the oil quench.
    finish: metal.startsWith("Alloy") ? finishes.chrome : finishOf(metal.replace("Spring Steel", "Steel")),
  };
}

function drawLevel(art: Art, shape: Pin, scale: number): void {
  const radius = (shape.diameter / 2) * scale;
  const length = shape.length * scale;
  if (shape.kind === "cotter") drawCotter(art, shape.finish, radius, length);
  else if (shape.kind === "spring") drawSpring(art, shape.finish, radius, length);
  else drawDowel(art, shape.finish, radius, length);
}

/** A ground cylinder: a chamfer at the near end, a crown at the far one. */
function drawDowel(art: Art, finish: Finish, radius: number, length: number): void {
  const crown = radius * 0.45;
  const rx = radius * squash;
  art.path(
    pathOf`M0 ${-radius}H${length - crown}Q${length} ${-radius * 0.9} ${length + rx * 0.4} ${-radius * 0.35}Q${length + rx * 0.62} 0 ${length + rx * 0.4} ${radius * 0.35}Q${length} ${radius * 0.9} ${length - crown} ${radius}H0A${rx} ${radius} 0 0 1 0 ${-radius}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.7 },
  );
  art.path(pathOf`M${length - crown} ${-radius}A${rx} ${radius} 0 0 1 ${length - crown} ${radius}`, {
    fill: "none",
    stroke: finish.outline,
    strokeOpacity: 0.35,
    width: 1.3,
  });
  const chamfer = radius * 0.14;
  art.ellipse([0, 0], rx, radius, { fill: finish.mid, stroke: finish.outline, width: 1.6 });
  art.ellipse([-chamfer * 0.6, 0], rx * 0.86, radius * 0.86, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    strokeOpacity: 0.5,
    width: 1,
  });
}

/** A rolled tube with a slot along the side that is seen. */
function drawSpring(art: Art, finish: Finish, radius: number, length: number): void {
  const rx = radius * squash;
  art.path(
    pathOf`M0 ${-radius}H${length - radius * 0.3}L${length} ${-radius * 0.84}A${rx * 0.84} ${radius * 0.84} 0 0 1 ${length} ${radius * 0.84}L${length - radius * 0.3} ${radius}H0A${rx} ${radius} 0 0 1 0 ${-radius}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.7,
    },
  );
  const slot = radius * 0.16;
  const at = radius * 0.3;
  art.path(pathOf`M${rx * 0.95} ${at - slot}H${length + rx * 0.7}V${at + slot}H${rx * 0.9}Z`, {
    fill: art.linear([
      [0, "#0d0f11"],
      [0.7, tone(finish.dark, -0.4)],
      [1, finish.light],
    ]),
    stroke: finish.outline,
    width: 1,
  });
  art.ellipse([0, 0], rx, radius, { fill: art.sheen(finish), stroke: finish.outline, width: 1.6 });
  art.ellipse([1, 0], rx * 0.62, radius * 0.62, {
    fill: art.linear(
      [
        [0, "#0b0c0e"],
        [1, finish.mid],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 1.4,
  });
  art.path(pathOf`M${rx * 0.5} ${at - slot}H${rx * 0.98}V${at + slot}H${rx * 0.5}Z`, { fill: "#14161a" });
}

/** Half-round wire, folded into an eye; one prong is longer. */
function drawCotter(art: Art, finish: Finish, radius: number, length: number): void {
  const metal: Fill = art.metal(finish);
  const wire = radius * 0.92;
  const eye = radius * 2.1;
  const ring = pathOf`M${-radius * 0.2} ${-radius * 0.1}C${-eye * 0.5} ${-eye * 0.95} ${-eye * 1.8} ${-eye * 0.85} ${-eye * 1.8} 0C${-eye * 1.8} ${eye * 0.85} ${-eye * 0.5} ${eye * 0.95} ${-radius * 0.2} ${radius * 0.1}`;
  art.path(ring, { fill: "none", stroke: finish.outline, width: wire + 3.2, cap: "round" });
  art.path(ring, { fill: "none", stroke: finish.mid, width: wire, cap: "round" });
  art.path(ring, { fill: "none", stroke: finish.light, width: wire * 0.58, cap: "round" });
  art.group({ move: [-wire * 0.12, -wire * 0.14] }, () => {
    art.path(ring, { fill: "none", stroke: finish.shine, width: wire * 0.2, cap: "round", strokeOpacity: 0.9 });
  });
  const prong = (top: number, bottom: number, end: number, tip: number): string =>
    pathOf`M${-radius * 0.4} ${top}H${end - radius}Q${end} ${top + (bottom - top) * 0.2} ${end} ${tip}V${bottom}H${-radius * 0.4}Z`;
  art.path(prong(0.6, radius, length * 0.93, radius * 0.7), { fill: metal, stroke: finish.outline, width: 1.5 });
  art.path(prong(-radius, -0.6, length, -radius * 0.35), {
    fill: art.sheen(finish, "down"),
    stroke: finish.outline,
    width: 1.5,
  });
}

function drawWithDimensions(art: Art, shape: Pin, eye: number, breadth: number): void {
  const scale = Math.min(400 / (shape.length + eye), 200 / breadth);
  const middle = 265;
  const left = 290 - ((shape.length - eye) / 2) * scale;
  const radius = (shape.diameter / 2) * scale;
  const half = (breadth / 2) * scale;
  art.shadow([300, middle + half + 20], ((shape.length + eye) / 2) * scale, 12);
  art.group({ move: [left, middle] }, () => drawLevel(art, shape, scale));
  const end = left + shape.length * scale;
  art.dimension({
    from: [left, middle + half],
    to: [end, middle + radius],
    label: `${inchFraction(shape.length)} in`,
    offset: 54,
  });
  art.dimension({
    from: [end, middle - radius],
    to: [end, middle + radius],
    label: `${inchFraction(shape.diameter)} in`,
    offset: 42,
  });
}
