import type { Art, Fill } from "../../kit/art.ts";
import { type Color, finishes, tone } from "../../kit/colors.ts";
import { type Profile, bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { type ProductLabel, drawProductLabel } from "./product-label.ts";
import { lit } from "./shading.ts";

/** Plastic that lets the liquid shine through. */
function plastic(art: Art, liquid: Color): Fill {
  return art.linear(
    [
      [0, tone(liquid, -0.3)],
      [0.1, tone(liquid, 0.12)],
      [0.28, tone(liquid, 0.68)],
      [0.45, tone(liquid, 0.32)],
      [0.8, tone(liquid, 0.02)],
      [1, tone(liquid, -0.42)],
    ],
    "across",
  );
}

export function drawSprayBottle(art: Art, liquid: Color, label: ProductLabel): void {
  art.shadow([306, 568], 150, 14);
  const body: Profile = [
    ...bend([
      [40, 172],
      [44, 206],
      [76, 246],
      [108, 290],
      [118, 340],
    ]),
    [120, 400],
    [120, 540],
    [112, 558],
  ];
  art.path(turnedPath(306, body, { bottom: 12 }), {
    fill: plastic(art, liquid),
    stroke: tone(liquid, -0.7),
    width: 2.4,
  });
  art.path("M216 330C212 400 212 470 216 540", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.5,
    width: 9,
    cap: "round",
  });
  drawProductLabel(art, label, { x: 200, y: 322, width: 212, height: 218 });
  art.path(turnedPath(306, body, { bottom: 12 }), { fill: art.cylinderShade(), opacity: 0.35 });
  drawTrigger(art, label.color);
}

function drawTrigger(art: Art, color: Color): void {
  art.rect(
    262,
    132,
    88,
    46,
    {
      fill: art.linear(
        [
          [0, tone(color, -0.3)],
          [0.3, tone(color, 0.4)],
          [1, tone(color, -0.5)],
        ],
        "across",
      ),
      stroke: tone(color, -0.75),
      width: 2,
    },
    7,
  );
  for (let x = 272; x < 346; x += 11)
    art.line([x, 136], [x, 174], { stroke: tone(color, -0.7), strokeOpacity: 0.5, width: 3 });
  const white: Color = "#f2f4f5";
  art.path("M212 112C196 140 184 176 188 214C190 226 204 226 208 214C210 180 224 150 244 128Z", {
    fill: lit(art, color),
    stroke: tone(color, -0.75),
    width: 2,
  });
  art.path("M160 50H372C402 50 426 66 432 92L438 132H236C220 110 190 100 160 98Z", {
    fill: lit(art, white),
    stroke: "#3a4147",
    width: 2.4,
  });
  art.path("M176 62H366C390 64 406 72 414 86", { fill: "none", stroke: "#ffffff", width: 5, cap: "round" });
  art.rect(130, 54, 36, 42, { fill: lit(art, color), stroke: tone(color, -0.75), width: 2 }, 6);
  art.rect(118, 66, 16, 18, { fill: tone(color, -0.3), stroke: tone(color, -0.75), width: 1.6 }, 3);
  art.path("M300 104H420", { fill: "none", stroke: "#9aa2aa", width: 3, cap: "round" });
}

export function drawJug(art: Art, liquid: Color, label: ProductLabel): void {
  art.shadow([304, 566], 190, 15);
  const outline = tone(liquid, -0.7);
  const body =
    "M232 96V132C232 152 196 156 172 178C146 200 138 226 138 260V520Q138 556 172 556H430Q466 556 466 520V272C466 216 420 172 372 152C356 146 350 140 350 128V96Z";
  const hole =
    "M352 186C396 204 430 236 432 276V340C432 352 414 356 408 344C402 300 382 262 346 240C332 230 330 182 352 186Z";
  art.path(`${body}${hole}`, { fill: plastic(art, liquid), stroke: outline, width: 2.6, evenOdd: true });
  art.path("M160 268C160 230 172 206 200 190", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.65,
    width: 10,
    cap: "round",
  });
  art.path("M448 300V500", { fill: "none", stroke: "#000000", strokeOpacity: 0.16, width: 10, cap: "round" });
  drawCap(art, label.color, [228, 42, 126, 62]);
  drawProductLabel(art, label, { x: 160, y: 326, width: 234, height: 214 });
}

