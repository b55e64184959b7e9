import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { drawSole } from "./boot-sole.ts";

interface Boot {
  readonly leather: Color;
  readonly style: string;
  readonly toe: string;
  readonly construction: string;
  /** The height of the upper in inches, and where its top stands in the picture. */
  readonly height: number;
  readonly top: number;
}

const leathers: Readonly<Record<string, Color>> = {
  Brown: "#7a4a26",
  Black: "#2b2d30",
  Tan: "#c08a4c",
  Gray: "#7d858c",
};
const groundAt = 512;

export const safetyBoot = defineDrawing({
  name: "safety-boot",
  title: "Safety boot",
  examples: [
    {
      label: "6 in, brown",
      attributes: {
        style: "Lace-Up Work Boot",
        height: 6,
        toe: "Steel",
        color: "Brown",
        construction: "Standard",
        size: 10,
        width: "Medium (D)",
      },
    },
    {
      label: "8 in, black, waterproof",
      attributes: {
        style: "Lace-Up Work Boot",
        height: 8,
        toe: "Composite",
        color: "Black",
        construction: "Waterproof",
      },
    },
    {
      label: "Work shoe, gray",
      attributes: { style: "Work Shoe", height: 4, toe: "Aluminum", color: "Gray", construction: "Standard" },
    },
    {
      label: "Pull-on, tan",
      attributes: { style: "Pull-On Wellington", height: 11, toe: "Steel", color: "Tan", construction: "Standard" },
    },
    {
      label: "Logger, metatarsal guard",
      attributes: { style: "Logger", height: 9, toe: "Steel", color: "Brown", construction: "Metatarsal Guard" },
    },
  ],
  draw: (art, item, view) => {
    const boot = bootOf(item);
    const isPlain = view === "plain";
    const lift = isPlain ? (boot.top + groundAt + 34) / 2 - 300 : 0;
    art.group(isPlain ? { move: [0, -lift] } : { move: [78, 46], scale: 0.82 }, () => {
      art.shadow([312, groundAt + 34], 272, 15);
      drawUpper(art, boot);
      if (!boot.style.startsWith("Pull")) drawLaces(art, boot);
      drawSole(art, boot.style);
    });
    if (!isPlain) drawMeasures(art, boot, item);
  },
});

function bootOf(item: Given): Boot {
  const height = item.number("height", 6);
  return {
    leather: leathers[item.text("color", "Brown")] ?? colorOf(item.text("color", "Brown")),
    style: item.text("style", "Lace-Up Work Boot"),
    toe: item.text("toe", "Steel"),
    construction: item.text("construction", "Standard"),
    height,
    top: groundAt - 150 - Math.min(11, height) * 27.5,
  };
}

function upperPath({ top, height }: Boot): string {
  const isLow = height <= 4;
  const shaft: readonly Point[] = [
    [92, 486],
    [74, 440],
    [84, 392],
    [82, isLow ? 372 : 330],
    [72, isLow ? 330 : (top + 330) / 2],
    [62, top + 14],
    [84, top],
    [160, top - 6],
    [238, top + 2],
    [256, top + 18],
    [260, isLow ? 320 : Math.max(top + 60, 300)],
    [282, 350],
    [350, 392],
    [440, 408],
    [512, 424],
    [548, 454],
    [552, 486],
  ];
  return `${smoothPath(shaft)}C400 500 220 500 92 486Z`;
}

function drawUpper(art: Art, boot: Boot): void {
  const { leather } = boot;
  const path = upperPath(boot);
  const outline = tone(leather, -0.75);
  art.path(path, {
    fill: art.linear(
      [
        [0, tone(leather, 0.42)],
        [0.3, tone(leather, 0.12)],
        [0.65, tone(leather, -0.12)],
        [1, tone(leather, -0.5)],
      ],
      "diagonal",
    ),
    stroke: outline,
    width: 2.4,
  });
  art.group({ clip: art.clip(path) }, () => {
    drawPanels(art, boot);
    art.path("M300 400C380 420 460 424 530 444", {
      fill: "none",
      stroke: "#ffffff",
      strokeOpacity: 0.16,
      width: 13,
      cap: "round",
    });
    art.path(`M96 ${boot.top + 50}C92 ${(boot.top + 420) / 2} 100 400 96 450`, {
      fill: "none",
      stroke: "#ffffff",
      strokeOpacity: 0.09,
      width: 16,
      cap: "round",
    });
  });
  drawCollar(art, boot);
  art.path(path, { fill: "none", stroke: outline, width: 2.4 });
}

