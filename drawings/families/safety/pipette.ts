import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Profile, bend, turnedPath } from "../../kit/turned.ts";
import { drawCallout, lit } from "./shading.ts";

interface Pipette {
  readonly code: Color;
  readonly channels: number;
  readonly isElectronic: boolean;
  readonly isFixed: boolean;
  readonly volume: number;
  readonly brand: string;
}

const white: Color = "#eef0f2";

export const pipette = defineDrawing({
  name: "pipette",
  title: "Pipette",
  examples: [
    {
      label: "100 to 1,000 microliters",
      attributes: {
        volumeMin: 100,
        volumeMax: 1000,
        channels: 1,
        drive: "Adjustable Volume",
        color: "Blue",
        brand: "Labridge",
      },
    },
    {
      label: "20 to 200, 8 channels",
      attributes: {
        volumeMin: 20,
        volumeMax: 200,
        channels: 8,
        drive: "Adjustable Volume",
        color: "Yellow",
        brand: "Borovale",
      },
    },
    {
      label: "0.5 to 10, electronic",
      attributes: { volumeMin: 0.5, volumeMax: 10, channels: 1, drive: "Electronic", color: "Red", brand: "Labridge" },
    },
    {
      label: "12 channels, electronic",
      attributes: {
        volumeMin: 30,
        volumeMax: 300,
        channels: 12,
        drive: "Electronic",
        color: "Orange",
        brand: "Libramoor",
      },
    },
  ],
  draw: (art, item, view) => {
    const given = pipetteOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? { move: [17, 26], scale: 0.945 } : { move: [46, 14], scale: 0.85 }, () => {
      if (given.channels > 1) drawMultichannel(art, given);
      else
        art.group({ move: [300, 300], rotate: 26 }, () =>
          art.group({ move: [-300, -300] }, () => drawSingle(art, given)),
        );
    });
    if (!isPlain) {
      const range = given.isFixed
        ? decimal(given.volume)
        : `${decimal(item.number("volumeMin", 100))} to ${decimal(given.volume)}`;
      drawCallout(art, [
        `${range} µL`,
        `${given.channels} channel${given.channels > 1 ? "s" : ""}`,
        item.text("drive", ""),
      ]);
    }
  },
});

function pipetteOf(item: Given): Pipette {
  const drive = item.text("drive", "Adjustable Volume");
  return {
    code: colorOf(item.text("color", "Blue")),
    channels: item.number("channels", 1),
    isElectronic: drive === "Electronic",
    isFixed: drive === "Fixed Volume",
    volume: item.number("volumeMax", 1_000),
    brand: item.text("brand", ""),
  };
}

function drawSingle(art: Art, given: Pipette): void {
  const shaft: Profile = [
    [26, 300],
    [22, 420],
    [14, 470],
    [13, 486],
  ];
  art.path(turnedPath(300, shaft), { fill: turnedFill(art, white), stroke: "#3a4147", width: 2.2 });
  drawTip(art, 300, 470, given, 1);
  drawBody(art, given);
}

/** A disposable tip, clear, with a drop of what it holds. */
function drawTip(art: Art, x: number, y: number, { code, volume }: Pipette, scale: number): void {
  const length = (volume > 1_000 ? 150 : 118) * scale;
  const tip: Profile = [
    [17 * scale, y],
    [16 * scale, y + 16 * scale],
    [11 * scale, y + length * 0.55],
    [2.4, y + length],
  ];
  const path = turnedPath(x, tip);
  art.path(path, {
    fill: art.linear(
      [
        [0, "#c9d8e1", 0.9],
        [0.3, "#ffffff", 0.9],
        [1, "#9fb4c2", 0.9],
      ],
      "across",
    ),
    stroke: "#5d6b76",
    width: 1.6,
  });
  art.group({ clip: art.clip(path) }, () =>
    art.rect(x - 30, y + length * 0.5, 60, length, { fill: code, fillOpacity: 0.6 }),
  );
  art.rect(
    x - 18 * scale,
    y - 2,
    36 * scale,
    9 * scale,
    { fill: tone(code, 0.3), stroke: tone(code, -0.5), width: 1.2 },
    2,
  );
}

