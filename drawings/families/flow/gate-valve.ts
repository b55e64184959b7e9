import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { drawThread } from "../../kit/thread.ts";
import { inset } from "./inset.ts";
import { along, drawBand, drawMouth } from "./pipe-arm.ts";

const middle = 290;
const axis = 446;
const half = 176;

export const gateValve = defineDrawing({
  name: "gate-valve",
  title: "Gate, globe or check valve",
  examples: [
    {
      label: "Gate, bronze",
      attributes: {
        valveType: "Gate Valve",
        pipeSize: 0.75,
        material: "Bronze",
        connection: "FNPT x FNPT",
        pressureClass: 125,
        pressureRating: 200,
      },
    },
    {
      label: "Swing check, brass",
      attributes: {
        valveType: "Swing Check Valve",
        pipeSize: 1,
        material: "Brass",
        connection: "FNPT x FNPT",
        pressureClass: 125,
        pressureRating: 200,
      },
    },
    {
      label: "Globe, stainless",
      attributes: {
        valveType: "Globe Valve",
        pipeSize: 0.5,
        material: "316 Stainless Steel",
        connection: "FNPT x FNPT",
        pressureClass: 200,
        pressureRating: 400,
      },
    },
    {
      label: "Rising stem, solder",
      attributes: {
        valveType: "Rising Stem Gate Valve",
        pipeSize: 1.5,
        material: "Lead-Free Bronze",
        connection: "Solder x Solder",
        pressureClass: 150,
        pressureRating: 300,
      },
    },
  ],
  draw: (art, item, view) => {
    const isCheck = /check/i.test(item.text("valveType", "Gate Valve"));
    const place = inset(art, view, () => drawValve(art, item, isCheck), { scale: 0.76, move: [62, 6] });
    if (view === "plain") return;
    const size = inchFraction(item.number("pipeSize", 0.5));
    art.dimension({
      from: place([middle - half, axis - 76]),
      to: place([middle - half, axis + 76]),
      label: `${size} in`,
      offset: -26,
    });
    art.dimension({
      from: place([middle - half, axis + 92]),
      to: place([middle + half, axis + 92]),
      label: item.text("connection", "FNPT x FNPT"),
      offset: 52,
    });
    art.text([300, 556], `Class ${item.text("pressureClass", "125")}, ${item.text("pressureRating", "200")} psi cold`, {
      size: 22,
      fill: "#14365c",
    });
  },
});

function drawValve(art: Art, item: Given, isCheck: boolean): void {
  const finish = finishOf(item.text("material", "Bronze"), "bronze");
  const isSolder = /solder/i.test(item.text("connection", ""));
  const kind = item.text("valveType", "Gate Valve");
  // A check valve has no wheel above it, so it can stand larger.
  const placing = isCheck ? { move: [-62, -128] as const, scale: 1.22 } : {};
  art.group(placing, () => {
    art.shadow([middle, axis + 104], half * 1.15, 16);
    drawEnds(art, finish, isSolder);
    if (isCheck) drawCheckBody(art, finish, /Y-/.test(kind));
    else drawBonnet(art, finish, /rising/i.test(kind), /globe/i.test(kind));
    drawMarks(art, finish, item, isCheck);
  });
}

function drawEnds(art: Art, finish: Finish, isSolder: boolean): void {
  if (isSolder) {
    along(art, [middle, axis], "left", (isSeenInto) =>
      drawBand(art, finish, { from: 50, to: half, radius: 66, isSeenInto }),
    );
    along(art, [middle, axis], "right", (isSeenInto) => {
      drawBand(art, finish, { from: 50, to: half, radius: 66, isSeenInto });
      drawMouth(art, finish, { at: half, radius: 66, bore: 56, isThreaded: false });
    });
    return;
  }
  drawTurnings(art, [middle - half, axis], [{ length: 80, radius: 88, finish, kind: "hex" }]);
  drawTurnings(art, [middle + half - 84, axis], [{ length: 80, radius: 88, finish, kind: "hex" }]);
  along(art, [middle + half - 4, axis], "right", () => {
    drawMouth(art, finish, { at: 0, radius: 74, bore: 53, isThreaded: true });
  });
}

