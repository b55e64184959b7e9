import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { round } from "../../kit/round.ts";

/** A bent tube: layers of one stroke, from its edge to its highlight. */
function drawBentTube(art: Art, path: string, wide: number, finish: Finish): void {
  const layers = [
    [finish.outline, 1, 0],
    [finish.dark, 0.97, 0],
    [finish.mid, 0.82, -0.04],
    [finish.light, 0.58, -0.08],
    [finish.shine, 0.22, -0.14],
  ] as const;
  for (const [stroke, share, shift] of layers) {
    art.group({ move: [shift * wide, shift * wide] }, () =>
      art.path(path, { fill: "none", stroke, width: wide * share }),
    );
  }
}

/** The open end of a tube that looks at the viewer a little. */
function drawMouth(art: Art, [x, y]: Point, wide: number, turn: number, finish: Finish): void {
  art.group({ move: [x, y], rotate: turn }, () => {
    art.ellipse([0, 0], wide * 0.16, wide / 2, { fill: art.sheen(finish), stroke: finish.outline, width: 1.6 });
    art.ellipse([1, 0], wide * 0.12, wide * 0.42, {
      fill: art.linear([
        [0, "#1d2024"],
        [1, finish.mid],
      ]),
      stroke: finish.outline,
      width: 1,
    });
  });
}

export function drawElbow(art: Art, finish: Finish, degrees: 45 | 90): void {
  const wide = 96;
  art.shadow([300, 552], 210, 15);
  if (degrees === 90) {
    drawBentTube(art, "M110 66V210A250 250 0 0 0 360 460H540", wide, finish);
    drawMouth(art, [110, 66], wide, 90, finish);
    drawMouth(art, [540, 460], wide, 0, finish);
    return;
  }
  drawBentTube(
    art,
    `M96 150L200 150A260 260 0 0 1 ${round(200 + 260 * Math.SQRT1_2)} ${round(410 - 260 * Math.SQRT1_2)}L500 ${round(410 - 260 * Math.SQRT1_2 + (500 - 200 - 260 * Math.SQRT1_2))}`,
    wide,
    finish,
  );
  drawMouth(art, [96, 150], wide, 0, finish);
  drawMouth(art, [500, 342], wide, 45, finish);
}

/** A loop for the tube and a foot, or two, with a screw hole; seen a little from the right. */
export function drawStrap(art: Art, finish: Finish, hasTwoHoles: boolean): void {
  const depth: Point = [86, -50];
  const middle = hasTwoHoles ? 255 : 190;
  const [outer, inner, floor] = [128, 104, 440];
  const legs = hasTwoHoles ? [40, 470] : [middle - outer, 470];
  const profile =
    `M${legs[0]} ${floor}${hasTwoHoles ? `H${middle - outer}` : ""}V${floor - 130}A${outer} ${outer} 0 0 1 ${middle + outer} ${floor - 130}V${floor - 24}H${legs[1]}V${floor}` +
    `H${middle + inner}V${floor - 130}A${inner} ${inner} 0 0 0 ${middle - inner} ${floor - 130}V${hasTwoHoles ? floor + 0 : floor}${hasTwoHoles ? `V${floor}` : ""}Z`;
  art.shadow([middle + 80, floor + 24], 230, 15);
  const steps = 16;
  for (let step = steps; step >= 0; step--) {
    const share = step / steps;
    art.group({ move: [depth[0] * share, depth[1] * share] }, () =>
      art.path(profile, {
        fill:
          step === steps
            ? finish.dark
            : art.linear([
                [0, finish.shine],
                [0.4, finish.light],
                [1, finish.mid],
              ]),
        ...(step === steps || step === 0 ? { stroke: finish.outline, width: 1.8 } : {}),
      }),
    );
  }
  drawFootHole(art, [(middle + outer + 470) / 2 + depth[0] / 2, floor - 24 + depth[1] / 2], finish);
  if (hasTwoHoles) drawFootHole(art, [(40 + middle - outer) / 2 + depth[0] / 2, floor - 4 + depth[1] / 2], finish);
}

function drawFootHole(art: Art, at: Point, finish: Finish): void {
  art.ellipse(at, 26, 11, { fill: "#2a2f35", stroke: finish.outline, width: 1.6 });
  art.ellipse([at[0] - 2, at[1] + 2], 18, 6, { fill: "#5b646d" });
}

export function drawPullElbow(art: Art, finish: Finish): void {
  art.shadow([300, 556], 200, 15);
  art.group({ move: [352, 214], rotate: 0 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 96, radius: 84, finish },
        { length: 86, radius: 98, finish, kind: "hex" },
        { length: 18, radius: 84, endRadius: 74, finish },
      ],
    );
  });
  art.group({ move: [190, 360], rotate: 90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 84, radius: 84, finish },
        { length: 70, radius: 98, finish, kind: "hex" },
        { length: 18, radius: 84, endRadius: 74, finish },
      ],
    );
  });
  art.path("M92 118Q92 92 118 92H388Q420 92 420 124V320H300Q286 322 286 336V402H92Z", {
    fill: art.sheen(finish),
    stroke: finish.outline,
    width: 2.2,
  });
  art.path("M112 134Q112 112 134 112H380Q400 112 400 132V300H290Q266 304 266 328V382H112Z", {
    fill: art.linear(
      [
        [0, finish.shine],
        [0.5, finish.light],
        [1, finish.mid],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 1.6,
  });
  for (const at of [
    [142, 350],
    [368, 146],
  ] as const) {
    art.circle(at, 19, { fill: art.ball(finishes.zinc), stroke: finishes.zinc.outline, width: 1.6 });
    art.line([at[0] - 13, at[1] + 5], [at[0] + 13, at[1] - 5], { stroke: finishes.zinc.outline, width: 4 });
  }
}

export function drawOffset(art: Art, finish: Finish): void {
  art.shadow([300, 480], 230, 15);
  drawBentTube(art, "M150 210C270 210 300 360 430 360H540", 150, finish);
  drawMouth(art, [540, 360], 150, 0, finish);
  drawTurnings(
    art,
    [40, 210],
    [
      { length: 74, radius: 64, finish, kind: "thread", pitch: 12 },
      { length: 28, radius: 110, finish, kind: "hex" },
      { length: 22, radius: 86, finish, corner: 5 },
    ],
  );
  art.circle([470, 340], 27, { fill: art.ball(finishes.steel), stroke: finishes.steel.outline, width: 1.8 });
  art.path(ellipsePath([470, 340], 12, 12), { fill: "#1d2024" });
}