/** Toe cap, vamp, heel counter and, where it has one, the guard over the instep. */
function drawPanels(art: Art, boot: Boot): void {
  const { leather } = boot;
  const seam = { fill: "none", stroke: tone(leather, -0.7), strokeOpacity: 0.75, width: 2.4 } as const;
  const thread = { fill: "none", stroke: tone(leather, 0.5), strokeOpacity: 0.8, width: 1.7, dash: "5 4" } as const;
  const lines = [
    "M440 406C414 430 412 466 420 496",
    "M66 400C110 392 150 420 158 496",
    "M276 346C250 400 262 460 268 500",
  ];
  for (const line of lines) {
    art.path(line, seam);
    art.group({ move: [6, 3] }, () => art.path(line, thread));
  }
  if (boot.toe === "Steel")
    art.path("M452 410C430 432 428 462 434 490C480 496 530 494 556 486C556 452 520 424 452 410Z", {
      fill: "#000000",
      fillOpacity: 0.12,
    });
  if (boot.construction === "Metatarsal Guard") {
    art.path("M276 356C320 340 420 380 450 410C430 440 340 436 286 410C270 396 266 372 276 356Z", {
      fill: art.linear(
        [
          [0, tone(leather, 0.3)],
          [1, tone(leather, -0.4)],
        ],
        "diagonal",
      ),
      stroke: tone(leather, -0.75),
      width: 2.2,
    });
    art.path("M290 364C330 354 404 384 432 410", thread);
  }
  if (boot.construction.startsWith("Waterproof")) {
    art.rect(108, 430, 40, 26, { fill: "#0b4ea2", stroke: "#06264f", width: 1.4 }, 4);
    art.path("M128 434C136 444 134 452 128 452C122 452 120 444 128 434Z", { fill: "#ffffff" });
  }
}

function drawCollar(art: Art, { top, leather, style }: Boot): void {
  const dark = tone(leather, -0.55);
  art.path(
    `M62 ${top + 14}C70 ${top - 10} 240 ${top - 14} 256 ${top + 18}C240 ${top + 34} 78 ${top + 32} 62 ${top + 14}Z`,
    {
      fill: art.linear([
        [0, "#101113"],
        [1, dark],
      ]),
      stroke: tone(leather, -0.8),
      width: 2,
    },
  );
  art.path(
    `M62 ${top + 22}C80 ${top + 44} 240 ${top + 46} 257 ${top + 26}L258 ${top + 54}C240 ${top + 70} 84 ${top + 68} 66 ${top + 52}Z`,
    {
      fill: art.linear(
        [
          [0, tone(leather, 0.1)],
          [1, dark],
        ],
        "across",
      ),
      stroke: tone(leather, -0.7),
      width: 1.8,
    },
  );
  if (!style.startsWith("Pull")) return;
  for (const x of [84, 216]) {
    art.path(`M${x} ${top + 60}C${x - 6} ${top - 20} ${x + 30} ${top - 22} ${x + 26} ${top + 60}`, {
      fill: "none",
      stroke: tone(leather, -0.4),
      width: 9,
    });
  }
}

function drawLaces(art: Art, boot: Boot): void {
  const { top, leather } = boot;
  const low: Point = [372, 396];
  const turn: Point = [272, 340];
  const high: Point = [246, top + 60];
  art.path(
    `M${high[0] - 40} ${high[1]}C226 330 250 370 300 398L${low[0]} ${low[1] + 6}L${low[0] - 10} ${low[1] - 14}C300 360 270 340 ${high[0] + 12} ${high[1]}Z`,
    { fill: tone(leather, -0.45), stroke: tone(leather, -0.75), width: 1.8 },
  );
  const rows = Math.max(4, Math.round(boot.height * 0.9));
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const [x, y] = along(low, turn, high, share);
    art.group({ move: [x - 16, y + 4], rotate: share < 0.45 ? -38 : -8 }, () => {
      art.line([-24, 4], [26, -8], { stroke: "#2a1c10", width: 9, cap: "round" });
      art.line([-24, 4], [26, -8], { stroke: "#d9b36b", width: 6, cap: "round" });
      art.circle([-25, 4], 6, { fill: "#c7cdd3", stroke: "#2a2f35", width: 1.5 });
      art.circle([-25, 4], 2.2, { fill: "#2a2f35" });
    });
  }
}

/** A point on the front of the boot, from the vamp round the bend up the shaft. */
function along(low: Point, turn: Point, high: Point, share: number): Point {
  const rest = 1 - share;
  return [
    rest * rest * low[0] + 2 * rest * share * turn[0] + share * share * high[0],
    rest * rest * low[1] + 2 * rest * share * turn[1] + share * share * high[1],
  ];
}

function drawMeasures(art: Art, boot: Boot, item: Given): void {
  const [scale, left, down] = [0.82, 78, 46];
  const at = (x: number, y: number): Point => [left + x * scale, down + y * scale];
  art.dimension({ from: at(62, boot.top), to: at(76, 490), label: `${boot.height} in`, offset: -40 });
  art.dimension({
    from: at(76, 546),
    to: at(566, 546),
    label: `Men's ${item.text("size", "10")}, ${item.text("width", "Medium (D)")}`,
    offset: 36,
  });
}
