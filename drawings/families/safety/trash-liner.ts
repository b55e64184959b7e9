import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { drawBox } from "../../kit/box.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawStandingRoll } from "../../kit/roll.ts";
import { smoothPath } from "../../kit/smooth.ts";

export const trashLiner = defineDrawing({
  name: "trash-liner",
  title: "Trash can liner",
  examples: [
    {
      label: "55 gal, 1.5 mil, black",
      attributes: {
        capacity: 55,
        width: 38,
        length: 58,
        thickness: 1.5,
        gauge: "1.5 mil",
        color: "Black",
        dispensing: "Coreless Roll",
        packageQuantity: 100,
      },
    },
    {
      label: "33 gal, high-density, clear",
      attributes: {
        capacity: 33,
        width: 33,
        length: 39,
        thickness: 0.63,
        gauge: "16 micron",
        color: "Clear",
        dispensing: "Coreless Roll",
        packageQuantity: 250,
      },
    },
    {
      label: "10 gal, white",
      attributes: {
        capacity: 10,
        width: 24,
        length: 24,
        thickness: 0.65,
        gauge: "0.65 mil",
        color: "White",
        dispensing: "Flat Pack",
        packageQuantity: 500,
      },
    },
    {
      label: "45 gal, red",
      attributes: {
        capacity: 45,
        width: 40,
        length: 46,
        thickness: 1.5,
        gauge: "1.5 mil",
        color: "Red",
        dispensing: "Flat Pack",
        packageQuantity: 100,
      },
    },
  ],
  draw: (art, item, view) => {
    const color = filmOf(item.text("color", "Black"));
    if (view === "dimensioned") {
      drawFlatBag(art, color, item);
      return;
    }
    art.shadow([300, 562], 262, 17);
    drawSack(art, color, item.text("color", "Black") === "Clear");
    if (item.text("dispensing", "Coreless Roll") === "Flat Pack") drawCarton(art, item);
    else drawRoll(art, color);
  },
});

function filmOf(name: string): Color {
  return name === "Clear" ? "#dbe6ec" : colorOf(name);
}

/** A full sack, its neck twisted and tied. */
function drawSack(art: Art, color: Color, isClear: boolean): void {
  const sack: readonly Point[] = [
    [214, 132],
    [176, 168],
    [112, 232],
    [60, 330],
    [50, 440],
    [86, 534],
    [190, 562],
    [300, 558],
    [404, 562],
    [470, 524],
    [488, 430],
    [466, 320],
    [404, 228],
    [340, 172],
    [296, 132],
  ];
  const outline = tone(color, color === "#232528" ? -0.6 : -0.6);
  const neck =
    "M214 136C200 96 180 62 160 44C190 36 210 56 228 44C246 30 262 52 282 40C300 32 322 40 344 36C326 66 308 98 296 136Z";
  art.path(neck, { fill: gloss(art, color), stroke: outline, width: 2.2 });
  art.path(`${smoothPath(sack)}Z`, {
    fill: gloss(art, color),
    stroke: outline,
    width: 2.4,
    ...(isClear ? { fillOpacity: 0.85 } : {}),
  });
  drawFolds(art, color);
  art.path("M206 130C230 120 280 120 304 130L300 152C276 144 234 144 210 152Z", {
    fill: color === "#c8102e" ? "#15181b" : "#d0402a",
    stroke: "#4d120b",
    width: 2,
  });
}

