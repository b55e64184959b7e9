import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf } from "../../kit/colors.ts";
import { drawThread } from "../../kit/thread.ts";
import { along, drawBand, drawMouth, type Pointing } from "./pipe-arm.ts";

/** Sizes are in units of the body's radius. */
export const bandRadius = 1.2;
export const bandLength = 0.62;
export const reach = 2.3;

export interface Fitting {
  readonly finish: Finish;
  readonly isBanded: boolean;
  /** Radius of the smaller end beside the larger one's. */
  readonly reduced: number;
  readonly mark: string;
  readonly rating: string;
}

interface Arm {
  readonly pointing: Pointing;
  readonly share?: number;
  readonly isMale?: boolean;
}

export function fittingOf(item: Given): Fitting {
  const material = item.text("material", "Malleable Iron");
  const coat = item.text("finish", "");
  const size = item.number("pipeSize", 0.75);
  const isIron = /iron|carbon/i.test(material);
  const to = item.number("reducedSize", size);
  return {
    finish: isIron && !/galv/i.test(coat) ? finishes["cast-iron"] : finishOf(isIron ? coat : material),
    isBanded: item.number("pressureClass", 150) < 1_000,
    reduced: 0.45 + 0.5 * (to / size),
    mark: inchFraction(size),
    rating: item.text("pressureClass", "150"),
  };
}

export function drawArm(
  art: Art,
  fitting: Fitting,
  center: Point,
  unit: number,
  { pointing, share = 1, isMale = false }: Arm,
): void {
  const { finish } = fitting;
  along(art, center, pointing, (isSeenInto) => {
    if (isMale) {
      const start = unit * 1.15;
      drawThread(art, {
        start: [start, 0],
        length: unit * (reach + 0.1) - start,
        radius: unit * 0.84,
        endRadius: unit * 0.78,
        pitch: unit * 0.17,
        finish,
        chamfer: 0.7,
      });
      return;
    }
    const radius = unit * bandRadius * share;
    const length = fitting.isBanded ? bandLength : 1.1;
    drawBand(art, finish, { from: unit * (reach - length), to: unit * reach, radius, isSeenInto });
    if (isSeenInto) drawMouth(art, finish, { at: unit * reach, radius, bore: radius * 0.74, isThreaded: true });
  });
}

export function drawEnd(art: Art, { finish }: Fitting, center: Point, unit: number, half: number): void {
  along(art, center, "right", (isSeenInto) => {
    drawBand(art, finish, { from: half - unit * 0.62, to: half, radius: unit * bandRadius, isSeenInto });
    drawMouth(art, finish, { at: half, radius: unit * bandRadius, bore: unit * 0.9, isThreaded: true });
  });
}

/** The size stands on the casting in raised figures. */
export function drawMark(art: Art, { finish, mark, rating }: Fitting, [x, y]: Point, unit: number): void {
  const size = unit * 0.42;
  art.text([x + 1.5, y + 1.5], mark, { size, fill: finish.shine, opacity: 0.5, face: "heavy" });
  art.text([x, y], mark, { size, fill: finish.outline, opacity: 0.78, face: "heavy" });
  art.text([x, y + size * 0.72], rating, { size: size * 0.5, fill: finish.outline, opacity: 0.6 });
}

export function sizeMeasure(art: Art, { mark }: Fitting, [x, y]: Point, half: number, thread = "NPT"): void {
  art.dimension({ from: [x, y - half * 0.86], to: [x, y + half * 0.86], label: `${mark} ${thread}`, offset: 34 });
}

export function drawRibs(art: Art, { finish }: Fitting, [x, y]: Point, unit: number, half: number): void {
  for (const side of [-0.62, 0.62]) {
    art.rect(
      x - half,
      y + side * unit - unit * 0.05,
      half * 2,
      unit * 0.1,
      { fill: art.metal(finish), stroke: finish.outline, strokeOpacity: 0.5, width: 1 },
      4,
    );
  }
}