/** Handle with finger rest, display, ejector and the coloured button on top. */
function drawBody(art: Art, given: Pipette): void {
  const { code } = given;
  art.rect(286, 4, 28, 62, { fill: turnedFill(art, "#d5dbe0"), stroke: "#3a4147", width: 2 });
  art.rect(268, -20, 64, 34, { fill: turnedFill(art, code), stroke: tone(code, -0.7), width: 2.2 }, 10);
  art.path("M342 66C366 60 378 76 374 96L360 210H336Z", { fill: lit(art, "#c9d0d6"), stroke: "#3a4147", width: 2 });
  const body: Profile = bend([
    [44, 60],
    [52, 84],
    [50, 170],
    [44, 240],
    [40, 296],
    [28, 322],
  ]);
  art.path("M254 92C226 70 190 74 178 94C190 108 226 108 258 132Z", {
    fill: lit(art, white),
    stroke: "#3a4147",
    width: 2.2,
  });
  art.path(turnedPath(300, body, { top: 0, bottom: 6 }), {
    fill: turnedFill(art, given.isElectronic ? "#3a4046" : white),
    stroke: "#2a3036",
    width: 2.4,
  });
  art.path("M250 244C262 256 338 256 348 244L344 272C330 284 270 284 254 272Z", {
    fill: turnedFill(art, code),
    stroke: tone(code, -0.7),
    width: 2,
  });
  drawDisplay(art, given, [274, 100, 52, given.isElectronic ? 96 : 108]);
}

function drawDisplay(
  art: Art,
  { volume, isElectronic, isFixed, code }: Pipette,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  art.rect(x, y, width, height, { fill: isElectronic ? "#bfe3c4" : "#20252a", stroke: "#101214", width: 2 }, 6);
  const digits = Array.from(decimal(volume)).slice(0, 5);
  if (isElectronic) {
    const text = decimal(volume);
    art.text([x + width / 2, y + height / 2 + 8], text, {
      size: Math.min(23, (width * 1.5) / text.length),
      fill: "#15301b",
    });
    for (const at of [height + 8, height + 28])
      art.rect(x + 8, y + at, width - 16, 13, { fill: code, stroke: tone(code, -0.6), width: 1.2 }, 5);
    return;
  }
  const step = height / digits.length;
  digits.forEach((digit, at) => {
    art.rect(
      x + 9,
      y + at * step + 2,
      width - 18,
      step - 4,
      { fill: isFixed ? "#d5dbe0" : "#f7f8f8", stroke: "#101214", width: 1 },
      3,
    );
    art.text([x + width / 2, y + at * step + step / 2 + 8], digit, { size: Math.min(23, step * 0.9), fill: "#15181b" });
  });
}

function drawMultichannel(art: Art, given: Pipette): void {
  const { channels } = given;
  const gap = channels === 8 ? 50 : 38;
  const left = 300 - ((channels - 1) * gap) / 2;
  art.shadow([300, 578], (channels * gap) / 2, 9);
  for (let channel = 0; channel < channels; channel++) {
    const x = left + channel * gap;
    art.path(
      turnedPath(x, [
        [9, 408],
        [8, 450],
      ]),
      { fill: turnedFill(art, "#cfd6dc"), stroke: "#3a4147", width: 1.6 },
    );
    drawTip(art, x, 442, given, channels === 8 ? 1.04 : 0.92);
  }
  art.group({ move: [300 - 300 * 1.02, 24], scale: 1.02 }, () => drawBody(art, given));
  const width = channels * gap + 14;
  art.path(
    `M272 336H328L340 366H${300 + width / 2 - 18}Q${300 + width / 2} 368 ${300 + width / 2} 386V420H${300 - width / 2}V386Q${300 - width / 2} 368 ${300 - width / 2 + 18} 366H260Z`,
    {
      fill: art.linear([
        [0, "#ffffff"],
        [0.4, "#e3e7ea"],
        [1, "#9aa3ab"],
      ]),
      stroke: "#2a3036",
      width: 2.4,
    },
  );
  art.rect(
    300 - width / 2 + 10,
    396,
    width - 20,
    10,
    { fill: given.code, stroke: tone(given.code, -0.6), width: 1.2 },
    4,
  );
}

function turnedFill(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, -0.42)],
      [0.14, tone(color, -0.05)],
      [0.32, tone(color, 0.75)],
      [0.55, color],
      [1, tone(color, -0.48)],
    ],
    "across",
  );
}
