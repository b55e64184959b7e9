import type { Art, Point } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawTube } from "../../kit/tube.ts";

const zinc = finishes.zinc;

/** Hose or pipe from the top of the head, ending in the coupler. */
export function drawOutlet(art: Art, [x, top]: Point, hasHose: boolean): void {
  if (!hasHose) {
    art.group({ move: [x, top + 4], rotate: -90 }, () =>
      drawTurnings(art, [0, 0], [{ length: 22, radius: 18, finish: zinc, kind: "hex" }]),
    );
    drawTube(
      art,
      `M${x} ${top - 16}V${top - 70}Q${x} ${top - 110} ${x + 34} ${top - 128}L${x + 60} ${top - 144}`,
      16,
      "#b4bec8",
    );
    drawCoupler(art, [x + 56, top - 142], -32);
    return;
  }
  drawTube(
    art,
    `M${x} ${top - 14}C${x} ${top - 190} ${x - 120} ${top - 210} ${x - 170} ${top - 130}C${x - 210} ${top - 66} ${x - 262} ${top - 60} ${x - 300} ${top - 116}`,
    22,
    "#2b2d30",
  );
  art.group({ move: [x, top + 4], rotate: -90 }, () =>
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 20, radius: 20, finish: zinc, kind: "hex" },
        { length: 26, radius: 15, finish: zinc, kind: "rings", pitch: 7 },
      ],
    ),
  );
  drawCoupler(art, [x - 292, top - 106], -124);
}

function drawCoupler(art: Art, at: Point, rotate: number): void {
  art.group({ move: at, rotate }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 24, radius: 15, finish: zinc, kind: "hex" },
        { length: 34, radius: 19, finish: zinc, kind: "knurl", corner: 4 },
        { length: 12, radius: 16, endRadius: 12, finish: zinc },
      ],
    );
  });
}
