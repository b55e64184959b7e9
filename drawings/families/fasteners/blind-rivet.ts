import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, finishOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";

interface Rivet {
  readonly diameter: number;
  readonly length: number;
  readonly headRadius: number;
  readonly headHeight: number;
  readonly headType: string;
  readonly isClosed: boolean;
  readonly body: Finish;
  readonly head: Finish;
  readonly mandrel: Finish;
}

/** The mandrel sticks out about an inch, whatever the rivet. */
const mandrelLength = 1.05;

export const blindRivet = defineDrawing({
  name: "blind-rivet",
  title: "Blind rivet",
  examples: [
    {
      label: "Dome, aluminum/steel, 1/8",
      attributes: {
        size: "44",
        diameter: 0.125,
        length: 0.4,
        headType: "Dome",
        bodyType: "Open End",
        material: "Aluminum",
        mandrelMaterial: "Steel",
        color: "Natural",
      },
    },
    {
      label: "Large flange, white, 3/16",
      attributes: {
        size: "64",
        diameter: 0.1875,
        length: 0.45,
        headType: "Large Flange",
        material: "Aluminum",
        mandrelMaterial: "Steel",
        color: "White",
      },
    },
    {
      label: "Closed end, stainless, 5/32",
      attributes: {
        size: "54",
        diameter: 0.15625,
        length: 0.425,
        headType: "Dome",
        bodyType: "Closed End",
        material: "Stainless Steel",
        mandrelMaterial: "Stainless Steel",
        color: "Natural",
      },
    },
    {
      label: "Countersunk, copper, 3/16",
      attributes: {
        size: "66",
        diameter: 0.1875,
        length: 0.575,
        headType: "Countersunk",
        material: "Copper",
        mandrelMaterial: "Steel",
        color: "Natural",
      },
    },
  ],
  draw: (art, item, view) => {
    const rivet = rivetOf(item);
    if (view === "plain") {
      lieAcross(art, totalOf(rivet), rivet.headRadius * 2.1, (scale) => drawLevel(art, rivet, scale), rivet.diameter);
    } else drawWithDimensions(art, rivet, item);
  },
});

function rivetOf(item: Given): Rivet {
  const diameter = item.number("diameter", 0.125);
  const headType = item.text("headType", "Dome");
  const color = item.text("color", "Natural");
  const body = finishOf(item.text("material", "Aluminum"));
  return {
    diameter,
    length: item.number("length", 0.4),
    headRadius: diameter * (headType === "Large Flange" ? 1.5 : 1),
    headHeight: diameter * (headType === "Countersunk" ? 0.36 : 0.3),
    headType,
    isClosed: item.text("bodyType", "").startsWith("Closed"),
    body,
    head: color === "Natural" ? body : paint(colorOf(color)),
    mandrel: finishOf(item.text("mandrelMaterial", "Steel")),
  };
}

function totalOf({ length, headHeight, diameter, isClosed }: Rivet): number {
  return mandrelLength + headHeight + length + (isClosed ? diameter * 0.2 : diameter * 0.75);
}

