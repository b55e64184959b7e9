import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings, type Turning } from "../../kit/lathe.ts";
import { inset } from "./inset.ts";
import { along, drawMouth } from "./pipe-arm.ts";

const middle: Point = [286, 330];

export const supplyStop = defineDrawing({
  name: "supply-stop",
  title: "Supply stop",
  examples: [
    {
      label: "Angle, compression",
      attributes: {
        pattern: "Angle",
        action: "Quarter-Turn",
        inlet: "1/2 in Nominal Compression",
        outlet: "3/8 in OD Compression",
        outletSize: 0.375,
        finish: "Chrome Plated",
      },
    },
    {
      label: "Straight, FNPT",
      attributes: {
        pattern: "Straight",
        action: "Multi-Turn",
        inlet: "1/2 in FNPT",
        outlet: "3/8 in OD Compression",
        outletSize: 0.375,
        finish: "Brushed Nickel",
      },
    },
    {
      label: "Angle, push-fit, brass",
      attributes: {
        pattern: "Angle",
        action: "Quarter-Turn",
        inlet: "1/2 in Push-Fit",
        outlet: "1/4 in OD Compression",
        outletSize: 0.25,
        finish: "Rough Brass",
      },
    },
    {
      label: "Straight, PEX, bronze",
      attributes: {
        pattern: "Straight",
        action: "Quarter-Turn",
        inlet: "1/2 in PEX Crimp",
        outlet: "1/2 in OD Compression",
        outletSize: 0.5,
        finish: "Oil-Rubbed Bronze",
      },
    },
  ],
  draw: (art, item, view) => {
    const isAngle = /angle/i.test(item.text("pattern", "Angle"));
    inset(art, view, () => art.group({ move: [isAngle ? -46 : -104, -52], scale: 1.2 }, () => drawStop(art, item)), {
      scale: 0.72,
      move: [84, 10],
    });
    if (view === "plain") return;
    art.text([300, 508], `Outlet, up: ${item.text("outlet", "3/8 in OD Compression")}`, { size: 23, fill: "#14365c" });
    art.text([300, 544], `Inlet, ${isAngle ? "left" : "down"}: ${item.text("inlet", "1/2 in Compression")}`, {
      size: 23,
      fill: "#14365c",
    });
  },
});

function platingOf(words: string): Finish {
  if (/bronze/i.test(words))
    return { dark: "#1d130d", mid: "#3d2a1e", light: "#6b4c38", shine: "#b08a70", outline: "#120a06" };
  return /nickel/i.test(words) ? finishes.stainless : finishOf(words, "chrome");
}

function drawStop(art: Art, item: Given): void {
  const finish = platingOf(item.text("finish", "Chrome Plated"));
  const [x, y] = middle;
  const isAngle = /angle/i.test(item.text("pattern", "Angle"));
  const isDual = /dual/i.test(item.text("outlet", ""));
  art.shadow([x + 10, isAngle ? 440 : 512], 170, 18);
  const inlet = inletOf(item.text("inlet", ""), finish);
  if (isAngle) art.group({ move: [x - 60, y], scale: [-1, 1] }, () => drawTurnings(art, [0, 0], inlet));
  else art.group({ move: [x, y + 60], rotate: 90, scale: [1, -1] }, () => drawTurnings(art, [0, 0], inlet));
  drawBody(art, finish, isAngle);
  drawOutlet(art, item, finish, isDual ? [x - 44, y - 56] : [x, y - 56]);
  if (isDual) drawOutlet(art, item, finish, [x + 66, y - 40]);
  drawHandle(art, finish, /quarter/i.test(item.text("action", "Quarter-Turn")));
}

