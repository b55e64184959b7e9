import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { inset } from "./inset.ts";
import { along, drawBand, drawMouth } from "./pipe-arm.ts";
import { drawValveHandle } from "./valve-handle.ts";

const axis = 392;
const middle = 288;

export const ballValve = defineDrawing({
  name: "ball-valve",
  title: "Ball valve",
  examples: [
    {
      label: "Brass, lever",
      attributes: {
        pipeSize: 0.75,
        material: "Brass",
        connection: "FNPT x FNPT",
        pressureRating: 600,
        handle: "Lever",
        color: "Red",
      },
    },
    {
      label: "Stainless, locking lever",
      attributes: {
        pipeSize: 0.5,
        material: "316 Stainless Steel",
        connection: "FNPT x FNPT",
        pressureRating: 1000,
        handle: "Locking Lever",
        color: "Blue",
      },
    },
    {
      label: "Solder ends, tee",
      attributes: {
        pipeSize: 1,
        material: "Lead-Free Brass",
        connection: "Solder x Solder",
        pressureRating: 600,
        handle: "Tee",
        color: "Yellow",
      },
    },
    {
      label: "PVC",
      attributes: {
        pipeSize: 1.5,
        material: "PVC",
        connection: "Socket x Socket",
        pressureRating: 150,
        handle: "Tee",
        color: "Red",
      },
    },
    {
      label: "Carbon steel",
      attributes: {
        pipeSize: 2,
        material: "Carbon Steel",
        connection: "FNPT x FNPT",
        pressureRating: 2000,
        handle: "Lever",
        color: "Orange",
      },
    },
  ],
  draw: (art, item, view) => {
    const half = 206;
    const place = inset(art, view, () => drawValve(art, item, half), { scale: 0.76, move: [48, 20] });
    if (view === "plain") return;
    const size = inchFraction(item.number("pipeSize", 0.5));
    art.dimension({
      from: place([middle - half, axis - 84]),
      to: place([middle - half, axis + 84]),
      label: `${size} in`,
      offset: -24,
    });
    art.dimension({
      from: place([middle - half, axis + 96]),
      to: place([middle + half, axis + 96]),
      label: item.text("connection", "FNPT x FNPT"),
      offset: 60,
    });
    art.text(
      [300, 540],
      `${item.text("pressureRating", "600")} psi WOG, ${item.text("port", "Full").toLowerCase()} port`,
      { size: 22, fill: "#14365c" },
    );
  },
});

function bodyOf(material: string): Finish {
  if (/pvc/i.test(material)) return paint("#c9ced3");
  return /carbon/i.test(material) ? finishes.steel : finishOf(material, "brass");
}

function drawValve(art: Art, item: Given, half: number): void {
  const material = item.text("material", "Brass");
  const finish = bodyOf(material);
  const connection = item.text("connection", "FNPT x FNPT");
  art.shadow([middle + 4, axis + 116], half * 1.12, 18);
  drawLeftEnd(art, finish, connection, half);
  drawRightEnd(art, finish, connection, half);
  drawBody(art, finish, item);
  drawStem(art, /pvc/i.test(material) ? paint("#dfe3e6") : finishes.stainless);
  const color: Color = colorOf(item.text("color", "Red"), "#c8102e");
  const handle = item.text("handle", "Lever");
  drawValveHandle(art, [middle, axis - 184], handle, /stainless/i.test(handle) ? finishes.stainless : paint(color));
}

function drawLeftEnd(art: Art, finish: Finish, connection: string, half: number): void {
  const isMale = connection.startsWith("MNPT");
  if (/FNPT/.test(connection.split(" x ")[0] ?? "")) {
    drawTurnings(art, [middle - half, axis], [{ length: 92, radius: 96, finish, kind: "hex" }]);
    return;
  }
  if (isMale) {
    art.group({ move: [middle - half + 110, axis], scale: [-1, 1] }, () => {
      drawTurnings(art, [0, 0], [{ length: 110, radius: 66, endRadius: 62, finish, kind: "thread", pitch: 13 }]);
    });
    drawTurnings(art, [middle - half + 66, axis], [{ length: 50, radius: 92, finish, kind: "hex" }]);
    return;
  }
  along(art, [middle, axis], "left", (isSeenInto) => {
    drawBand(art, finish, { from: 60, to: half, radius: 78, isSeenInto });
    if (/press/i.test(connection)) drawBand(art, finish, { from: half - 36, to: half - 8, radius: 90, isSeenInto });
    else drawBand(art, finish, { from: half - 24, to: half, radius: 84, isSeenInto });
  });
}

function drawRightEnd(art: Art, finish: Finish, connection: string, half: number): void {
  const end = connection.split(" x ").at(-1) ?? "";
  if (/NPT/.test(end)) {
    drawTurnings(art, [middle + half - 96, axis], [{ length: 92, radius: 96, finish, kind: "hex" }]);
    along(art, [middle + half - 4, axis], "right", () => {
      drawMouth(art, finish, { at: 0, radius: 81, bore: 58, isThreaded: true });
    });
    return;
  }
  along(art, [middle, axis], "right", (isSeenInto) => {
    drawBand(art, finish, { from: 60, to: half, radius: 78, isSeenInto });
    if (/press/i.test(end)) drawBand(art, finish, { from: half - 44, to: half - 14, radius: 90, isSeenInto });
    drawMouth(art, finish, { at: half, radius: 78, bore: 66, isThreaded: false });
  });
}

/** The round middle that holds the ball, with its marks. */
function drawBody(art: Art, finish: Finish, item: Given): void {
  const [left, right] = [middle - 122, middle + 118];
  art.rect(left, axis - 76, right - left, 152, { fill: art.metal(finish), stroke: finish.outline, width: 1.8 }, 8);
  art.path(
    `M${middle - 92} ${axis - 80}C${middle - 78} ${axis - 124} ${middle + 78} ${axis - 124} ${middle + 92} ${axis - 80}` +
      `V${axis + 80}C${middle + 78} ${axis + 114} ${middle - 78} ${axis + 114} ${middle - 92} ${axis + 80}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.9 },
  );
  const size = inchFraction(item.number("pipeSize", 0.5));
  const rating = `${item.text("pressureRating", "600")} WOG`;
  const marks: readonly (readonly [string, Point, number])[] = [
    [size, [middle, axis + 14], 52],
    [rating, [middle, axis + 46], 23],
  ];
  for (const [text, [x, y], height] of marks) {
    art.text([x + 1.2, y + 1.2], text, { size: height, fill: finish.shine, opacity: 0.55, face: "heavy" });
    art.text([x, y], text, { size: height, fill: finish.outline, opacity: 0.74, face: "heavy" });
  }
}

function drawStem(art: Art, finish: Finish): void {
  const fill = art.metal(finish, "across");
  const ink = { fill, stroke: finish.outline, width: 1.6 };
  art.rect(middle - 44, axis - 132, 88, 28, ink, 4);
  art.rect(middle - 30, axis - 176, 60, 48, ink, 3);
  art.rect(middle - 17, axis - 226, 34, 54, ink, 3);
}
