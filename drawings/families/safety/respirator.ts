import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { mirrored, smoothPath } from "../../kit/smooth.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

interface Mask {
  readonly isFull: boolean;
  readonly color: Color;
  readonly brand: string;
  readonly isThreaded: boolean;
}

const black: Color = "#24272b";

export const respirator = defineDrawing({
  name: "respirator",
  title: "Reusable respirator",
  examples: [
    {
      label: "Half mask, gray",
      attributes: { maskType: "Half Mask", color: "Gray", connection: "Bayonet", size: "Medium", brand: "Airholt" },
    },
    {
      label: "Full face, black",
      attributes: {
        maskType: "Full Face",
        color: "Black",
        connection: "Threaded 40 mm",
        size: "Large",
        brand: "Airholt",
      },
    },
    {
      label: "Half mask, silicone, blue",
      attributes: { maskType: "Half Mask", color: "Blue", connection: "Snap-Lock", size: "Small", brand: "Clearline" },
    },
    {
      label: "Full face, gray",
      attributes: { maskType: "Full Face", color: "Gray", connection: "Bayonet", size: "Medium", brand: "Harrowgate" },
    },
  ],
  draw: (art, item, view) => {
    const mask = maskOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [36, 4], scale: 0.88 }, () => {
      art.shadow([300, 566], 170, 14);
      if (mask.isFull) drawFullFace(art, mask);
      else drawHalfMask(art, mask);
    });
    if (!isPlain)
      drawCallout(art, [
        `Size ${item.text("size", "Medium")}`,
        item.text("connection", ""),
        `APF ${item.text("protectionFactor", mask.isFull ? "50" : "10")}`,
      ]);
  },
});

function maskOf(item: Given): Mask {
  return {
    isFull: item.text("maskType", "Half Mask").startsWith("Full"),
    color: colorOf(item.text("color", "Gray")),
    brand: item.text("brand", ""),
    isThreaded: item.text("connection", "Bayonet").startsWith("Threaded"),
  };
}

function drawHalfMask(art: Art, mask: Mask): void {
  drawStraps(art, 250, 60);
  const body: readonly Point[] = [
    [300, 96],
    [330, 108],
    [356, 170],
    [402, 232],
    [452, 300],
    [470, 380],
    [436, 464],
    [370, 530],
    [300, 548],
  ];
  drawFacepiece(art, mask, body);
  art.group({ move: [0, 12] }, () => drawFront(art, mask, 300, 330));
}

function drawFullFace(art: Art, mask: Mask): void {
  drawHarness(art);
  const body: readonly Point[] = [
    [300, 62],
    [386, 76],
    [458, 132],
    [484, 226],
    [474, 322],
    [440, 418],
    [376, 516],
    [300, 556],
  ];
  drawFacepiece(art, mask, body);
  drawVisor(art, mask);
  art.group({ move: [54, 124], scale: 0.82 }, () => drawFront(art, mask, 300, 352));
}

function drawFacepiece(art: Art, { color }: Mask, rightHalf: readonly Point[]): void {
  const path = smoothPath([...rightHalf, ...mirrored(rightHalf, 300).slice(1, -1).toReversed()], true);
  const { shine, light, mid, dark } = paint(color);
  art.path(path, {
    fill: art.radial(
      [
        [0, shine],
        [0.25, light],
        [0.6, mid],
        [1, dark],
      ],
      [0.36, 0.3],
      0.85,
    ),
    stroke: tone(color, -0.75),
    width: 2.4,
  });
  const inset = (share: number) =>
    [...rightHalf, ...mirrored(rightHalf, 300).slice(1, -1).toReversed()].map(([x, y]): Point => [
      300 + (x - 300) * share,
      322 + (y - 322) * share,
    ]);
  art.path(smoothPath(inset(0.93), true), { fill: "none", stroke: tone(color, -0.55), strokeOpacity: 0.5, width: 2.6 });
  art.path(smoothPath(inset(0.91), true), { fill: "none", stroke: "#ffffff", strokeOpacity: 0.3, width: 2 });
}

