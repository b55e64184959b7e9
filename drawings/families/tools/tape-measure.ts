import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawRubber } from "./tool-parts.ts";

export const tapeMeasure = defineDrawing({
  name: "tape-measure",
  title: "Tape measure",
  examples: [
    {
      label: "25 ft, inch",
      attributes: { lengthFt: 25, width: 1, scale: "Inch", caseType: "Standard", color: "Yellow", brand: "Stavely" },
    },
    {
      label: "16 ft / 5 m",
      attributes: {
        lengthFt: 16,
        width: 0.75,
        scale: "Inch and Metric",
        caseType: "Magnetic Hook",
        color: "Orange",
        brand: "Tannick",
      },
    },
    {
      label: "12 ft, chrome",
      attributes: { lengthFt: 12, width: 0.625, scale: "Inch", caseType: "Chrome", color: "Silver", brand: "Ironvale" },
    },
    {
      label: "8 m, auto-lock",
      attributes: { lengthFt: 26, width: 1, scale: "Metric", caseType: "Auto-Lock", color: "Blue", brand: "Kelvane" },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawTape(art, item);
      return;
    }
    art.group({ move: [76, 40], scale: 0.78 }, () => drawTape(art, item));
    const height = bladeHeight(item) * 0.78;
    const bottom = 508 * 0.78 + 40;
    art.dimension({
      from: [100, bottom - height],
      to: [100, bottom],
      label: `${inchFraction(item.number("width", 1))} in`,
      offset: -28,
    });
    art.dimension({ from: [100, bottom], to: [552, bottom], label: `${item.number("lengthFt", 25)} ft`, offset: 66 });
  },
});

/** How tall the blade is drawn, in the picture's units. */
function bladeHeight(item: Given): number {
  return 34 + item.number("width", 1) * 44;
}

function drawTape(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Yellow"), "#f2b705");
  art.shadow([330, 536], 250, 14);
  drawBlade(art, item);
  drawCase(art, item, color);
}

function drawBlade(art: Art, item: Given): void {
  const height = bladeHeight(item);
  const top = 508 - height;
  const isMetric = item.text("scale", "Inch") === "Metric";
  const fill = art.linear([
    [0, "#fff3b0"],
    [0.3, "#ffdf3d"],
    [0.75, "#f4c400"],
    [1, "#b98c00"],
  ]);
  art.rect(44, top, 240, height, { fill, stroke: "#4b3a00", width: 1.8 });
  const step = isMetric ? 5 : 8.5;
  const per = isMetric ? 10 : 8;
  for (let tick = 1; 48 + tick * step < 260; tick++) {
    const isWhole = tick % per === 0;
    const isHalf = tick % (per / 2) === 0;
    const length = isWhole ? height * 0.52 : isHalf ? height * 0.34 : height * 0.2;
    art.line([48 + tick * step, top], [48 + tick * step, top + length], {
      stroke: "#15181b",
      width: isWhole ? 2.2 : 1.3,
    });
    if (isWhole) {
      const figure = String(tick / per);
      art.text([48 + tick * step - 15, top + height * 0.86], figure, {
        size: height * 0.46,
        face: "heavy",
        fill: figure === "3" ? "#b3121d" : "#15181b",
      });
    }
  }
  const hook = finishes.chrome;
  drawSolid(art, `M30 ${top - 6}H74V${top + height + 4}H50V${top + height + 28}H30Z`, {
    fill: art.metal(hook),
    finish: hook,
    bevel: 2,
  });
  for (const y of [top + height * 0.28, top + height * 0.66])
    art.circle([60, y], 5.5, { fill: art.ball(finishes.brass), stroke: hook.outline, width: 1.2 });
}

function drawCase(art: Art, item: Given, color: Color): void {
  const isChrome = item.text("caseType", "Standard") === "Chrome";
  const finish = isChrome ? finishes.chrome : paint(color);
  const body = "M214 508V212C214 134 276 78 362 74C470 70 556 140 560 250V470Q560 508 522 508Z";
  const fill = isChrome
    ? art.linear(
        [
          [0, finish.shine],
          [0.4, finish.light],
          [0.6, finish.mid],
          [1, finish.light],
        ],
        "diagonal",
      )
    : art.linear(
        [
          [0, tone(color, 0.5)],
          [0.3, tone(color, 0.12)],
          [0.7, color],
          [1, tone(color, -0.35)],
        ],
        "diagonal",
      );
  drawSolid(art, body, { fill, finish, bevel: 5, line: 2.2 });
  drawRubber(
    art,
    "M390 72C486 78 558 146 560 250V470Q560 508 522 508H404V484H508Q532 484 532 460V254C528 168 470 112 386 104Z",
  );
  drawRubber(art, "M214 508V420L246 408V484H330V508Z");
  drawLock(art, item);
  drawBadge(art, item, color);
  for (const [x, y] of [
    [250, 232],
    [492, 440],
    [268, 452],
  ] as const) {
    art.circle([x, y], 8, { fill: art.ball(finishes.steel), stroke: "#000000", width: 1.3 });
    art.line([x - 4, y - 3], [x + 4, y + 3], { stroke: "#000000", width: 2 });
  }
}

function drawLock(art: Art, item: Given): void {
  const isAuto = item.text("caseType", "Standard") === "Auto-Lock";
  drawRubber(art, "M226 176C236 136 262 108 298 92L312 118C284 132 266 156 258 188Z");
  if (isAuto) art.path("M240 166Q252 138 276 120", { fill: "none", stroke: "#c8102e", width: 8, cap: "round" });
}

/** The disk over the spring, with length and maker. */
function drawBadge(art: Art, item: Given, color: Color): void {
  const isDark = inkOn(color) === "#ffffff";
  const ground: Color = isDark ? "#f4f5f5" : "#1d2125";
  const ink: Color = isDark ? "#15181b" : "#ffffff";
  art.circle([384, 290], 116, { fill: tone(color, -0.4), stroke: "#000000", strokeOpacity: 0.5, width: 1.6 });
  art.circle([384, 290], 107, {
    fill: art.linear(
      [
        [0, tone(ground, 0.25)],
        [1, ground],
      ],
      "diagonal",
    ),
    stroke: "#000000",
    strokeOpacity: 0.4,
    width: 1.4,
  });
  const feet = item.number("lengthFt", 25);
  const meters: Readonly<Record<number, number>> = { 10: 3, 16: 5, 26: 8, 33: 10 };
  const scale = item.text("scale", "Inch");
  const isMetric = scale === "Metric" && meters[feet] !== undefined;
  const length = isMetric ? `${meters[feet]} m` : `${feet} ft`;
  art.text([384, 318], length, { size: 66, face: "heavy", fill: ink });
  const brand = item.text("brand", "").toUpperCase();
  art.text([384, 246], brand, {
    size: sizeToFit(brand, 150, 30, "heavy"),
    face: "heavy",
    fill: color === "#f4f5f5" ? "#b3121d" : tone(color, isDark ? -0.1 : 0.1),
  });
  const second =
    scale === "Inch and Metric" && meters[feet]
      ? `${meters[feet]} m`
      : `${inchFraction(item.number("width", 1))} in blade`;
  art.text([384, 352], second, { size: 21, fill: ink, opacity: 0.9 });
}
