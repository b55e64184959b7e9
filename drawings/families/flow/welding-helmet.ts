import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { inset } from "./inset.ts";

const middle = 300;

export const weldingHelmet = defineDrawing({
  name: "welding-helmet",
  title: "Welding helmet",
  examples: [
    {
      label: "Auto-darkening, black",
      attributes: {
        brand: "Emberline",
        lensType: "Auto-Darkening",
        shade: "Variable 8 to 13",
        viewSize: "3.94 x 2.36 in",
        sensors: 4,
        material: "Nylon",
        color: "Black",
        headgear: "Ratchet",
      },
    },
    {
      label: "Large view, blue",
      attributes: {
        brand: "Arcmere",
        lensType: "Auto-Darkening",
        shade: "Variable 5 to 8 / 9 to 13",
        viewSize: "3.94 x 3.28 in",
        sensors: 4,
        material: "Nylon",
        color: "Blue",
        headgear: "Ratchet",
      },
    },
    {
      label: "Passive, gray fiberglass",
      attributes: {
        brand: "Fluxley",
        lensType: "Passive",
        shade: "Fixed 10",
        viewSize: "4.25 x 2 in",
        sensors: 0,
        material: "Fiberglass",
        color: "Gray",
        headgear: "Hard Hat Adapter",
      },
    },
    {
      label: "Passive, large window",
      attributes: {
        brand: "Halcomb",
        lensType: "Passive",
        shade: "Fixed 10",
        viewSize: "5.25 x 4.5 in",
        sensors: 0,
        material: "Nylon",
        color: "Black",
        headgear: "Ratchet",
      },
    },
  ],
  draw: (art, item, view) => {
    const [wide, tall] = windowOf(item);
    const place = inset(art, view, () => drawHelmet(art, item), { scale: 0.8, move: [60, 0] });
    if (view === "plain") return;
    const scale = 52;
    const centerY = 258;
    art.dimension({
      from: place([middle - (wide * scale) / 2, centerY + (tall * scale) / 2]),
      to: place([middle + (wide * scale) / 2, centerY + (tall * scale) / 2]),
      label: item.text("viewSize", "3.94 x 2.36 in"),
      offset: 270 - tall * 20,
      size: 22,
    });
    art.text([300, 566], `Shade ${item.text("shade", "10").toLowerCase()}`, { size: 24, fill: "#14365c" });
  },
});

function windowOf(item: Given): readonly [number, number] {
  const [wide = 3.94, tall = 2.36] = item
    .text("viewSize", "3.94 x 2.36 in")
    .split(" x ")
    .map((text) => Number.parseFloat(text));
  return [wide, tall];
}

function shellOf(item: Given): Finish {
  const color: Color = colorOf(item.text("color", "Black"), "#232528");
  return paint(color === "#232528" ? "#34383e" : color);
}

function drawHelmet(art: Art, item: Given): void {
  const shell = shellOf(item);
  art.shadow([middle, 560], 190, 18);
  drawHeadgear(art);
  art.path(
    "M300 40C408 40 478 92 494 180C504 240 502 300 486 360C474 420 446 500 392 534C362 552 238 552 208 534C154 500 126 420 114 360C98 300 96 240 106 180C122 92 192 40 300 40Z",
    {
      fill: art.radial(
        [
          [0, shell.shine],
          [0.14, shell.light],
          [0.55, shell.mid],
          [1, shell.dark],
        ],
        [0.34, 0.16],
        0.95,
      ),
      stroke: shell.outline,
      width: 2.4,
    },
  );
  drawPleats(art, shell);
  drawWindow(art, item, shell);
  drawKnobs(art, shell);
  const brand = item.text("brand", "").toUpperCase();
  const ink: Color = /white|gray/i.test(item.text("color", "")) ? "#1d2329" : "#ffffff";
  art.text([middle, 462], brand, {
    size: sizeToFit(brand || " ", 190, 34, "heavy"),
    face: "heavy",
    fill: ink,
    opacity: 0.92,
  });
}