/** From the mandrel's tip on the left to its head on the right. */
function drawLevel(art: Art, rivet: Rivet, scale: number): void {
  const { diameter, body, head, mandrel } = rivet;
  const radius = (diameter / 2) * scale;
  const stem = radius * 0.56;
  const flange = mandrelLength * scale;
  const bodyFrom = flange + rivet.headHeight * scale;
  const bodyEnd = bodyFrom + rivet.length * scale;
  art.path(pathOf`M0 0L${stem * 1.6} ${-stem}H${flange + 6}V${stem}H${stem * 1.6}Z`, {
    fill: art.metal(mandrel),
    stroke: mandrel.outline,
    width: 1.3,
  });
  // Rings that the tool's jaws bite into.
  const grip = Array.from({ length: 7 }, (_, at) => pathOf`M${stem * 2.4 + at * stem * 0.8} ${-stem}v${2 * stem}`).join(
    "",
  );
  art.path(grip, { fill: "none", stroke: mandrel.outline, strokeOpacity: 0.35, width: 1.6 });
  if (!rivet.isClosed) drawMandrelHead(art, rivet, bodyEnd, radius, scale);
  art.path(
    rivet.isClosed
      ? pathOf`M${bodyFrom} ${-radius}H${bodyEnd}Q${bodyEnd + radius * 0.5} ${-radius} ${bodyEnd + radius * 0.5} 0Q${bodyEnd + radius * 0.5} ${radius} ${bodyEnd} ${radius}H${bodyFrom}Z`
      : pathOf`M${bodyFrom} ${-radius}H${bodyEnd - 3}L${bodyEnd} ${-radius * 0.9}V${radius * 0.9}L${bodyEnd - 3} ${radius}H${bodyFrom}Z`,
    { fill: art.metal(body), stroke: body.outline, width: 1.6 },
  );
  drawRivetHead(art, rivet, flange, bodyFrom, radius, scale);
  art.line([bodyFrom + 2, -radius], [bodyFrom + 2, radius], { stroke: head.outline, strokeOpacity: 0.5, width: 2 });
}

function drawRivetHead(art: Art, rivet: Rivet, from: number, to: number, radius: number, scale: number): void {
  const { head } = rivet;
  const wide = rivet.headRadius * scale;
  const shape =
    rivet.headType === "Countersunk"
      ? pathOf`M${from} ${-wide}L${to} ${-radius}V${radius}L${from} ${wide}Z`
      : pathOf`M${to} ${-wide}Q${from} ${-wide * 0.9} ${from} ${-radius * 0.9}V${radius * 0.9}Q${from} ${wide * 0.9} ${to} ${wide}Z`;
  art.path(shape, { fill: art.metal(head), stroke: head.outline, width: 1.7 });
  if (rivet.headType !== "Countersunk") {
    art.rect(to - 3, -wide, 6, 2 * wide, { fill: tone(head.mid, -0.1), stroke: head.outline, width: 1.2 }, 3);
  }
}

/** The bulb that is drawn into the body, and the notch where the stem breaks. */
function drawMandrelHead(art: Art, { mandrel, diameter }: Rivet, from: number, radius: number, scale: number): void {
  const long = diameter * 0.75 * scale;
  art.path(
    pathOf`M${from - 4} ${-radius * 0.62}L${from + long * 0.25} ${-radius * 0.94}H${from + long * 0.62}Q${from + long} ${-radius * 0.7} ${from + long} 0Q${from + long} ${radius * 0.7} ${from + long * 0.62} ${radius * 0.94}H${from + long * 0.25}L${from - 4} ${radius * 0.62}Z`,
    { fill: art.metal(mandrel), stroke: mandrel.outline, width: 1.5 },
  );
}

function drawWithDimensions(art: Art, rivet: Rivet, item: Given): void {
  const scale = Math.min(390 / totalOf(rivet), 120 / rivet.headRadius);
  const [left, middle] = [245 - (totalOf(rivet) * scale) / 2, 265];
  const wide = rivet.headRadius * scale;
  const radius = (rivet.diameter / 2) * scale;
  art.shadow([245, middle + wide + 20], 190, 11);
  art.group({ move: [left, middle] }, () => drawLevel(art, rivet, scale));
  const seat = left + (mandrelLength + rivet.headHeight) * scale;
  const end = seat + rivet.length * scale;
  art.dimension({
    from: [seat, middle + wide],
    to: [end, middle + radius],
    label: `${rivet.length.toFixed(3)} in`,
    offset: 50,
  });
  art.dimension({
    from: [end, middle - radius],
    to: [end, middle + radius],
    label: `${inchFraction(rivet.diameter)} in`,
    offset: 62,
  });
  if (item.has("gripMax")) {
    const grip = item.number("gripMax", 0.25);
    art.dimension({
      from: [seat, middle - wide],
      to: [seat + grip * scale, middle - wide],
      label: `Grip ${inchFraction(grip)} in`,
      offset: -40,
    });
  }
}