function drawFolds(art: Art, color: Color): void {
  const isDark = color === "#232528" || color === "#1557a6" || color === "#c8102e";
  const dark = {
    fill: "none",
    stroke: tone(color, -0.75),
    strokeOpacity: isDark ? 0.8 : 0.3,
    width: 5,
    cap: "round",
  } as const;
  art.path(
    "M232 158C206 220 150 280 124 380M250 158C246 240 214 320 214 440M270 158C296 250 330 300 340 420M286 156C340 220 400 270 430 360M220 60C226 90 232 110 236 128M268 60C264 90 262 110 262 128M110 470C150 500 190 500 220 480M330 500C370 520 420 500 440 470",
    dark,
  );
  const light = {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: isDark ? 0.5 : 0.95,
    width: 7,
    cap: "round",
  } as const;
  art.path(
    "M206 176C160 226 112 290 92 372M226 200C206 256 180 300 170 350M262 200C258 250 250 300 252 352M300 196C330 240 352 280 364 326M80 430C82 466 92 490 106 508M280 480C300 500 330 510 352 506",
    light,
  );
}

function drawRoll(art: Art, color: Color): void {
  art.shadow([462, 560], 108, 12);
  drawStandingRoll(art, {
    top: [462, 408],
    radius: 88,
    height: 128,
    tilt: 0.32,
    color,
    coreRadius: 16,
    winds: 8,
    coreColor: tone(color, -0.5),
  });
  art.path("M462 380C400 384 374 396 374 408V536L396 542V420C410 400 430 396 462 396Z", {
    fill: "#ffffff",
    fillOpacity: 0.12,
  });
  art.rect(374, 452, 176, 46, { fill: "#f2c230", stroke: "#6b4d06", width: 1.6 });
  art.rect(374, 452, 176, 46, { fill: art.cylinderShade(), opacity: 0.5 });
  art.text([462, 484], "LINERS", { size: 26, face: "heavy", fill: "#15181b" });
}

function drawCarton(art: Art, item: Given): void {
  art.shadow([440, 560], 140, 12);
  drawBox(art, { at: [332, 410], width: 178, height: 142, depth: [42, 32], color: "#c79a63" });
  art.rect(348, 440, 146, 88, { fill: "#ffffff", stroke: "#5c3f1a", width: 1.4 }, 4);
  art.text([421, 474], `${item.text("capacity", "55")} GAL`, { size: 29, face: "heavy", fill: "#15181b" });
  art.text([421, 500], item.text("gauge", ""), { size: 19, fill: "#39424b" });
  art.text([421, 519], `${item.text("packageQuantity", "100")} ct`, { size: 16, fill: "#39424b" });
}

function drawFlatBag(art: Art, color: Color, item: Given): void {
  const [wide, long] = [item.number("width", 38), item.number("length", 58)];
  const scale = Math.min(380 / wide, 430 / long);
  const [width, height] = [wide * scale, long * scale];
  const [x, y] = [320 - width / 2, 262 - height / 2];
  art.rect(x, y, width, height, { fill: gloss(art, color), stroke: tone(color, -0.6), width: 2.4 }, 4);
  art.line([x + 4, y + height - 14], [x + width - 4, y + height - 14], {
    stroke: tone(color, -0.6),
    width: 3,
    dash: "3 3",
  });
  art.path(`M${x} ${y}C${x + width * 0.3} ${y + 26} ${x + width * 0.7} ${y + 26} ${x + width} ${y}`, {
    fill: tone(color, -0.4),
    stroke: tone(color, -0.7),
    width: 2,
  });
  for (const share of [0.22, 0.5, 0.78])
    art.line([x + width * share, y + 40], [x + width * share, y + height - 30], {
      stroke: "#ffffff",
      strokeOpacity: 0.18,
      width: 8,
    });
  art.dimension({ from: [x, y + height], to: [x + width, y + height], label: `${wide} in`, offset: 38 });
  art.dimension({ from: [x, y], to: [x, y + height], label: `${long} in`, offset: -40 });
  art.text([320, 584], `${item.text("capacity", "55")} gal   |   ${item.text("gauge", "")}`, {
    size: 22,
    fill: "#14365c",
  });
}

function gloss(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, 0.5)],
      [0.25, tone(color, 0.12)],
      [0.5, color],
      [1, tone(color, color === "#232528" ? -0.5 : -0.3)],
    ],
    "diagonal",
  );
}