/** Creases run from the brow past the window to the chin. */
function drawPleats(art: Art, shell: Finish): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => middle + side * value;
    art.path(`M${x(96)} 66C${x(148)} 120 ${x(176)} 160 ${x(172)} 250C${x(168)} 350 ${x(130)} 410 ${x(112)} 520`, {
      fill: "none",
      stroke: shell.outline,
      strokeOpacity: 0.5,
      width: 3.4,
    });
    art.path(`M${x(101)} 66C${x(153)} 120 ${x(181)} 160 ${x(177)} 250C${x(173)} 350 ${x(135)} 410 ${x(117)} 520`, {
      fill: "none",
      stroke: shell.shine,
      strokeOpacity: side < 0 ? 0.5 : 0.22,
      width: 3,
    });
  }
  art.path("M214 516C250 534 350 534 386 516", {
    fill: "none",
    stroke: shell.shine,
    strokeOpacity: 0.25,
    width: 4,
    cap: "round",
  });
  art.path("M206 92C250 64 340 62 388 86", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.34,
    width: 9,
    cap: "round",
  });
}

function drawWindow(art: Art, item: Given, shell: Finish): void {
  const [wide, tall] = windowOf(item);
  const scale = 52;
  const isAuto = /auto/i.test(item.text("lensType", "Auto-Darkening"));
  const [w, h] = [wide * scale, tall * scale];
  const [frameW, frameH] = [Math.max(w + 56, 282), Math.max(h + (isAuto ? 96 : 50), 170)];
  const [x, y] = [middle - frameW / 2, 258 - frameH / 2];
  const frame = paint("#1b1e21");
  art.rect(
    x - 9,
    y - 9,
    frameW + 18,
    frameH + 18,
    { fill: tone(shell.mid, -0.3), stroke: shell.outline, width: 2 },
    20,
  );
  art.rect(
    x,
    y,
    frameW,
    frameH,
    {
      fill: art.linear([
        [0, "#3b4046"],
        [1, "#121416"],
      ]),
      stroke: "#000000",
      width: 2,
    },
    14,
  );
  const [lensX, lensY] = [middle - w / 2, 258 - h / 2 + (isAuto ? 14 : 0)];
  const glass: Color = isAuto ? "#2f6b4f" : "#20442f";
  art.rect(
    lensX,
    lensY,
    w,
    h,
    {
      fill: art.linear(
        [
          [0, tone(glass, 0.55)],
          [0.28, tone(glass, 0.1)],
          [0.34, tone(glass, 0.4)],
          [0.42, glass],
          [1, tone(glass, -0.6)],
        ],
        "diagonal",
      ),
      stroke: "#000000",
      width: 2.4,
    },
    5,
  );
  art.path(
    `M${lensX + w * 0.08} ${lensY + h * 0.84}L${lensX + w * 0.34} ${lensY + h * 0.1}H${lensX + w * 0.44}L${lensX + w * 0.18} ${lensY + h * 0.84}Z`,
    { fill: "#ffffff", fillOpacity: 0.16 },
  );
  if (isAuto) drawSensors(art, item, [lensX, lensY], w, h, frame);
}

function drawSensors(art: Art, item: Given, [x, y]: Point, w: number, h: number, frame: Finish): void {
  art.rect(
    middle - w * 0.34,
    y - 40,
    w * 0.68,
    24,
    {
      fill: art.linear([
        [0, "#27406b"],
        [0.5, "#132038"],
        [1, "#0b1322"],
      ]),
      stroke: "#000000",
      width: 1.4,
    },
    3,
  );
  for (let cell = 1; cell < 5; cell++)
    art.line([middle - w * 0.34 + (w * 0.68 * cell) / 5, y - 39], [middle - w * 0.34 + (w * 0.68 * cell) / 5, y - 17], {
      stroke: "#5d7fb5",
      strokeOpacity: 0.7,
      width: 1.2,
    });
  const spots: readonly Point[] = [
    [x + 10, y - 28],
    [x + w - 10, y - 28],
    [x + 10, y + h + 19],
    [x + w - 10, y + h + 19],
  ];
  for (const spot of spots.slice(0, Math.max(2, item.number("sensors", 4)))) {
    art.circle(spot, 9, { fill: art.ball({ ...frame, shine: "#b9c6d6" }), stroke: "#000000", width: 1.6 });
  }
}

function drawKnobs(art: Art, shell: Finish): void {
  const knob = paint("#24272b");
  for (const side of [-1, 1]) {
    const x = middle + side * 196;
    art.rect(x - 13, 232, 26, 58, { fill: art.metal(knob), stroke: shell.outline, width: 1.8 }, 8);
    for (let rib = 0; rib < 5; rib++)
      art.line([x - 10, 240 + rib * 10], [x + 10, 240 + rib * 10], { stroke: "#000000", strokeOpacity: 0.6, width: 2 });
  }
}

/** A little of the headband shows above the shell. */
function drawHeadgear(art: Art): void {
  drawPipe(art, "M214 62C240 8 360 8 386 62", 15, finishes.black);
}
