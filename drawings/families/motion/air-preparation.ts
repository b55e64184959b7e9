import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

interface Unit {
  readonly isFilter: boolean;
  readonly isRegulator: boolean;
  readonly isLubricator: boolean;
  readonly hasMetalBowl: boolean;
  readonly hasGauge: boolean;
  readonly port: string;
  readonly brand: string;
}

const body: Finish = paint("#3b4248");
const zinc = finishes.aluminum;

export const airPreparation = defineDrawing({
  name: "air-preparation",
  title: "Air filter, regulator or lubricator",
  examples: [
    {
      label: "Filter-regulator",
      attributes: {
        unitType: "Filter-Regulator",
        portSize: "1/4 NPT",
        bowl: "Polycarbonate with Guard",
        gauge: "Gauge Included",
        brand: "Caldair",
      },
    },
    {
      label: "Regulator",
      attributes: { unitType: "Regulator", portSize: "1/2 NPT", gauge: "Gauge Included", brand: "Airvanta" },
    },
    {
      label: "Filter",
      attributes: { unitType: "Filter", portSize: "3/8 NPT", bowl: "Metal with Sight Glass", brand: "Caldair" },
    },
    {
      label: "Lubricator",
      attributes: {
        unitType: "Lubricator",
        portSize: "1/2 NPT",
        bowl: "Polycarbonate with Guard",
        brand: "Windrow Pneumatics",
      },
    },
    {
      label: "FRL",
      attributes: {
        unitType: "Filter-Regulator-Lubricator",
        portSize: "3/4 NPT",
        bowl: "Metal with Sight Glass",
        gauge: "Gauge Included",
        brand: "Caldair",
      },
    },
  ],
  draw: (art, item, view) => {
    const unit = unitOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 250], scale: isPlain ? 1 : 0.74 }, () => drawUnit(art, unit));
    if (isPlain) return;
    const facts = [
      `Ports ${unit.port}`,
      ...(item.has("filtration") ? [`${item.number("filtration", 40)} micron`] : []),
      ...(item.has("adjustmentRange") ? [item.text("adjustmentRange", "")] : []),
      ...(item.has("flow") ? [`${item.number("flow", 50)} scfm`] : []),
    ];
    art.text([300, 520], facts.slice(0, 2).join("   "), { size: 28, face: "heavy", fill: "#14365c" });
    art.text([300, 556], facts.slice(2).join("   "), { size: 24, fill: "#14365c" });
  },
});

function unitOf(item: Given): Unit {
  const type = item.text("unitType", "Filter-Regulator");
  return {
    isFilter: /filter/i.test(type),
    isRegulator: /regulator/i.test(type),
    isLubricator: /lubricator/i.test(type),
    hasMetalBowl: /metal/i.test(item.text("bowl", "")),
    hasGauge: !/plugged/i.test(item.text("gauge", "Gauge Included")),
    port: item.text("portSize", "1/4 NPT"),
    brand: item.text("brand", "").toUpperCase(),
  };
}

/** One column for each unit; a combination stands in two. */
function drawUnit(art: Art, unit: Unit): void {
  if (unit.isLubricator && unit.isFilter) {
    art.shadow([0, 268], 210, 14);
    drawColumn(art, { ...unit, isLubricator: false }, [-112, 0], 0.86);
    drawColumn(art, { ...unit, isFilter: false, isRegulator: false }, [112, 0], 0.86);
    art.rect(-14, -94, 28, 96, { fill: art.metal(zinc), stroke: zinc.outline, width: 1.4 }, 4);
    return;
  }
  art.shadow([0, unit.isFilter || unit.isLubricator ? 272 : 244], 130, 14);
  if (unit.isFilter || unit.isLubricator) drawColumn(art, unit, [0, 0], 1);
  else drawColumn(art, unit, [0, 104], 1.3);
}

function drawColumn(art: Art, unit: Unit, move: Point, scale: number): void {
  const hasBowl = unit.isFilter || unit.isLubricator;
  art.group({ move, scale }, () => {
    if (hasBowl) drawBowl(art, unit);
    else drawLowerCap(art);
    if (unit.isRegulator) drawKnob(art);
    else if (unit.isLubricator) drawSightDome(art);
    else drawTopCap(art);
    drawBody(art, unit);
    if (unit.isRegulator && unit.hasGauge) drawGauge(art, [0, -56]);
    else drawFlowArrow(art);
  });
}

function drawBody(art: Art, unit: Unit): void {
  for (const direction of [-1, 1]) {
    const left = direction < 0 ? -150 : 112;
    art.rect(left, -84, 38, 80, { fill: art.metal(zinc), stroke: zinc.outline, width: 1.6 }, 4);
  }
  art.path("M-118 -112H118Q124 -112 124 -104V16Q124 26 114 26H-114Q-124 26 -124 16V-104Q-124 -112 -118 -112Z", {
    fill: art.linear(
      [
        [0, body.light],
        [0.2, body.shine],
        [0.4, body.mid],
        [1, body.dark],
      ],
      "across",
    ),
    stroke: body.outline,
    width: 1.8,
  });
  const size = unit.brand === "" ? 0 : sizeToFit(unit.brand, 170, 24, "heavy");
  if (size > 0) art.text([0, 18], unit.brand, { size: Math.min(size, 18), face: "heavy", fill: "#f2f4f5" });
}

function drawFlowArrow(art: Art): void {
  art.path("M-60 -52H22V-72L66 -42L22 -12V-32H-60Z", {
    fill: "#ffffff",
    fillOpacity: 0.16,
    stroke: body.outline,
    strokeOpacity: 0.6,
    width: 1.4,
  });
}