function drawVisor(art: Art, { color }: Mask): void {
  const half: readonly Point[] = [
    [300, 92],
    [370, 102],
    [430, 148],
    [452, 226],
    [440, 300],
    [396, 344],
    [346, 338],
    [322, 312],
    [300, 304],
  ];
  const path = smoothPath([...half, ...mirrored(half, 300).slice(1, -1).toReversed()], true);
  art.path(path, {
    fill: art.linear(
      [
        [0, "#ffffff"],
        [0.4, "#d5e4ee"],
        [0.75, "#a9c1d1"],
        [1, "#86a2b5"],
      ],
      "diagonal",
    ),
    stroke: black,
    width: 9,
  });
  art.path(path, { fill: "none", stroke: tone(color, 0.4), strokeOpacity: 0.5, width: 2 });
  art.group({ clip: art.clip(path) }, () => {
    art.polygon(
      [
        [196, 80],
        [262, 80],
        [170, 360],
        [96, 360],
      ],
      { fill: "#ffffff", fillOpacity: 0.65 },
    );
    art.polygon(
      [
        [282, 80],
        [300, 80],
        [208, 360],
        [188, 360],
      ],
      { fill: "#ffffff", fillOpacity: 0.45 },
    );
  });
}

/** The valve in the middle and a cartridge either side of it. */
function drawFront(art: Art, mask: Mask, x: number, y: number): void {
  drawSideCartridge(art, mask, x, y, -1);
  drawSideCartridge(art, mask, x, y, 1);
  art.path(
    `M${x - 74} ${y - 62}C${x - 50} ${y - 96} ${x + 50} ${y - 96} ${x + 74} ${y - 62}L${x + 62} ${y + 108}C${x + 40} ${y + 146} ${x - 40} ${y + 146} ${x - 62} ${y + 108}Z`,
    { fill: lit(art, tone(mask.color, -0.3)), stroke: tone(mask.color, -0.8), width: 2.2 },
  );
  const words = mask.brand.toUpperCase();
  art.text([x, y - 40], words, {
    size: sizeToFit(words, 100, 20, "heavy"),
    face: "heavy",
    fill: "#ffffff",
    opacity: 0.85,
  });
  art.circle([x, y + 46], 56, { fill: lit(art, black), stroke: "#000000", width: 2.2 });
  for (let slot = 0; slot < 5; slot++) {
    const half = [30, 42, 46, 42, 30][slot] ?? 30;
    art.line([x - half, y + 14 + slot * 16], [x + half, y + 14 + slot * 16], {
      stroke: "#747b82",
      width: 5,
      cap: "round",
    });
  }
}

function drawSideCartridge(art: Art, { isThreaded }: Mask, x: number, y: number, side: 1 | -1): void {
  const at: Point = [x + side * 168, y + 42];
  const collar: Color = isThreaded ? "#5a6068" : "#33383d";
  art.path(`M${x + side * 60} ${y - 10}L${at[0] - side * 64} ${at[1] - 34}V${at[1] + 40}L${x + side * 58} ${y + 78}Z`, {
    fill: lit(art, collar),
    stroke: "#101214",
    width: 2,
  });
  art.group({ move: at, scale: [1, 1] }, () => {
    art.ellipse([side * 22, 6], 80, 104, { fill: lit(art, "#3a3f45"), stroke: "#0c0d0e", width: 2 });
    art.ellipse([0, 0], 80, 104, { fill: lit(art, "#e9ebed"), stroke: "#22262a", width: 2.2 });
    art.ellipse([0, 0], 66, 88, { fill: lit(art, "#c9ced3"), stroke: "#4a5158", width: 1.6 });
    for (let row = -3; row <= 3; row++) {
      const half = 58 * Math.sqrt(1 - (row / 4.4) ** 2);
      art.line([-half, row * 21], [half, row * 21], { stroke: "#5d656d", width: 5, cap: "round" });
    }
  });
}

/** One strap round the head, and the ends of another that closes behind the neck. */
function drawStraps(art: Art, y: number, spread: number): void {
  const crown =
    `M170 ${y + 30}C90 ${y - 40} 110 ${y - 170} ${300 - spread} ${y - 214}` +
    `C280 ${y - 226} 320 ${y - 226} ${300 + spread} ${y - 214}C490 ${y - 170} 510 ${y - 40} 430 ${y + 30}`;
  strap(art, crown, 17);
  strap(art, `M150 ${y + 190}C30 ${y + 190} 10 ${y + 60} 64 ${y - 40}`, 17);
  strap(art, `M450 ${y + 190}C570 ${y + 190} 590 ${y + 60} 536 ${y - 40}`, 17);
}

function strap(art: Art, path: string, width: number): void {
  art.path(path, { fill: "none", stroke: "#0c0d0e", width: width + 4, cap: "round" });
  art.path(path, { fill: "none", stroke: "#3f454c", width, cap: "round" });
  art.path(path, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.2, width: 3 });
}

function drawHarness(art: Art): void {
  for (const path of [
    "M196 110C150 70 120 60 96 66",
    "M404 110C450 70 480 60 504 66",
    "M126 300C84 300 58 284 46 262",
    "M474 300C516 300 542 284 554 262",
    "M300 70V26",
  ]) {
    strap(art, path, 18);
  }
}
