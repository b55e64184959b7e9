import type { Art } from "../../kit/art.ts";
import { type Color, finishes, paint } from "../../kit/colors.ts";
import { drawSolid } from "../../kit/solid.ts";

const nickel = finishes.chrome;

/** Jaws to the left, adjusting screw at the right, the lever below. */
export function drawLocking(art: Art, handle: string, livery: Color): void {
  art.shadow([310, 470], 240, 14);
  art.group({ move: [300, 300], rotate: -16 }, () => {
    art.group({ move: [-284, -296], scale: 0.95 }, () => drawLevel(art, /cushion/i.test(handle), livery));
  });
}

function drawLevel(art: Art, isCushioned: boolean, livery: Color): void {
  const light = art.linear([
    [0, nickel.light],
    [0.3, nickel.shine],
    [0.6, nickel.mid],
    [1, nickel.dark],
  ]);
  drawSolid(
    art,
    "M214 352C250 372 300 376 340 394C400 422 456 444 516 454Q542 456 544 440Q544 424 522 420C470 410 410 384 356 346L300 318Z",
    {
      fill: light,
      finish: nickel,
      bevel: 3,
    },
  );
  art.path("M300 352L388 318L470 316", { fill: "none", stroke: nickel.outline, width: 15 });
  art.path("M300 352L388 318L470 316", { fill: "none", stroke: nickel.mid, width: 11 });
  drawSolid(
    art,
    "M40 262C70 206 140 190 220 214C300 236 420 240 540 232L552 258L548 286C440 300 330 298 262 290C230 288 206 300 186 320L140 300C160 276 160 262 140 258C110 252 80 262 62 280Z",
    {
      fill: light,
      finish: nickel,
      bevel: 3.4,
    },
  );
  drawSolid(art, "M62 300C90 288 124 288 142 310L186 326L262 300L304 322L250 366C190 384 110 372 66 330L52 316Z", {
    fill: light,
    finish: nickel,
    bevel: 3.4,
  });
  for (let tooth = 0; tooth < 8; tooth++) {
    art.line([66 + tooth * 9, 280 - tooth * 2.4], [72 + tooth * 9, 268 - tooth * 2.4], {
      stroke: nickel.outline,
      strokeOpacity: 0.7,
      width: 2,
    });
    art.line([66 + tooth * 10, 300 - tooth], [70 + tooth * 10, 314 - tooth], {
      stroke: nickel.outline,
      strokeOpacity: 0.7,
      width: 2,
    });
  }
  for (const [x, y, radius] of [
    [236, 320, 15],
    [302, 348, 11],
    [388, 320, 8],
  ] as const) {
    art.circle([x, y], radius, { fill: art.ball(nickel), stroke: nickel.outline, width: 1.6 });
  }
  drawScrew(art);
  if (isCushioned) drawSleeves(art, livery);
}

function drawScrew(art: Art): void {
  art.rect(536, 240, 26, 42, { fill: art.metal(nickel), stroke: nickel.outline, width: 1.6 }, 6);
  for (let line = 0; line < 5; line++) {
    art.line([540, 247 + line * 7], [558, 247 + line * 7], { stroke: nickel.outline, strokeOpacity: 0.55, width: 1.6 });
  }
}

function drawSleeves(art: Art, livery: Color): void {
  const rubber = paint(livery);
  const fill = art.metal(rubber);
  drawSolid(art, "M300 222C380 238 470 236 536 228L542 288C450 302 360 300 300 292Z", {
    fill,
    finish: rubber,
    bevel: 0,
  });
  drawSolid(art, "M372 388C430 424 490 440 546 450L552 422C490 412 430 392 386 356Z", {
    fill,
    finish: rubber,
    bevel: 0,
  });
}