function drawKnob(art: Art): void {
  art.path("M-70 -112V-150Q-70 -160 -60 -160H60Q70 -160 70 -150V-112Z", {
    fill: art.metal(body, "across"),
    stroke: body.outline,
    width: 1.6,
  });
  const knob = finishes.black;
  art.path("M-82 -160L-76 -246Q-74 -262 -58 -262H58Q74 -262 76 -246L82 -160Z", {
    fill: art.metal(knob, "across"),
    stroke: knob.outline,
    width: 1.8,
  });
  for (let at = 1; at < 14; at++) {
    const x = -76 * Math.cos((Math.PI * at) / 14);
    art.line([x * 1.05, -168], [x * 0.98, -244], { stroke: knob.shine, strokeOpacity: 0.35, width: 2.4 });
  }
  art.rect(-84, -168, 168, 12, { fill: "#e0a800", stroke: "#5c4500", width: 1.2 }, 3);
}

function drawTopCap(art: Art): void {
  art.path("M-96 -112V-134Q-96 -150 -78 -150H78Q96 -150 96 -134V-112Z", {
    fill: art.metal(body, "across"),
    stroke: body.outline,
    width: 1.6,
  });
}

function drawSightDome(art: Art): void {
  drawTopCap(art);
  const glass = art.linear(
    [
      [0, "#8fb6cc"],
      [0.3, "#eef8fc"],
      [0.6, "#b9d6e4"],
      [1, "#6f97ad"],
    ],
    "across",
  );
  art.path("M-44 -150V-186Q-44 -222 0 -222Q44 -222 44 -186V-150Z", { fill: glass, stroke: "#2d4654", width: 1.6 });
  art.path("M0 -212V-182Q-8 -172 0 -166Q8 -172 0 -182", { fill: "#c98a00", stroke: "#6b4a00", width: 1.2 });
  art.rect(
    -18,
    -240,
    36,
    20,
    { fill: art.metal(finishes.brass, "across"), stroke: finishes.brass.outline, width: 1.3 },
    4,
  );
}

function drawLowerCap(art: Art): void {
  art.path("M-80 26V74Q-80 100 -52 104H52Q80 100 80 74V26Z", {
    fill: art.metal(body, "across"),
    stroke: body.outline,
    width: 1.7,
  });
}

function drawBowl(art: Art, unit: Unit): void {
  const outline = "M-92 26H92V190Q92 246 40 250H-40Q-92 246 -92 190Z";
  if (unit.hasMetalBowl) {
    art.path(outline, { fill: art.metal(zinc, "across"), stroke: zinc.outline, width: 1.8 });
    art.rect(
      -14,
      70,
      28,
      120,
      {
        fill: art.linear(
          [
            [0, "#6f97ad"],
            [0.4, "#eaf6fb"],
            [1, "#7aa2b6"],
          ],
          "across",
        ),
        stroke: zinc.outline,
        width: 1.6,
      },
      12,
    );
  } else {
    const glass = art.linear(
      [
        [0, "#7ea4b8"],
        [0.18, "#e6f2f8"],
        [0.3, "#ffffff"],
        [0.5, "#c4dbe6"],
        [1, "#6a8fa3"],
      ],
      "across",
    );
    art.path(outline, { fill: glass, stroke: "#2d4654", width: 1.8 });
    if (unit.isFilter)
      art.rect(-40, 40, 80, 104, { fill: art.metal(paint("#e8e6df"), "across"), stroke: "#6f6a5c", width: 1.2 }, 6);
    if (unit.isLubricator)
      art.path("M-90 120H90V190Q90 244 40 248H-40Q-90 244 -90 190Z", { fill: "#d99a1c", fillOpacity: 0.6 });
    drawGuard(art);
  }
  art.rect(-100, 22, 200, 26, { fill: art.metal(body, "across"), stroke: body.outline, width: 1.6 }, 5);
  art.path("M-13 250V262Q-13 270 0 270Q13 270 13 262V250Z", {
    fill: art.metal(finishes.brass, "across"),
    stroke: finishes.brass.outline,
    width: 1.3,
  });
}

/** A steel cage round a plastic bowl. */
function drawGuard(art: Art): void {
  for (const x of [-74, -28, 28, 74]) {
    art.path(`M${x} 46V196Q${x * 0.96} 232 ${x * 0.7} 244`, { fill: "none", stroke: "#22272b", width: 8 });
    art.path(`M${x - 2} 46V196`, { fill: "none", stroke: "#8d959c", width: 2 });
  }
  for (const y of [108, 176]) art.rect(-92, y, 184, 9, { fill: "#22272b" }, 3);
}

/** Drawn round the origin and made to fit the front of the body. */
function drawGauge(art: Art, at: Point): void {
  art.group({ move: at, scale: 0.88 }, () => drawDial(art, [0, 0]));
}

function drawDial(art: Art, [x, y]: Point): void {
  art.circle([x + 2, y + 4], 58, { fill: "#000000", fillOpacity: 0.3 });
  art.circle([x, y], 57, { fill: art.sheen(finishes.chrome), stroke: "#15181b", width: 1.8 });
  art.circle([x, y], 48, { fill: "#fbfcfc", stroke: "#15181b", width: 1.2 });
  for (let at = 0; at <= 8; at++) {
    const angle = (Math.PI * 3) / 4 + (at * Math.PI * 1.5) / 8;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    art.line([x + 35 * cos, y + 35 * sin], [x + 45 * cos, y + 45 * sin], {
      stroke: "#15181b",
      width: at % 2 === 0 ? 3 : 1.6,
    });
  }
  art.line([x - 8, y + 10], [x + 22, y - 26], { stroke: "#c8102e", width: 4, cap: "round" });
  art.circle([x, y], 7, { fill: "#15181b" });
  art.text([x, y + 32], "psi", { size: 15, fill: "#15181b" });
}
