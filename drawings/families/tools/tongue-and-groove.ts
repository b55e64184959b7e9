import type { Art, Point } from "../../kit/art.ts";
import type { Finish } from "../../kit/colors.ts";
import { drawSolid } from "../../kit/solid.ts";
import { type Grip, drawRivet, drawTube } from "./plier-parts.ts";

/** Parallel jaws at an angle on long handles, with the arcs that the jaw steps along. */
export function drawGrooved(art: Art, finish: Finish, grip: Grip): void {
  const light = art.linear(
    [
      [0, finish.shine],
      [0.4, finish.light],
      [0.75, finish.mid],
      [1, finish.dark],
    ],
    "diagonal",
  );
  const upper =
    "M268 200L191 108Q196 90 214 86C266 84 330 120 352 190C362 236 350 286 322 318C290 352 262 420 256 544L218 540C220 440 240 366 268 318C290 284 292 240 268 200Z";
  const lower =
    "M256 210L179 118Q160 120 158 138C160 190 196 250 246 284C292 316 340 400 376 544L414 536C398 430 372 340 338 284C322 256 300 236 278 232Q264 224 256 210Z";
  drawSolid(art, upper, { fill: light, finish, bevel: 3, line: 1.8 });
  for (const radius of [40, 54, 68, 82]) {
    art.path(
      `M${322 - radius} ${262 - radius * 0.55}Q${322 - radius * 0.5} ${262 - radius * 1.15} ${322 + radius * 0.25} ${262 - radius * 1.1}`,
      {
        fill: "none",
        stroke: finish.outline,
        strokeOpacity: 0.45,
        width: 2,
      },
    );
  }
  drawTube(art, "M250 392C240 440 236 490 235 546", grip.color, grip.width);
  drawSolid(art, lower, { fill: light, finish, bevel: 3, line: 1.8 });
  drawTube(art, "M364 402C378 444 388 490 395 542", grip.color, grip.width);
  if (grip.second) {
    drawTube(art, "M243 430C240 460 238 490 237 526", grip.second, grip.width * 0.6);
    drawTube(art, "M374 432C382 460 388 490 392 522", grip.second, grip.width * 0.6);
  }
  drawTeeth(art, finish, [191, 108], [268, 200], -1);
  drawTeeth(art, finish, [179, 118], [256, 210], 1);
  drawRivet(art, finish, [304, 272], false);
}

function drawTeeth(art: Art, finish: Finish, from: Point, to: Point, side: 1 | -1): void {
  const count = 12;
  for (let tooth = 1; tooth < count; tooth++) {
    const x = from[0] + ((to[0] - from[0]) * tooth) / count;
    const y = from[1] + ((to[1] - from[1]) * tooth) / count;
    art.line([x, y], [x - side * 11, y + side * 9], { stroke: finish.outline, strokeOpacity: 0.7, width: 2 });
  }
}
