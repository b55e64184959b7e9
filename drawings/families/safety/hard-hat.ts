import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./shading.ts";

interface Hat {
  readonly color: Color;
  readonly isFullBrim: boolean;
  readonly isVented: boolean;
  readonly hasLiner: boolean;
  readonly hasRatchet: boolean;
  readonly strap: string;
  readonly brand: string;
}

export const hardHat = defineDrawing({
  name: "hard-hat",
  title: "Hard hat",
  examples: [
    {
      label: "Cap style, yellow",
      attributes: {
        shape: "Cap Style",
        color: "Yellow",
        ansiType: "Type I",
        ansiClass: "Class E",
        suspension: "4-Point Ratchet",
        vented: false,
        brand: "Bracken",
      },
    },
    {
      label: "Full brim, white",
      attributes: {
        shape: "Full Brim",
        color: "White",
        ansiType: "Type I",
        ansiClass: "Class E",
        suspension: "6-Point Ratchet",
        vented: false,
        brand: "Harrowgate",
      },
    },
    {
      label: "Cap style, vented, orange",
      attributes: {
        shape: "Cap Style",
        color: "Hi-Vis Orange",
        ansiType: "Type I",
        ansiClass: "Class C",
        suspension: "4-Point Pin Lock",
        vented: true,
        brand: "Castlegate",
      },
    },
    {
      label: "Type II, blue, strap",
      attributes: {
        shape: "Cap Style",
        color: "Blue",
        ansiType: "Type II",
        ansiClass: "Class E",
        suspension: "6-Point Ratchet",
        vented: false,
        chinStrap: "4-Point",
        brand: "Corrigard",
      },
    },
    {
      label: "Full brim, navy",
      attributes: {
        shape: "Full Brim",
        color: "Navy",
        ansiType: "Type I",
        ansiClass: "Class G",
        suspension: "8-Point Ratchet",
        brand: "Northfold",
      },
    },
  ],
  draw: (art, item, view) => {
    const hat = hatOf(item);
    const isPlain = view === "plain";
    art.group({ move: [0, isPlain ? (hat.strap === "None" ? 4 : -34) : -48] }, () => {
      art.shadow([300, 512], 262, 18);
      drawInside(art, hat);
      drawShell(art, hat);
      drawBrim(art, hat);
    });
    if (!isPlain) {
      drawCallout(art, [
        item.text("ansiType", "Type I"),
        item.text("ansiClass", "Class E"),
        item.text("suspension", "4-Point Ratchet"),
      ]);
    }
  },
});

function hatOf(item: Given): Hat {
  return {
    color: colorOf(item.text("color", "Yellow")),
    isFullBrim: item.text("shape", "Cap Style").startsWith("Full"),
    isVented: item.flag("vented"),
    hasLiner: item.text("ansiType", "Type I") === "Type II",
    hasRatchet: item.text("suspension", "Ratchet").includes("Ratchet"),
    strap: item.text("chinStrap", "None"),
    brand: item.text("brand", ""),
  };
}

/** What shows below the rim: headband, ratchet knob, liner and strap. */
function drawInside(art: Art, hat: Hat): void {
  if (hat.strap !== "None") {
    const strap = "M178 470C196 560 250 604 300 604C340 604 380 560 400 472";
    art.path(strap, { fill: "none", stroke: "#0c0d0e", width: 13 });
    art.path(strap, { fill: "none", stroke: "#33383d", width: 9 });
    if (hat.strap.startsWith("4"))
      art.path("M120 470C160 520 190 540 222 560", { fill: "none", stroke: "#33383d", width: 9 });
    art.rect(282, 588, 42, 26, { fill: "#1d2023", stroke: "#000000", width: 1.6 }, 5);
  }
  art.path("M112 466C140 508 420 514 462 464L462 440H112Z", {
    fill: hat.hasLiner ? "#4a5057" : "#23272b",
    stroke: "#0d0f10",
    width: 1.6,
  });
  if (hat.hasRatchet) {
    art.circle([98, 482], 24, {
      fill: art.ball({ dark: "#0c0d0e", mid: "#26292d", light: "#4d5359", shine: "#aab0b6", outline: "#000000" }),
      stroke: "#000000",
      width: 1.8,
    });
    art.path("M98 462V470M98 494V502M78 482H86M110 482H118", {
      fill: "none",
      stroke: "#8d949b",
      width: 2.6,
      cap: "round",
    });
  } else {
    art.path("M76 468C90 496 130 508 160 506", { fill: "none", stroke: "#2a2e33", width: 13, cap: "round" });
  }
}

