import type { Art, Point } from "../../kit/art.ts";
import { type Finish, finishes } from "../../kit/colors.ts";

/** The handle of a quarter-turn valve, from its stem: a lever to the right, or a tee. */
export function drawValveHandle(art: Art, stem: Point, kind: string, finish: Finish): void {
  if (/tee/i.test(kind)) drawTee(art, stem, finish);
  else drawLever(art, stem, finish, /locking/i.test(kind));
}

function grip(art: Art, finish: Finish) {
  return art.linear([
    [0, finish.shine],
    [0.16, finish.light],
    [0.5, finish.mid],
    [1, finish.dark],
  ]);
}

function drawLever(art: Art, [x, y]: Point, finish: Finish, isLocking: boolean): void {
  art.path(
    `M${x - 52} ${y - 18}H${x + 44}C${x + 96} ${y - 18} ${x + 116} ${y - 62} ${x + 158} ${y - 68}H${x + 262}C${x + 284} ${y - 68} ${x + 284} ${y - 26} ${x + 262} ${y - 26}` +
      `H${x + 172}C${x + 142} ${y - 24} ${x + 122} ${y + 18} ${x + 66} ${y + 18}H${x - 52}C${x - 66} ${y + 18} ${x - 66} ${y - 18} ${x - 52} ${y - 18}Z`,
    { fill: grip(art, finish), stroke: finish.outline, width: 2.2 },
  );
  art.path(`M${x - 42} ${y - 10}H${x + 46}C${x + 98} ${y - 12} ${x + 120} ${y - 54} ${x + 160} ${y - 60}H${x + 258}`, {
    fill: "none",
    stroke: finish.shine,
    strokeOpacity: 0.7,
    width: 4,
    cap: "round",
  });
  for (let rib = 0; rib < 4; rib++) {
    art.line([x + 196 + rib * 18, y - 56], [x + 196 + rib * 18, y - 36], {
      stroke: finish.outline,
      strokeOpacity: 0.35,
      width: 3,
      cap: "round",
    });
  }
  if (isLocking) drawLock(art, [x, y]);
  drawNut(art, [x, y - 30]);
}

/** The sliding plate with the hole for a padlock. */
function drawLock(art: Art, [x, y]: Point): void {
  const steel = finishes.zinc;
  art.path(
    `M${x - 96} ${y - 12}H${x - 30}V${y + 24}H${x - 44}V${y + 62}H${x - 82}V${y + 24}H${x - 96}C${x - 112} ${y + 24} ${x - 112} ${y - 12} ${x - 96} ${y - 12}Z`,
    {
      fill: art.sheen(steel),
      stroke: steel.outline,
      width: 1.8,
    },
  );
  art.circle([x - 63, y + 42], 10, { fill: "#ffffff", stroke: steel.outline, width: 1.6 });
}

function drawTee(art: Art, [x, y]: Point, finish: Finish): void {
  art.path(
    `M${x - 34} ${y + 22}L${x - 26} ${y - 10}H${x - 128}C${x - 152} ${y - 10} ${x - 152} ${y - 62} ${x - 128} ${y - 62}H${x + 128}C${x + 152} ${y - 62} ${x + 152} ${y - 10} ${x + 128} ${y - 10}H${x + 26}L${x + 34} ${y + 22}Z`,
    { fill: grip(art, finish), stroke: finish.outline, width: 2.2 },
  );
  art.line([x - 124, y - 52], [x + 124, y - 52], { stroke: finish.shine, strokeOpacity: 0.7, width: 5, cap: "round" });
  for (const side of [-1, 1]) {
    for (let rib = 0; rib < 3; rib++) {
      const at = x + side * (78 + rib * 20);
      art.line([at, y - 46], [at, y - 24], { stroke: finish.outline, strokeOpacity: 0.35, width: 3, cap: "round" });
    }
  }
}

function drawNut(art: Art, [x, y]: Point): void {
  const steel = finishes.zinc;
  art.rect(x - 26, y - 16, 52, 26, { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.5 }, 3);
  art.line([x - 9, y - 16], [x - 9, y + 10], { stroke: steel.outline, strokeOpacity: 0.5, width: 1.2 });
  art.line([x + 9, y - 16], [x + 9, y + 10], { stroke: steel.outline, strokeOpacity: 0.5, width: 1.2 });
  art.rect(x - 14, y - 26, 28, 12, { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.3 }, 3);
}
