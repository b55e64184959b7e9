import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawScrewBody } from "./screw-body.ts";
import { type Head, drawDrive, drawFlatHead, drawPanHead, drawRoundHead } from "./screw-heads.ts";

interface Screw {
  readonly headType: string;
  readonly drive: string;
  readonly diameter: number;
  readonly pitch: number;
  /** Under the head; flat heads are measured over all. */
  readonly body: number;
  readonly head: number;
  readonly headHeight: number;
  readonly finish: Finish;
}

const squash = 0.46;

export const machineScrew = defineDrawing({
  name: "machine-screw",
  title: "Machine screw",
  examples: [
    {
      label: "Pan, Phillips, zinc",
      attributes: {
        threadSize: "#10-32",
        length: 0.75,
        headType: "Pan",
        driveType: "Phillips",
        finish: "Zinc Plated",
        headDiameter: 0.373,
      },
    },
    {
      label: "Flat, six-lobe, stainless",
      attributes: {
        threadSize: "1/4-20",
        length: 1,
        headType: "Flat",
        driveType: "Six-Lobe",
        material: "Stainless Steel",
        finish: "Plain",
        headDiameter: 0.507,
      },
    },
    {
      label: "Round, slotted, brass",
      attributes: {
        threadSize: "#8-32",
        length: 0.5,
        headType: "Round",
        driveType: "Slotted",
        material: "Brass",
        finish: "Plain",
        headDiameter: 0.309,
      },
    },
    {
      label: "Pan, Phillips, black stainless",
      attributes: {
        threadSize: "#6-32",
        length: 1,
        headType: "Pan",
        driveType: "Phillips",
        material: "Stainless Steel",
        finish: "Black Oxide",
        headDiameter: 0.27,
      },
    },
  ],
  draw: (art, item, view) => {
    const screw = screwOf(item);
    if (view === "dimensioned") {
      drawWithDimensions(art, screw, item);
      return;
    }
    const lead = (screw.head * squash) / 2;
    lieAcross(art, lead + screw.headHeight + screw.body, screw.head, (scale) => {
      art.group({ move: [lead * scale, 0] }, () => drawTurned(art, screw, scale, squash));
    });
  },
});

function screwOf(item: Given): Screw {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "#10-32")) ?? { diameter: 0.19, pitch: 1 / 32 };
  const headType = item.text("headType", "Pan");
  const head = item.number("headDiameter", diameter * 2);
  const length = item.number("length", 0.75);
  const flatHeight = (head - diameter) / 2 / Math.tan((41 * Math.PI) / 180);
  const headHeight = { Flat: flatHeight, Round: diameter * 0.72 }[headType] ?? diameter * 0.6;
  const finish = item.text("finish", "Zinc Plated");
  return {
    headType,
    drive: item.text("driveType", "Phillips"),
    diameter,
    pitch,
    body: headType === "Flat" ? Math.max(diameter, length - headHeight) : length,
    head,
    headHeight,
    finish: finishOf(finish === "Plain" ? item.text("material", "Steel") : finish),
  };
}

function drawTurned(art: Art, screw: Screw, scale: number, turn: number): void {
  const radius = (screw.diameter / 2) * scale;
  const height = screw.headHeight * scale;
  drawScrewBody(art, {
    from: height,
    length: screw.body * scale,
    radius,
    pitch: screw.pitch * scale,
    threadLength: screw.body * scale,
    finish: screw.finish,
  });
  const head: Head = { radius: (screw.head / 2) * scale, height, squash: turn, finish: screw.finish };
  if (screw.headType === "Flat") drawDrive(art, screw.drive, 0, drawFlatHead(art, head, radius), head);
  else if (screw.headType === "Round") {
    const top = drawRoundHead(art, head);
    drawDrive(art, screw.drive, height * 0.3, top, { ...head, squash: turn * 0.8 });
  } else drawDrive(art, screw.drive, 0, drawPanHead(art, head) * 1.05, head);
}

/** Nearly from the side, so that head and length can be measured, with the drive still in sight. */
function drawWithDimensions(art: Art, screw: Screw, item: Given): void {
  const total = screw.headHeight + screw.body + screw.head * 0.1;
  const scale = Math.min(400 / total, 250 / screw.head);
  const [left, middle] = [300 - (total * scale) / 2, 270];
  const half = (screw.head / 2) * scale;
  art.shadow([300, middle + half + 22], (total * scale) / 2, 12);
  art.group({ move: [left, middle] }, () => drawTurned(art, screw, scale, 0.2));
  const bearing = left + screw.headHeight * scale;
  const end = bearing + screw.body * scale;
  const radius = (screw.diameter / 2) * scale;
  art.dimension({
    from: [screw.headType === "Flat" ? left : bearing, middle + half],
    to: [end, middle + radius],
    label: `${inchFraction(item.number("length", 0.75))} in`,
    offset: 56,
  });
  art.dimension({
    from: [end, middle - radius],
    to: [end, middle + radius],
    label: item.text("threadSize", ""),
    offset: 32,
  });
  art.dimension({
    from: [left, middle - half],
    to: [left, middle + half],
    label: `${screw.head.toFixed(3)} in`,
    offset: -54,
  });
}
