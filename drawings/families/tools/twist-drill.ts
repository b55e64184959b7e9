import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawFlutes } from "../../kit/flutes.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawCallout } from "./callout.ts";
import { coatingOf } from "./coatings.ts";
import { drawShank } from "./round-bar.ts";

/** In inches. */
interface Drill {
  readonly diameter: number;
  readonly length: number;
  readonly flute: number;
  readonly pointAngle: number;
  readonly land: Finish;
  readonly groove: Finish;
}

export const twistDrill = defineDrawing({
  name: "twist-drill",
  title: "Twist drill",
  examples: [
    {
      label: "1/4 in jobber, black oxide",
      attributes: {
        nominalSize: "1/4 in",
        diameter: 0.25,
        length: 4,
        fluteLength: 2.75,
        finish: "Black Oxide",
        pointAngle: 118,
      },
    },
    {
      label: "#7 stub, cobalt",
      attributes: {
        nominalSize: "#7",
        diameter: 0.201,
        length: 2.25,
        fluteLength: 1.1875,
        finish: "Gold Oxide",
        pointAngle: 135,
      },
    },
    {
      label: "1/2 in, TiN",
      attributes: {
        nominalSize: "1/2 in",
        diameter: 0.5,
        length: 6,
        fluteLength: 4.5,
        finish: "Titanium Nitride",
        pointAngle: 135,
      },
    },
    {
      label: "8 mm taper length, bright",
      attributes: {
        nominalSize: "8.0 mm",
        diameter: 0.315,
        length: 6.375,
        fluteLength: 4,
        finish: "Bright",
        pointAngle: 118,
      },
    },
    {
      label: "3/8 in, black and gold",
      attributes: {
        nominalSize: "3/8 in",
        diameter: 0.375,
        length: 5,
        fluteLength: 3.625,
        finish: "Black and Gold",
        pointAngle: 135,
      },
    },
  ],
  draw: (art, item, view) => {
    const drill = drillOf(item);
    if (view === "plain") {
      const stout = stoutened(drill);
      lieAcross(art, stout.length, stout.diameter, (scale) => drawSide(art, stout, scale, [0, 0]));
    } else drawWithDimensions(art, drill, item);
  },
});

function drillOf(item: Given): Drill {
  const finish = item.text("finish", "Bright");
  const isTwoTone = /black and gold/i.test(finish);
  const diameter = item.number("diameter", 0.25);
  const length = item.number("length", diameter * 14);
  return {
    diameter,
    length,
    flute: Math.min(length * 0.92, item.number("fluteLength", length * 0.68)),
    pointAngle: item.number("pointAngle", 118),
    land: isTwoTone ? finishes.gold : coatingOf(finish),
    groove: isTwoTone ? finishes.black : coatingOf(finish),
  };
}

/** The finest drills would be a hair across the picture: they are drawn at most so slender. */
function stoutened(drill: Drill): Drill {
  return { ...drill, diameter: Math.max(drill.diameter, drill.length / 15) };
}

function drawSide(art: Art, drill: Drill, scale: number, [x, y]: Point): void {
  const radius = (drill.diameter / 2) * scale;
  const length = drill.length * scale;
  const point = radius / Math.tan((drill.pointAngle * Math.PI) / 360);
  const flute = drill.flute * scale - point;
  const start = length - point - flute;
  drawShank(art, drill.land, [x, y], start + 2, radius * 0.985);
  drawFlutes(art, {
    start: [x + start, y],
    length: flute,
    radius,
    count: 2,
    lead: radius * 11,
    share: 0.56,
    depth: 0.34,
    finish: drill.land,
    grooveFinish: drill.groove,
  });
  drawRunOut(art, drill, [x + start, y], radius);
  drawPoint(art, drill, [x + length - point, y], radius, point);
}

/** Where the wheel left the groove, it comes up out of the steel. */
function drawRunOut(art: Art, { groove }: Drill, [x, y]: Point, radius: number): void {
  art.path(
    `M${x} ${y - radius * 0.86}C${x - radius * 1.6} ${y - radius * 0.7} ${x - radius * 1.4} ${y + radius * 0.2} ${x} ${y + radius * 0.34}Z`,
    {
      fill: groove.outline,
      fillOpacity: 0.5,
    },
  );
}

/** Two ground faces that meet in the chisel edge. */
function drawPoint(art: Art, { land, groove }: Drill, [x, y]: Point, radius: number, point: number): void {
  art.path(
    `M${x} ${y - radius}L${x + point} ${y - radius * 0.12}L${x + point} ${y + radius * 0.12}L${x + point * 0.05} ${y + radius * 0.3}Z`,
    {
      fill: art.linear([
        [0, land.shine],
        [0.5, land.light],
        [1, land.mid],
      ]),
      stroke: land.outline,
      width: 1.2,
    },
  );
  art.path(`M${x + point * 0.05} ${y + radius * 0.3}L${x + point} ${y + radius * 0.12}L${x} ${y + radius}Z`, {
    fill: art.linear([
      [0, groove.mid],
      [1, groove.dark],
    ]),
    stroke: land.outline,
    width: 1.2,
  });
}

function drawWithDimensions(art: Art, drill: Drill, item: Given): void {
  const shown = stoutened(drill);
  const scale = Math.min(450 / shown.length, 190 / shown.diameter);
  const left = 315 - (shown.length / 2) * scale;
  const radius = (shown.diameter / 2) * scale;
  const y = 290;
  const right = left + shown.length * scale;
  art.shadow([300, y + radius + 16], (shown.length / 2) * scale, 10);
  drawSide(art, shown, scale, [left, y]);
  art.dimension({
    from: [left, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(drill.length)} in`,
    offset: 100,
  });
  art.dimension({
    from: [right - drill.flute * scale, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(drill.flute)} in`,
    offset: 50,
  });
  art.dimension({
    from: [left, y - radius],
    to: [left, y + radius],
    label: item.text("nominalSize", ""),
    offset: -14,
  });
  drawCallout(art, [300, 150], `${drill.diameter.toFixed(4)} in`);
}
