import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

interface Balance {
  readonly capacity: number;
  readonly readability: number;
  readonly hasShield: boolean;
  readonly isTouch: boolean;
  /** Half the pan's width in the picture. */
  readonly pan: number;
  readonly brand: string;
}

const shell: Color = "#dfe4e8";

export const balance = defineDrawing({
  name: "balance",
  title: "Laboratory balance",
  examples: [
    {
      label: "Analytical, 220 g x 0.1 mg",
      attributes: {
        capacity: 220,
        readability: 0.0001,
        panMm: 90,
        display: "Color Touchscreen",
        draftShield: true,
        brand: "Libramoor",
      },
    },
    {
      label: "Precision, 2,200 g x 0.01 g",
      attributes: {
        capacity: 2200,
        readability: 0.01,
        panMm: 180,
        display: "Backlit LCD",
        draftShield: false,
        brand: "Labridge",
      },
    },
    {
      label: "Precision, 620 g x 1 mg",
      attributes: {
        capacity: 620,
        readability: 0.001,
        panMm: 120,
        display: "Backlit LCD",
        draftShield: true,
        brand: "Borovale",
      },
    },
    {
      label: "Precision, 6,200 g x 0.1 g",
      attributes: {
        capacity: 6200,
        readability: 0.1,
        panMm: 180,
        display: "Color Touchscreen",
        draftShield: false,
        brand: "Libramoor",
      },
    },
  ],
  draw: (art, item, view) => {
    const given = balanceOf(item);
    const isPlain = view === "plain";
    const rise = riseOf(given);
    art.group(isPlain ? { move: [0, rise] } : { move: [36, rise * 0.8], scale: 0.88 }, () => {
      art.shadow([300, 566], 262, 17);
      if (given.hasShield) drawShieldBack(art, given);
      drawBase(art, given);
      drawPan(art, given);
      if (given.hasShield) drawShieldFront(art, given);
      drawPanel(art, given);
    });
    if (!isPlain)
      drawCallout(art, [
        `${given.capacity.toLocaleString("en-US")} g capacity`,
        `reads to ${decimal(given.readability)} g`,
        `pan ${item.text("panMm", "90")} mm`,
      ]);
  },
});

function balanceOf(item: Given): Balance {
  const readability = item.number("readability", 0.0001);
  return {
    capacity: item.number("capacity", 220),
    readability: readability < 0.0001 ? 0.00001 : readability,
    hasShield: item.flag("draftShield") || readability <= 0.001,
    isTouch: item.text("display", "LCD").includes("Touch"),
    pan: 66 + item.number("panMm", 90) * 0.62,
    brand: item.text("brand", ""),
  };
}

/** A wedge: the top slopes from the pan down to the display in front. */
function drawBase(art: Art, given: Balance): void {
  art.path("M96 400L504 400L552 506V540Q552 556 534 556H66Q48 556 48 540V506Z", {
    fill: art.linear([
      [0, tone(shell, 0.6)],
      [0.6, shell],
      [1, tone(shell, -0.25)],
    ]),
    stroke: "#2a3036",
    width: 2.4,
  });
  art.path("M48 506H552V540Q552 556 534 556H66Q48 556 48 540Z", {
    fill: art.linear([
      [0, "#5b636b"],
      [0.4, "#3a4046"],
      [1, "#1d2125"],
    ]),
    stroke: "#14171a",
    width: 2.2,
  });
  for (const x of [92, 488]) art.rect(x - 22, 552, 44, 13, { fill: "#15181b" }, 5);
  const brand = given.brand.toUpperCase();
  art.text([130, 540], brand, { size: sizeToFit(brand, 130, 22, "heavy"), face: "heavy", fill: "#e9edf0" });
  const model = `${given.capacity} g / ${decimal(given.readability)} g`;
  art.text([472, 539], model, { size: sizeToFit(model, 140, 19), fill: "#cdd4da" });
}

