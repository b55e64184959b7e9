import type { Art } from "../../kit/art.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawBand, drawMouth } from "./pipe-arm.ts";

interface End {
  readonly from: number;
  readonly to: number;
  /** The tube's radius. */
  readonly unit: number;
  readonly isSeenInto: boolean;
}

/** The end of a tube fitting, drawn along +x: a solder cup, a press cup, a barb or a push-fit collar. */
export function drawTubeEnd(
  art: Art,
  { finish, joint }: { readonly finish: Finish; readonly joint: string },
  end: End,
): void {
  if (/press/i.test(joint)) drawPress(art, finish, end);
  else if (/push/i.test(joint)) drawPush(art, finish, end);
  else if (/expansion/i.test(joint)) drawBarb(art, finish, end, 2);
  else if (/pex/i.test(joint)) drawBarb(art, finish, end, 4);
  else drawCup(art, finish, end);
}

function drawCup(art: Art, finish: Finish, { from, to, unit, isSeenInto }: End): void {
  drawBand(art, finish, { from: from + (to - from) * 0.12, to, radius: unit * 1.1, isSeenInto });
  if (isSeenInto) drawMouth(art, finish, { at: to, radius: unit * 1.1, bore: unit * 0.98, isThreaded: false });
}

/** The bulge holds the sealing ring. */
function drawPress(art: Art, finish: Finish, { from, to, unit, isSeenInto }: End): void {
  const length = to - from;
  drawBand(art, finish, { from: from + length * 0.05, to: to - length * 0.2, radius: unit * 1.08, isSeenInto });
  drawBand(art, finish, { from: to - length * 0.42, to: to - length * 0.1, radius: unit * 1.26, isSeenInto });
  drawBand(art, finish, { from: to - length * 0.1, to, radius: unit * 1.12, isSeenInto });
  if (!isSeenInto) return;
  drawMouth(art, finish, { at: to, radius: unit * 1.12, bore: unit * 0.99, isThreaded: false });
}

function drawPush(art: Art, finish: Finish, { from, to, unit, isSeenInto }: End): void {
  const length = to - from;
  const collar = paint("#4a4f55");
  drawBand(art, finish, { from: from - length * 0.1, to: from + length * 0.15, radius: unit * 1.34, isSeenInto });
  drawBand(art, finish, { from: from + length * 0.15, to: from + length * 0.27, radius: unit * 1.39, isSeenInto });
  drawBand(art, finish, { from: from + length * 0.27, to: to - length * 0.22, radius: unit * 1.34, isSeenInto });
  drawBand(art, finishes.stainless, {
    from: to - length * 0.24,
    to: to - length * 0.12,
    radius: unit * 1.24,
    isSeenInto,
  });
  drawBand(art, collar, { from: to - length * 0.12, to, radius: unit * 1.14, isSeenInto });
  if (isSeenInto) drawMouth(art, collar, { at: to, radius: unit * 1.14, bore: unit * 0.9, isThreaded: false });
}

function drawBarb(art: Art, finish: Finish, { from, to, unit, isSeenInto }: End, ribs: number): void {
  const length = to - from;
  const tooth = (length * 0.88) / ribs;
  const inner = unit * 0.74;
  drawBand(art, finish, { from: from - length * 0.02, to: from + length * 0.1, radius: unit * 1.14, isSeenInto });
  drawTurnings(
    art,
    [from + length * 0.1, 0],
    Array.from({ length: ribs }, () => [
      { length: tooth * 0.4, radius: inner, finish },
      { length: tooth * 0.6, radius: unit * 0.92, endRadius: inner, finish },
    ]).flat(),
  );
  if (isSeenInto)
    drawMouth(art, finish, { at: to - length * 0.02, radius: inner, bore: unit * 0.52, isThreaded: false });
}
