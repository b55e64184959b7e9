import type { Art, Fill } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { type Profile, bend, turnedPath } from "../../kit/turned.ts";
import { drawDiamond } from "./nfpa-diamond.ts";
import { drawCallout } from "./shading.ts";

interface Bottle {
  readonly mouth: "Narrow Mouth" | "Wide Mouth" | "Wash";
  readonly body: Color;
  readonly isAmber: boolean;
  readonly isGlass: boolean;
  readonly cap: Color;
  readonly print: string;
  readonly capacity: number;
}

/** What the trade writes on wash bottles, by NFPA 704: health, fire, reactivity. */
const diamonds: Readonly<Record<string, readonly [number, number, number]>> = {
  Acetone: [1, 3, 0],
  Isopropanol: [1, 3, 0],
  Methanol: [1, 3, 0],
  Ethanol: [2, 3, 0],
  "Distilled Water": [0, 0, 0],
};

export const labBottle = defineDrawing({
  name: "lab-bottle",
  title: "Laboratory bottle",
  examples: [
    {
      label: "Narrow mouth, HDPE, 500 mL",
      attributes: {
        mouth: "Narrow Mouth",
        material: "HDPE",
        color: "Natural",
        capacity: 500,
        closureColor: "White",
        print: "Plain",
      },
    },
    {
      label: "Wide mouth, amber, 1 L",
      attributes: {
        mouth: "Wide Mouth",
        material: "HDPE",
        color: "Amber",
        capacity: 1000,
        closureColor: "White",
        print: "Plain",
      },
    },
    {
      label: "Wash bottle, acetone",
      attributes: {
        mouth: "Wash",
        material: "LDPE",
        color: "Natural",
        capacity: 500,
        closureColor: "Red",
        print: "Acetone",
      },
    },
    {
      label: "Wash bottle, water",
      attributes: {
        mouth: "Wash",
        material: "LDPE",
        color: "Natural",
        capacity: 500,
        closureColor: "Blue",
        print: "Distilled Water",
      },
    },
    {
      label: "Narrow mouth, glass, 250 mL",
      attributes: {
        mouth: "Narrow Mouth",
        material: "Glass",
        color: "Clear",
        capacity: 250,
        closureColor: "Blue",
        print: "Plain",
      },
    },
  ],
  draw: (art, item, view) => {
    const bottle = bottleOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [40, 0], scale: 0.87 }, () => {
      art.shadow([304, 566], 160, 14);
      drawBody(art, bottle);
      if (bottle.mouth === "Wash") drawWashTop(art, bottle);
      else drawCap(art, bottle);
      drawPrint(art, bottle);
    });
    if (!isPlain)
      drawCallout(art, [
        `${bottle.capacity} mL`,
        item.text("material", "HDPE"),
        `to ${item.text("temperatureMax", "120")} °C`,
      ]);
  },
});

function bottleOf(item: Given): Bottle {
  const mouth = item.text("mouth", "Narrow Mouth");
  const color = item.text("color", "Natural");
  const isGlass = /glass|petg|fep/i.test(item.text("material", "HDPE"));
  return {
    mouth: mouth === "Wash" || mouth === "Wide Mouth" ? mouth : "Narrow Mouth",
    body: color === "Amber" ? "#a8590f" : isGlass ? "#cfe2ec" : "#eef0ec",
    isAmber: color === "Amber",
    isGlass,
    cap: colorOf(item.text("closureColor", "White")),
    print: item.text("print", "Plain"),
    capacity: item.number("capacity", 500),
  };
}

/** Large bottles are broader for their height. */
function bodyRadius({ capacity }: Bottle): number {
  return 112 + Math.min(1, Math.log10(Math.max(10, capacity) / 10) / 2.6) * 44;
}

function profileOf(bottle: Bottle): Profile {
  const radius = bodyRadius(bottle);
  const neck = { "Narrow Mouth": 46, "Wide Mouth": 84, Wash: 44 }[bottle.mouth];
  const top = bottle.mouth === "Wash" ? 226 : 130;
  return [
    [neck, top],
    [neck, top + 34],
    ...bend([
      [neck, top + 34],
      [neck + (radius - neck) * 0.62, top + 60],
      [radius, top + 112],
    ]),
    [radius, 530],
    ...bend([
      [radius, 530],
      [radius * 0.97, 548],
      [radius * 0.88, 558],
    ]),
  ];
}