function inletOf(inlet: string, finish: Finish): readonly Turning[] {
  if (/FNPT/.test(inlet))
    return [
      { length: 20, radius: 54, finish },
      { length: 92, radius: 78, finish, kind: "hex" },
    ];
  if (/push/i.test(inlet))
    return [
      { length: 22, radius: 60, finish },
      { length: 88, radius: 78, finish: finishes.brass, corner: 8 },
      { length: 22, radius: 62, finish: finishes.black, corner: 4 },
    ];
  if (/pex/i.test(inlet)) {
    const barb: readonly Turning[] = [
      { length: 10, radius: 36, finish: finishes.brass },
      { length: 18, radius: 47, endRadius: 36, finish: finishes.brass },
    ];
    return [{ length: 26, radius: 58, finish, corner: 4 }, ...barb, ...barb, ...barb];
  }
  if (/solder|cpvc|\bpress/i.test(inlet))
    return [
      { length: 24, radius: 58, finish },
      { length: 84, radius: 50, finish },
      { length: 16, radius: /\bpress/i.test(inlet) ? 62 : 55, finish, corner: 5 },
    ];
  return [
    { length: 22, radius: 52, finish, kind: "thread", pitch: 7 },
    { length: 74, radius: 80, finish, kind: "hex" },
    { length: 24, radius: 48, finish, corner: 5 },
  ];
}

function drawBody(art: Art, finish: Finish, isAngle: boolean): void {
  const [x, y] = middle;
  const bottom = isAngle ? y + 78 : y + 66;
  art.path(
    `M${x - 62} ${y - 50}Q${x} ${y - 66} ${x + 62} ${y - 50}V${bottom - 24}C${x + 62} ${bottom + 16} ${x - 62} ${bottom + 16} ${x - 62} ${bottom - 24}Z`,
    { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.9 },
  );
  drawTurnings(
    art,
    [x + 54, y],
    [
      { length: 26, radius: 44, finish },
      { length: 34, radius: 52, finish, kind: "hex" },
      { length: 40, radius: 17, finish },
    ],
  );
}

function drawOutlet(art: Art, item: Given, finish: Finish, [x, y]: Point): void {
  const radius = 34 + 56 * item.number("outletSize", 0.375);
  art.group({ move: [x, y], rotate: -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 16, radius: radius * 0.86, finish },
        { length: 24, radius: radius * 0.8, finish, kind: "thread", pitch: 7 },
        { length: 66, radius: radius * 1.24, finish, kind: "hex" },
        { length: 16, radius: radius * 0.84, finish, corner: 3 },
      ],
    );
  });
  along(art, [x, y - 122], "up", () =>
    drawMouth(art, finish, { at: 0, radius: radius * 0.82, bore: radius * 0.56, isThreaded: false }),
  );
}

/** The oval handle stands across the stem, its broad side to us; multi-turn stops have a fluted one. */
function drawHandle(art: Art, finish: Finish, isLever: boolean): void {
  const [x, y] = [middle[0] + 196, middle[1]];
  const ink = { fill: art.metal(finish, "across"), stroke: finish.outline, width: 2 };
  if (isLever) {
    art.path(
      `M${x - 44} ${y - 24}C${x - 50} ${y - 96} ${x - 30} ${y - 126} ${x} ${y - 126}S${x + 50} ${y - 96} ${x + 44} ${y - 24}V${y + 24}C${x + 50} ${y + 66} ${x + 26} ${y + 84} ${x} ${y + 84}S${x - 50} ${y + 66} ${x - 44} ${y + 24}Z`,
      ink,
    );
    art.path(`M${x - 22} ${y - 30}C${x - 26} ${y - 84} ${x - 14} ${y - 104} ${x} ${y - 104}`, {
      fill: "none",
      stroke: finish.shine,
      strokeOpacity: 0.9,
      width: 6,
      cap: "round",
    });
    return;
  }
  art.rect(x - 40, y - 104, 80, 208, ink, 34);
  for (let flute = -3; flute <= 3; flute++) {
    art.line([x - 30, y + flute * 25], [x + 30, y + flute * 25], {
      stroke: finish.outline,
      strokeOpacity: 0.45,
      width: 5,
      cap: "round",
    });
    art.line([x - 28, y + flute * 25 + 5], [x + 28, y + flute * 25 + 5], {
      stroke: finish.shine,
      strokeOpacity: 0.6,
      width: 2.4,
      cap: "round",
    });
  }
}
