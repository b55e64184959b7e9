import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import type { Finish } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawCallout } from "./callout.ts";
import { insertCoat } from "./coatings.ts";
import { type Placing, extentOf, outlineOf, place, roundedPath, towards } from "./insert-outlines.ts";

export const insert = defineDrawing({
  name: "insert",
  title: "Turning insert",
  examples: [
    {
      label: "CNMG 432, P25",
      attributes: {
        designation: "CNMG 432",
        isoDesignation: "CNMG 120408",
        insertShape: "80° Diamond",
        insertStyle: "Negative",
        circle: 0.5,
        thickness: 0.1875,
        noseRadius: 0.0313,
        grade: "P25",
        color: "Gold",
      },
    },
    {
      label: "DCMT 32.52, M25",
      attributes: {
        designation: "DCMT 32.52",
        insertShape: "55° Diamond",
        insertStyle: "Positive",
        circle: 0.375,
        thickness: 0.1563,
        noseRadius: 0.0313,
        grade: "M25",
        color: "Bronze",
      },
    },
    {
      label: "TNMG 331, K15",
      attributes: {
        designation: "TNMG 331",
        insertShape: "Triangle",
        insertStyle: "Negative",
        circle: 0.375,
        thickness: 0.1875,
        noseRadius: 0.0156,
        grade: "K15",
        color: "Black",
      },
    },
    {
      label: "WNMG 432, M15",
      attributes: {
        designation: "WNMG 432",
        insertShape: "Trigon",
        insertStyle: "Negative",
        circle: 0.5,
        thickness: 0.1875,
        noseRadius: 0.0313,
        grade: "M15",
        color: "Purple",
      },
    },
    {
      label: "VBMT 331, N10",
      attributes: {
        designation: "VBMT 331",
        insertShape: "35° Diamond",
        insertStyle: "Positive",
        circle: 0.375,
        thickness: 0.1875,
        noseRadius: 0.0156,
        grade: "N10",
        color: "Silver",
      },
    },
    {
      label: "SNMG 643, P35",
      attributes: {
        designation: "SNMG 643",
        insertShape: "Square",
        insertStyle: "Negative",
        circle: 0.75,
        thickness: 0.25,
        noseRadius: 0.0469,
        grade: "P35",
        color: "Gold",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") drawAslant(art, item);
    else drawWithDimensions(art, item);
  },
});

function drawAslant(art: Art, item: Given): void {
  const shape = item.text("insertShape", "80° Diamond");
  const points = outlineOf(shape);
  const finish = insertCoat(item.text("color", "Gold"));
  const circle = item.number("circle", 0.5);
  const thick = item.number("thickness", 0.1875) / circle;
  const turn = shape === "Square" ? 0.42 : shape === "Triangle" || shape === "Trigon" ? 0.3 : -0.42;
  const squash = 0.66;
  const base = place(points, { middle: [0, 0], unit: 1, squash, turn });
  const extent = extentOf(base);
  const unit = Math.min(510 / extent.width, 490 / (extent.height + thick * 1.5));
  const drop = thick * 1.5 * unit;
  const middle: Point = [300 - extent.middle[0] * unit, 300 - extent.middle[1] * unit - drop / 2];
  const placing: Placing = { middle, unit, squash, turn };
  const corner = Math.max(10, (item.number("noseRadius", 0.0313) / circle) * 2 * unit * 2.1);
  art.shadow([306, 308 + (extent.height * unit + drop) / 2], extent.width * unit * 0.42, 17);
  const shrink = item.text("insertStyle", "Negative") === "Positive" ? 0.86 : 1;
  drawSides(art, finish, points, placing, shrink, drop, corner);
  drawTop(art, finish, points, placing, corner, item);
}

/** The flanks below the cutting edge, each in its own light. */
function drawSides(
  art: Art,
  finish: Finish,
  points: readonly Point[],
  placing: Placing,
  shrink: number,
  drop: number,
  corner: number,
): void {
  const top = place(points, placing);
  const bottom = place(points, placing, shrink, drop);
  art.path(roundedPath(bottom, corner * shrink), { fill: finish.dark, stroke: finish.outline, width: 2.4 });
  // The outline swept upwards fills what the flat walls leave at the round ends.
  const sweep = art.linear(
    [
      [0, finish.outline],
      [0.06, finish.light],
      [0.5, finish.mid],
      [0.95, finish.dark],
      [1, finish.outline],
    ],
    "across",
  );
  const layers = 44;
  for (let layer = layers; layer >= 1; layer--) {
    const share = layer / layers;
    const size = 1 + (shrink - 1) * share;
    art.path(roundedPath(place(points, placing, size, drop * share), corner * size), { fill: sweep });
  }
  const walls = top
    .map((from, at) => {
      const next = (at + 1) % top.length;
      return { from, to: top[next] ?? from, under: bottom[at] ?? from, underTo: bottom[next] ?? from };
    })
    .toSorted((a, b) => a.from[1] + a.to[1] - (b.from[1] + b.to[1]));
  for (const { from, to, under, underTo } of walls) {
    const facesLeft = (from[0] + to[0]) / 2 < placing.middle[0];
    const fill = art.linear([
      [0, facesLeft ? finish.light : finish.mid],
      [1, facesLeft ? finish.mid : finish.dark],
    ]);
    art.polygon(
      [
        towards(from, to, corner),
        towards(to, from, corner),
        towards(underTo, under, corner),
        towards(under, underTo, corner),
      ],
      { fill, stroke: finish.outline, strokeOpacity: 0.5, width: 1 },
    );
  }
  for (const [at, point] of top.entries()) {
    const below = bottom[at] ?? point;
    const [before, after] = [top[(at + top.length - 1) % top.length] ?? point, top[(at + 1) % top.length] ?? point];
    const [underBefore, underAfter] = [
      bottom[(at + top.length - 1) % top.length] ?? below,
      bottom[(at + 1) % top.length] ?? below,
    ];
    if (below[1] < placing.middle[1] + drop * 0.6) continue;
    const [a, b, c, d] = [
      towards(point, before, corner),
      towards(point, after, corner),
      towards(below, underAfter, corner),
      towards(below, underBefore, corner),
    ];
    art.path(
      `M${a[0]} ${a[1]}Q${point[0]} ${point[1]} ${b[0]} ${b[1]}L${c[0]} ${c[1]}Q${below[0]} ${below[1]} ${d[0]} ${d[1]}Z`,
      { fill: art.metal(finish, "across") },
    );
  }
}

function drawTop(
  art: Art,
  finish: Finish,
  points: readonly Point[],
  placing: Placing,
  corner: number,
  item: Given,
): void {
  const { middle, unit, squash } = placing;
  const face = art.linear(
    [
      [0, finish.shine],
      [0.4, finish.light],
      [1, finish.mid],
    ],
    "diagonal",
  );
  art.path(roundedPath(place(points, placing), corner), { fill: face, stroke: finish.outline, width: 2.2 });
  art.path(roundedPath(place(points, placing, 0.94), corner * 0.94), {
    fill: finish.shine,
    fillOpacity: 0.5,
    stroke: finish.outline,
    strokeOpacity: 0.25,
    width: 1,
  });
  art.path(roundedPath(place(points, placing, 0.86), corner * 0.9), {
    fill: art.linear(
      [
        [0, finish.mid],
        [0.5, finish.light],
        [1, finish.mid],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    strokeOpacity: 0.5,
    width: 1.4,
  });
  art.path(roundedPath(place(points, placing, 0.7), corner), {
    fill: finish.light,
    fillOpacity: 0.85,
    stroke: finish.shine,
    strokeOpacity: 0.7,
    width: 1.6,
  });
  const hole = unit * 0.4;
  art.path(ellipsePath(middle, hole * 1.24, hole * 1.24 * squash), {
    fill: art.sheen(finish),
    stroke: finish.outline,
    width: 1.6,
  });
  art.path(ellipsePath(middle, hole, hole * squash), {
    fill: art.linear([
      [0, "#08090a"],
      [0.6, "#2d3035"],
      [1, finish.mid],
    ]),
    stroke: finish.outline,
    width: 1.8,
  });
  const grade = item.text("grade", "");
  art.text([middle[0], middle[1] - hole * 1.24 * squash - unit * 0.05], grade, {
    size: unit * 0.17,
    face: "heavy",
    fill: finish.outline,
    opacity: 0.75,
  });
}

function drawWithDimensions(art: Art, item: Given): void {
  const shape = item.text("insertShape", "80° Diamond");
  const points = outlineOf(shape);
  const finish = insertCoat(item.text("color", "Gold"));
  const circle = item.number("circle", 0.5);
  const reach = Math.max(...points.map(([x]) => Math.abs(x)));
  const unit = Math.min(100, 190 / reach);
  const placing: Placing = { middle: [240, 300], unit, squash: 1, turn: 0 };
  const corner = Math.max(6, (item.number("noseRadius", 0.0313) / circle) * 2 * unit * 2.1);
  drawTop(art, finish, points, placing, corner, item);
  art.path(ellipsePath([240, 300], unit, unit), { fill: "none", stroke: "#14365c", width: 1.4, dash: "7 5" });
  const thick = (item.number("thickness", 0.1875) / circle) * 2 * unit;
  const lean = item.text("insertStyle", "Negative") === "Positive" ? thick * 0.13 : 0;
  const [top, bottom] = [300 - unit, 300 + unit];
  art.path(`M440 ${top}L${440 + thick} ${top + lean}V${bottom - lean}L440 ${bottom}Z`, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 2,
  });
  art.dimension({
    from: [240 - unit, 300],
    to: [240 + unit, 300],
    label: `${inchFraction(circle)} in IC`,
    offset: unit * 1.2 + 76,
  });
  art.dimension({
    from: [440, 300 - unit],
    to: [440 + thick, 300 - unit],
    label: inchFraction(item.number("thickness", 0)),
    offset: -34,
    size: 18,
  });
  drawCallout(art, [300, 70], item.text("designation", ""), 34);
  drawCallout(art, [300, 106], item.text("isoDesignation", ""), 22);
  drawCallout(art, [300, 560], `Nose radius ${item.number("noseRadius", 0).toFixed(3)} in`, 22);
}