function drawCap(art: Art, color: Color, [x, y, width, height]: readonly [number, number, number, number]): void {
  art.rect(
    x,
    y,
    width,
    height,
    {
      fill: art.linear(
        [
          [0, tone(color, -0.35)],
          [0.28, tone(color, 0.5)],
          [0.5, color],
          [1, tone(color, -0.55)],
        ],
        "across",
      ),
      stroke: tone(color, -0.75),
      width: 2.2,
    },
    8,
  );
  for (let at = x + 10; at < x + width - 6; at += 10)
    art.line([at, y + 12], [at, y + height - 6], { stroke: tone(color, -0.7), strokeOpacity: 0.4, width: 2.6 });
}

export function drawPumpBottle(art: Art, liquid: Color, label: ProductLabel): void {
  art.shadow([300, 568], 160, 14);
  const white: Color = "#f2f4f5";
  art.rect(286, 92, 28, 84, { fill: lit(art, white), stroke: "#3a4147", width: 2 });
  art.path("M196 60C196 48 210 42 226 42H344C356 42 362 52 362 66V92H238C222 92 214 88 208 80L180 92L170 76Z", {
    fill: lit(art, white),
    stroke: "#3a4147",
    width: 2.4,
  });
  drawCap(art, label.color, [238, 160, 124, 54]);
  const body: Profile = [
    ...bend([
      [70, 212],
      [112, 228],
      [142, 262],
      [146, 300],
    ]),
    [146, 520],
    [138, 556],
  ];
  const path = turnedPath(300, body, { bottom: 14 });
  art.path(path, { fill: plastic(art, liquid), stroke: tone(liquid, -0.7), width: 2.6 });
  drawProductLabel(art, label, { x: 172, y: 290, width: 256, height: 244 });
  art.path(path, { fill: art.cylinderShade(), opacity: 0.3 });
}

export function drawRefillPouch(art: Art, liquid: Color, label: ProductLabel): void {
  art.shadow([300, 570], 140, 13);
  art.rect(262, 476, 76, 50, { fill: lit(art, "#f2f4f5"), stroke: "#3a4147", width: 2 }, 6);
  art.path("M276 524H324L314 560H286Z", { fill: lit(art, label.color), stroke: tone(label.color, -0.7), width: 2 });
  art.rect(136, 36, 328, 446, { fill: plastic(art, liquid), stroke: tone(liquid, -0.65), width: 2.6 }, 46);
  art.rect(160, 62, 280, 394, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.6, width: 5 }, 32);
  drawProductLabel(art, label, { x: 180, y: 122, width: 240, height: 280 });
}

export function drawPail(art: Art, label: ProductLabel): void {
  art.shadow([300, 568], 215, 17);
  art.path("M92 150C60 300 40 60 300 44C560 60 540 300 508 150", { fill: "none", stroke: "#3a4147", width: 8 });
  art.path("M92 150C60 300 40 60 300 44C560 60 540 300 508 150", { fill: "none", stroke: "#c7cdd3", width: 4 });
  const white: Color = "#eef0f1";
  const body: Profile = [
    [206, 160],
    [184, 548],
  ];
  art.path(turnedPath(300, body, { bottom: 24 }), {
    fill: art.linear(
      [
        [0, tone(white, -0.4)],
        [0.25, "#ffffff"],
        [0.6, white],
        [1, tone(white, -0.5)],
      ],
      "across",
    ),
    stroke: "#3a4147",
    width: 2.6,
  });
  for (const y of [206, 222])
    art.path(`M${97 + (y - 160) * 0.05} ${y}A204 26 0 0 0 ${503 - (y - 160) * 0.05} ${y}`, {
      fill: "none",
      stroke: "#6b737b",
      strokeOpacity: 0.6,
      width: 3,
    });
  drawProductLabel(art, label, { x: 156, y: 262, width: 288, height: 264 });
  art.path(bandPath(300, 214, 132, 162, 28), {
    fill: art.linear(
      [
        [0, tone(label.color, -0.4)],
        [0.25, tone(label.color, 0.4)],
        [1, tone(label.color, -0.5)],
      ],
      "across",
    ),
    stroke: tone(label.color, -0.75),
    width: 2.2,
  });
  art.ellipse([300, 132], 214, 28, { fill: lit(art, label.color), stroke: tone(label.color, -0.75), width: 2.2 });
  art.ellipse([300, 132], 168, 20, { fill: "none", stroke: tone(label.color, -0.5), width: 3 });
  art.ellipse([230, 128], 30, 8, { fill: "#eef0f1", stroke: "#3a4147", width: 1.8 });
  for (const x of [92, 508]) art.circle([x, 176], 13, { fill: lit(art, white), stroke: "#3a4147", width: 2 });
}