function drawBonnet(art: Art, finish: Finish, isRising: boolean, isGlobe: boolean): void {
  const swell = isGlobe ? 104 : 92;
  art.path(
    `M${middle - 108} ${axis - 62}C${middle - 96} ${axis - 74} ${middle - 74} ${axis - 86} ${middle - 62} ${axis - 120}H${middle + 62}C${middle + 74} ${axis - 86} ${middle + 96} ${axis - 74} ${middle + 108} ${axis - 62}` +
      `V${axis + 62}C${middle + 80} ${axis + swell} ${middle - 80} ${axis + swell} ${middle - 108} ${axis + 62}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.9 },
  );
  art.group({ move: [middle, axis - 112], rotate: -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 50, radius: 82, finish, kind: "hex" },
        { length: 18, radius: 56, finish },
        { length: 46, radius: 48, endRadius: 36, finish },
        { length: 40, radius: 46, finish, kind: "hex" },
      ],
    );
  });
  const top = axis - 266;
  const stemTop = isRising ? top - 104 : top - 58;
  art.group({ move: [middle, top], rotate: -90 }, () => {
    drawThread(art, { start: [0, 0], length: top - stemTop, radius: 15, pitch: 8, finish, chamfer: 0.5 });
  });
  drawWheel(art, [middle, top - 44]);
  if (isRising)
    art.rect(
      middle - 12,
      stemTop - 6,
      24,
      46,
      { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.4 },
      4,
    );
}

/** The hand wheel seen a little from above: rim, spokes and hub. */
function drawWheel(art: Art, [x, y]: Point): void {
  const iron = paint("#b3222c");
  for (const [dx, dy] of [
    [-112, -8],
    [112, 8],
    [-34, 28],
    [34, -28],
  ] as const) {
    art.line([x, y], [x + dx, y + dy], { stroke: iron.outline, width: 17 });
    art.line([x, y], [x + dx, y + dy], { stroke: iron.mid, width: 13 });
    art.line([x, y - 2], [x + dx, y + dy - 2], { stroke: iron.light, width: 4, strokeOpacity: 0.7 });
  }
  drawPipe(art, ellipsePath([x, y], 124, 34), 24, iron);
  art.ellipse([x, y], 27, 17, { fill: art.ball(iron), stroke: iron.outline, width: 1.8 });
  const nut = finishes.zinc;
  art.ellipse([x, y - 6], 14, 9, { fill: art.ball(nut), stroke: nut.outline, width: 1.4 });
}

function drawCheckBody(art: Art, finish: Finish, isY: boolean): void {
  art.path(
    `M${middle - 108} ${axis - 62}C${middle - 70} ${axis - 78} ${middle - 62} ${axis - 130} ${middle - 58} ${axis - 150}H${middle + 78}C${middle + 84} ${axis - 120} ${middle + 92} ${axis - 78} ${middle + 108} ${axis - 62}` +
      `V${axis + 62}C${middle + 84} ${axis + 104} ${middle - 84} ${axis + 104} ${middle - 108} ${axis + 62}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.9 },
  );
  art.group({ move: [middle + 10, axis - 142], rotate: isY ? -62 : -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 22, radius: 84, finish, corner: 4 },
        { length: 50, radius: 80, finish, kind: "hex" },
        { length: 14, radius: 58, endRadius: 46, finish },
      ],
    );
  });
  if (!isY) {
    art.circle([middle - 30, axis - 92], 17, { fill: art.ball(finish), stroke: finish.outline, width: 1.6 });
    art.line([middle - 40, axis - 92], [middle - 20, axis - 92], { stroke: finish.outline, width: 4 });
  }
}

function drawMarks(art: Art, finish: Finish, item: Given, isCheck: boolean): void {
  const size = inchFraction(item.number("pipeSize", 0.5));
  const y = axis + 8;
  art.text([middle + 1.2, y + 1.2], size, { size: 46, fill: finish.shine, opacity: 0.5, face: "heavy" });
  art.text([middle, y], size, { size: 46, fill: finish.outline, opacity: 0.75, face: "heavy" });
  art.text([middle, y + 34], `${item.text("pressureClass", "125")} S`, {
    size: 25,
    fill: finish.outline,
    opacity: 0.65,
  });
  if (!isCheck) return;
  art.path(
    `M${middle - 46} ${y + 54}H${middle + 34}M${middle + 18} ${y + 44}L${middle + 38} ${y + 54}L${middle + 18} ${y + 64}`,
    {
      fill: "none",
      stroke: finish.outline,
      strokeOpacity: 0.7,
      width: 5,
      cap: "round",
    },
  );
}