function drawPanel(art: Art, { capacity, readability, isTouch }: Balance): void {
  const places = Math.max(0, Math.round(-Math.log10(readability)));
  const reading = `${(capacity * 0.4567).toFixed(places)} g`;
  art.path("M126 440H474L494 498H106Z", {
    fill: art.linear([
      [0, "#3a4046"],
      [1, "#1d2125"],
    ]),
    stroke: "#101214",
    width: 2,
  });
  const glass = isTouch
    ? art.linear([
        [0, "#1d4f86"],
        [1, "#0b2748"],
      ])
    : art.linear([
        [0, "#d7ecd4"],
        [1, "#a9cfa6"],
      ]);
  art.path("M196 446H404L414 491H186Z", { fill: glass, stroke: "#0a0b0c", width: 2 });
  const size = sizeToFit(reading, 190, 34);
  art.text([300, 468 + size * 0.36], reading, { size, fill: isTouch ? "#ffffff" : "#14301a" });
  for (const [x, fill] of [
    [148, "#1a7f3c"],
    [172, "#dfe4e8"],
    [428, "#dfe4e8"],
    [452, "#dfe4e8"],
  ] as const)
    art.ellipse([x, 469], 10, 9, { fill, stroke: "#0a0b0c", width: 1.6 });
}

function drawPan(art: Art, { pan, hasShield }: Balance): void {
  const y = hasShield ? 384 : 376;
  const steel = finishes.stainless;
  const ry = pan * 0.2;
  art.path(`M${300 - pan * 0.2} ${y}L${300 - pan * 0.26} ${y + 36}H${300 + pan * 0.26}L${300 + pan * 0.2} ${y}Z`, {
    fill: art.metal(steel, "across"),
    stroke: steel.outline,
    width: 1.6,
  });
  art.ellipse([300, y + 8], pan, ry, { fill: "#5d646b", stroke: "#23282d", width: 1.8 });
  art.ellipse([300, y], pan, ry, {
    fill: art.linear(
      [
        [0, "#ffffff"],
        [0.35, steel.light],
        [0.7, steel.mid],
        [1, steel.light],
      ],
      "diagonal",
    ),
    stroke: steel.outline,
    width: 2.2,
  });
  art.ellipse([300, y], pan * 0.9, ry * 0.86, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.9, width: 2 });
}

/** Low ones stand in the middle of the picture, not at its foot. */
function riseOf(given: Balance): number {
  if (!given.hasShield) return -110;
  return -Math.max(0, shieldTop(given) - 50) / 2;
}

function shieldTop({ readability }: Balance): number {
  return readability <= 0.0001 ? 44 : 190;
}

function drawShieldBack(art: Art, given: Balance): void {
  const top = shieldTop(given);
  art.polygon(
    [
      [136, top + 26],
      [464, top + 26],
      [464, 404],
      [136, 404],
    ],
    {
      fill: art.linear(
        [
          [0, "#eef5f9"],
          [0.5, "#dbe8f0"],
          [1, "#c3d5e0"],
        ],
        "diagonal",
      ),
      stroke: "#5d6b76",
      width: 2,
    },
  );
  art.rect(238, top + 60, 124, 404 - top - 60, { fill: lit(art, shell), stroke: "#5d6b76", width: 1.6 }, 8);
}

/** Glass doors with frames; a handle on each sliding one. */
function drawShieldFront(art: Art, given: Balance): void {
  const top = shieldTop(given);
  const frame = { fill: "none", stroke: "#3a4046", width: 7 } as const;
  const glass = art.linear(
    [
      [0, "#ffffff", 0.65],
      [0.3, "#d9e8f1", 0.22],
      [0.36, "#ffffff", 0.5],
      [0.46, "#d9e8f1", 0.16],
      [1, "#a9c3d4", 0.4],
    ],
    "diagonal",
  );
  art.path(`M112 ${top + 22}L136 ${top + 4}H464L488 ${top + 22}Z`, {
    fill: lit(art, "#565d64"),
    stroke: "#23282d",
    width: 2,
  });
  art.rect(112, top + 22, 376, 398 - top, { fill: glass });
  art.rect(112, top + 22, 376, 398 - top, frame, 4);
  art.line([112, top + 60], [112, 400], { stroke: "#e9edf0", strokeOpacity: 0.6, width: 2 });
  art.rect(268, top - 2, 64, 16, { fill: lit(art, "#c9d0d6"), stroke: "#23282d", width: 1.8 }, 6);
  for (const x of [94, 494])
    art.rect(x, (top + 400) / 2 - 26, 12, 52, { fill: lit(art, "#c9d0d6"), stroke: "#23282d", width: 1.8 }, 5);
}