export function drawDrum(art: Art, label: ProductLabel): void {
  art.shadow([300, 568], 205, 17);
  const blue: Color = "#1b4f94";
  const shell: Profile = [
    [182, 76],
    [182, 544],
  ];
  const fill = art.linear(
    [
      [0, tone(blue, -0.55)],
      [0.12, tone(blue, -0.1)],
      [0.28, tone(blue, 0.5)],
      [0.5, blue],
      [0.85, tone(blue, -0.4)],
      [1, tone(blue, -0.6)],
    ],
    "across",
  );
  art.path(turnedPath(300, shell, { bottom: 26 }), { fill, stroke: tone(blue, -0.75), width: 2.4 });
  drawProductLabel(art, label, { x: 190, y: 262, width: 220, height: 150 });
  art.path(turnedPath(300, shell, { bottom: 26 }), { fill: art.cylinderShade(), opacity: 0.25 });
  for (const y of [76, 214, 428, 536])
    art.path(bandPath(300, 190, y, y + 18, 27), { fill, stroke: tone(blue, -0.75), width: 1.8 });
  art.ellipse([300, 76], 190, 27, { fill: lit(art, tone(blue, 0.1)), stroke: tone(blue, -0.75), width: 2.2 });
  art.ellipse([300, 79], 172, 21, { fill: lit(art, tone(blue, -0.15)), stroke: tone(blue, -0.6), width: 1.6 });
  art.ellipse([206, 76], 24, 6, { fill: lit(art, finishes.zinc.mid), stroke: "#23282d", width: 1.6 });
  art.ellipse([380, 84], 15, 4, { fill: lit(art, finishes.zinc.mid), stroke: "#23282d", width: 1.4 });
}

/** A tank of 275 gallons in its cage, on a pallet. */
export function drawTote(art: Art, liquid: Color, label: ProductLabel): void {
  art.shadow([300, 566], 260, 16);
  art.rect(60, 512, 480, 44, { fill: lit(art, "#9aa2aa"), stroke: "#2a2f35", width: 2.2 }, 4);
  for (const x of [60, 264, 468]) art.rect(x, 524, 72, 32, { fill: lit(art, "#565d64"), stroke: "#2a2f35", width: 2 });
  art.rect(252, 42, 96, 40, { fill: lit(art, "#2f3439"), stroke: "#101214", width: 2 }, 6);
  art.rect(
    74,
    74,
    452,
    442,
    {
      fill: art.linear(
        [
          [0, tone(liquid, 0.35)],
          [0.3, "#f7fafb"],
          [0.7, tone(liquid, 0.55)],
          [1, tone(liquid, 0.1)],
        ],
        "across",
      ),
      stroke: "#5d656d",
      width: 2.2,
    },
    26,
  );
  for (let x = 82; x <= 518; x += 62.3) bar(art, `M${x} 70V516`);
  for (let y = 92; y <= 500; y += 68) bar(art, `M70 ${y}H530`);
  drawProductLabel(art, label, { x: 190, y: 190, width: 220, height: 190 });
  art.rect(268, 468, 64, 54, { fill: lit(art, label.color), stroke: "#101214", width: 2 }, 7);
  art.circle([300, 496], 19, { fill: lit(art, "#2f3439"), stroke: "#101214", width: 2 });
}

function bar(art: Art, path: string): void {
  art.path(path, { fill: "none", stroke: "#4a5158", width: 10 });
  art.path(path, { fill: "none", stroke: "#b9c1c8", width: 7 });
  art.path(path, { fill: "none", stroke: "#f6f8fa", width: 2.4 });
}