function drawBody(art: Art, bottle: Bottle): void {
  const path = turnedPath(300, profileOf(bottle), { bottom: 10 });
  const outline = tone(bottle.body, bottle.isAmber ? -0.65 : -0.6);
  art.path(path, { fill: bodyFill(art, bottle), stroke: outline, width: 2.6 });
  const liquid: Color = bottle.isAmber ? "#5e2f05" : "#8fc1e3";
  const level = bottle.mouth === "Wash" ? 360 : 290;
  art.group({ clip: art.clip(path) }, () => {
    art.rect(100, level, 400, 280, { fill: liquid, fillOpacity: bottle.isGlass && !bottle.isAmber ? 0.4 : 0.24 });
    art.ellipse([300, level], bodyRadius(bottle), 14, {
      fill: liquid,
      fillOpacity: 0.3,
      stroke: outline,
      strokeOpacity: 0.3,
      width: 1.4,
    });
  });
  const left = 300 - bodyRadius(bottle) * 0.78;
  art.path(`M${left} 300V510`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: bottle.isAmber ? 0.45 : 0.85,
    width: 13,
    cap: "round",
  });
  for (let mark = 1; mark <= 4; mark++) {
    const y = 530 - mark * 56;
    if (bottle.print === "Plain")
      art.line([300 + bodyRadius(bottle) * 0.44, y], [300 + bodyRadius(bottle) * 0.78, y], {
        stroke: outline,
        strokeOpacity: 0.65,
        width: 2.2,
      });
  }
}

function bodyFill(art: Art, { body, isGlass }: Bottle): Fill {
  return art.linear(
    [
      [0, tone(body, -0.34)],
      [0.1, tone(body, -0.1)],
      [0.26, tone(body, isGlass ? 0.85 : 0.6)],
      [0.5, tone(body, 0.15)],
      [0.82, tone(body, -0.12)],
      [1, tone(body, -0.42)],
    ],
    "across",
  );
}

function capFill(art: Art, cap: Color): Fill {
  return art.linear(
    [
      [0, tone(cap, -0.38)],
      [0.26, tone(cap, 0.55)],
      [0.5, cap],
      [1, tone(cap, -0.5)],
    ],
    "across",
  );
}

function drawCap(art: Art, { mouth, cap }: Bottle): void {
  const radius = mouth === "Wide Mouth" ? 106 : 64;
  const outline = tone(cap, -0.72);
  art.path(
    turnedPath(
      300,
      [
        [radius - 6, 40],
        [radius, 48],
        [radius, 136],
      ],
      { bottom: 12 },
    ),
    { fill: capFill(art, cap), stroke: outline, width: 2.4 },
  );
  art.ellipse([300, 42], radius - 4, 10, { fill: tone(cap, 0.4), stroke: outline, strokeOpacity: 0.7, width: 1.6 });
  for (let rib = 1; rib < 16; rib++) {
    const x = 300 - Math.cos((rib / 16) * Math.PI) * (radius - 3);
    art.line([x, 58], [x, 132 + Math.sin((rib / 16) * Math.PI) * 9], {
      stroke: outline,
      strokeOpacity: 0.35,
      width: 2.6,
    });
  }
}

/** The stem rises from the cap, bends over and ends in a fine tip. */
function drawWashTop(art: Art, { cap }: Bottle): void {
  const outline = tone(cap, -0.72);
  const stem = "M300 200C300 120 296 84 250 66C206 52 160 70 118 108";
  art.path(stem, { fill: "none", stroke: outline, width: 24, cap: "round" });
  art.path(stem, { fill: "none", stroke: cap, width: 19, cap: "round" });
  art.path(stem, { fill: "none", stroke: tone(cap, 0.6), strokeOpacity: 0.7, width: 5, cap: "round" });
  art.path("M128 86L92 130L100 138L142 108Z", { fill: tone(cap, -0.1), stroke: outline, width: 2 });
  art.path(
    turnedPath(
      300,
      [
        [30, 176],
        [62, 190],
        [64, 240],
      ],
      { bottom: 10 },
    ),
    { fill: capFill(art, cap), stroke: outline, width: 2.4 },
  );
  for (let x = 246; x <= 354; x += 12)
    art.line([x, 200], [x, 242], { stroke: outline, strokeOpacity: 0.35, width: 2.6 });
}

function drawPrint(art: Art, bottle: Bottle): void {
  const ink: Color = bottle.isAmber ? "#ffffff" : "#2a3640";
  const radius = bodyRadius(bottle);
  if (bottle.print === "Plain") {
    art.text([300 - radius * 0.12, 440], `${bottle.capacity} mL`, {
      size: 30,
      face: "heavy",
      fill: ink,
      opacity: 0.75,
    });
    return;
  }
  art.rect(
    300 - radius * 0.82,
    380,
    radius * 1.64,
    64,
    { fill: bottle.cap, stroke: tone(bottle.cap, -0.6), width: 1.8 },
    6,
  );
  const words = bottle.print.toUpperCase();
  const size = sizeToFit(words, radius * 1.5, 36, "heavy");
  art.text([300, 412 + size * 0.36], words, { size, face: "heavy", fill: inkOn(bottle.cap) });
  drawDiamond(art, 300, 496, 42, diamonds[bottle.print] ?? [0, 0, 0]);
}