function drawShell(art: Art, hat: Hat): void {
  const { color } = hat;
  const outline = tone(color, -0.72);
  const dome = "M72 448C60 262 158 102 296 98C436 100 522 254 522 432L530 446Q300 484 72 448Z";
  art.path(dome, {
    fill: art.radial(
      [
        [0, "#ffffff"],
        [0.16, tone(color, 0.4)],
        [0.55, color],
        [1, tone(color, -0.42)],
      ],
      [0.34, 0.2],
      0.95,
    ),
    stroke: outline,
    width: 2.2,
  });
  drawRidge(art, color, outline);
  art.path("M182 146C128 216 112 330 116 450", {
    fill: "none",
    stroke: tone(color, -0.5),
    strokeOpacity: 0.55,
    width: 3,
  });
  art.path("M191 148C137 220 122 330 127 450", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.55, width: 3 });
  if (hat.isVented)
    for (const [x, y] of [
      [168, 292],
      [190, 244],
      [224, 202],
    ] as const)
      drawVent(art, color, x, y);
  if (!hat.isFullBrim) drawSlot(art, color);
  const words = hat.brand.toUpperCase();
  art.text([206, 404], words, {
    size: sizeToFit(words, 150, 26, "heavy"),
    face: "heavy",
    fill: inkOn(color),
    opacity: 0.78,
  });
}

function drawRidge(art: Art, color: Color, outline: Color): void {
  const fill = art.linear([
    [0, tone(color, 0.55)],
    [0.35, color],
    [1, tone(color, -0.35)],
  ]);
  art.path("M254 102C246 78 334 74 356 104C412 160 440 300 440 456L384 462C384 312 344 168 254 102Z", {
    fill,
    stroke: outline,
    strokeOpacity: 0.6,
    width: 1.8,
  });
  art.path("M276 102C352 164 398 300 402 456", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.55, width: 5 });
  art.path("M370 130C428 190 462 310 466 452", {
    fill: "none",
    stroke: tone(color, -0.5),
    strokeOpacity: 0.4,
    width: 3,
  });
}

function drawVent(art: Art, color: Color, x: number, y: number): void {
  art.group({ move: [x, y], rotate: -42 }, () => {
    art.rect(-18, -5, 36, 10, { fill: tone(color, -0.8), stroke: tone(color, -0.6), width: 1 }, 5);
    art.line([-14, 6], [14, 6], { stroke: "#ffffff", strokeOpacity: 0.6, width: 1.8 });
  });
}

function drawSlot(art: Art, color: Color): void {
  art.path("M282 430L330 432L328 458L284 456Z", {
    fill: tone(color, -0.12),
    stroke: tone(color, -0.6),
    strokeOpacity: 0.7,
    width: 1.6,
  });
  art.path("M290 450H322", { fill: "none", stroke: tone(color, -0.8), width: 4, cap: "round" });
}

function drawBrim(art: Art, { color, isFullBrim }: Hat): void {
  const outline = tone(color, -0.72);
  const fill = art.linear([
    [0, tone(color, 0.5)],
    [0.35, color],
    [1, tone(color, -0.42)],
  ]);
  const brim = isFullBrim
    ? "M30 446C44 428 66 436 88 442C210 470 420 468 518 436C548 430 572 444 580 458C586 470 572 476 556 476C500 494 430 504 300 504C170 504 90 492 44 474C26 468 20 456 30 446Z"
    : "M56 446C190 480 430 482 536 438C560 444 582 458 586 470C588 480 576 484 562 480C500 470 470 488 300 494C168 494 92 482 62 468C48 462 46 448 56 446Z";
  art.path(brim, { fill, stroke: outline, width: 2.2 });
  const gleam = isFullBrim ? "M48 458C200 494 420 490 560 456" : "M70 460C206 488 436 486 548 454";
  art.path(gleam, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.55, width: 3.4, cap: "round" });
}
