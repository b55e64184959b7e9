import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { drawBox } from "../../kit/box.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

const green: Color = "#0f7a4b";

export const firstAidKit = defineDrawing({
  name: "first-aid-kit",
  title: "First-aid kit",
  examples: [
    {
      label: "Plastic case, 25 people",
      attributes: { container: "Plastic Case", peopleServed: 25, ansiClass: "Class A", pieces: 141, brand: "Mendwell" },
    },
    {
      label: "Metal case, 50 people",
      attributes: { container: "Metal Case", peopleServed: 50, ansiClass: "Class B", pieces: 280, brand: "Harrowgate" },
    },
    {
      label: "Soft bag, 10 people",
      attributes: { container: "Soft Bag", peopleServed: 10, ansiClass: "Class A", pieces: 71, brand: "Stonewick" },
    },
    {
      label: "Cabinet, 150 people",
      attributes: {
        container: "Metal Cabinet",
        peopleServed: 150,
        ansiClass: "Class B",
        pieces: 879,
        brand: "Castlegate",
      },
    },
    {
      label: "Refill, 25 people",
      attributes: {
        container: "None",
        peopleServed: 25,
        ansiClass: "Class A",
        pieces: 141,
        fill: "Refill",
        brand: "Mendwell",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [36, 0], scale: 0.88 }, () => drawContainer(art, item));
    if (!isPlain)
      drawCallout(art, [
        `${item.text("peopleServed", "25")} people`,
        `ANSI ${item.text("ansiClass", "Class A")}`,
        `${item.text("pieces", "141")} pieces`,
      ]);
  },
});

function drawContainer(art: Art, item: Given): void {
  const container = item.text("container", "Plastic Case");
  art.shadow([306, 550], 260, 17);
  if (container === "Metal Cabinet") drawCabinet(art, item);
  else if (container === "Soft Bag") drawBag(art, item);
  else if (container === "None") drawRefill(art, item);
  else drawCase(art, item, caseColor(container));
}

function caseColor(container: string): Color {
  if (container.startsWith("Waterproof")) return "#f28c1e";
  return container.startsWith("Metal") ? "#eef1f3" : "#f7f8f8";
}

/** A flat case standing on its edge, with handle, seam and latches. */
function drawCase(art: Art, item: Given, color: Color): void {
  const outline = "#2d3338";
  art.path("M212 128V92Q212 66 240 66H360Q388 66 388 92V128H358V100Q358 94 350 94H250Q242 94 242 100V128Z", {
    fill: lit(art, "#3a4046"),
    stroke: "#101214",
    width: 2.2,
  });
  art.path("M538 158L566 140V496Q566 506 558 512L530 536Z", { fill: tone(color, -0.38), stroke: outline, width: 2 });
  art.path("M62 152L92 132H556Q566 132 566 142L538 160Z", { fill: tone(color, 0.3), stroke: outline, width: 2 });
  art.rect(40, 150, 504, 388, { fill: lit(art, color), stroke: outline, width: 2.6 }, 26);
  art.rect(56, 166, 472, 356, { fill: "none", stroke: "#000000", strokeOpacity: 0.12, width: 3 }, 18);
  art.rect(59, 169, 472, 356, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.8, width: 2 }, 18);
  if (item.text("container", "").startsWith("Metal")) drawCornerPlates(art);
  for (const x of [130, 400]) drawLatch(art, x);
  drawCross(art, [292, 300], 92, green, "#ffffff");
  drawWords(art, item, 292, 462, "#1d2a24");
}

function drawCornerPlates(art: Art): void {
  for (const [x, y, dx, dy] of [
    [40, 150, 1, 1],
    [544, 150, -1, 1],
    [40, 538, 1, -1],
    [544, 538, -1, -1],
  ] as const) {
    art.path(`M${x} ${y + dy * 66}V${y + dy * 26}Q${x} ${y} ${x + dx * 26} ${y}H${x + dx * 66}Z`, {
      fill: lit(art, "#b4bec7"),
      stroke: "#2a2f35",
      width: 1.8,
    });
    art.circle([x + dx * 22, y + dy * 22], 5, { fill: "#eef2f5", stroke: "#2a2f35", width: 1.4 });
  }
}

function drawLatch(art: Art, x: number): void {
  art.rect(
    x,
    128,
    56,
    54,
    {
      fill: art.linear([
        [0, "#5d646b"],
        [0.4, "#343a40"],
        [1, "#15181b"],
      ]),
      stroke: "#0c0d0e",
      width: 1.8,
    },
    7,
  );
  art.line([x + 10, 144], [x + 46, 144], { stroke: "#ffffff", strokeOpacity: 0.35, width: 3, cap: "round" });
}

function drawCabinet(art: Art, item: Given): void {
  drawBox(art, { at: [70, 92], width: 408, height: 446, depth: [50, 40], color: "#eef1f3" });
  art.rect(86, 108, 376, 414, { fill: lit(art, "#f6f8f9"), stroke: "#3a4147", width: 2.2 }, 6);
  for (const y of [150, 470])
    art.rect(
      72,
      y,
      16,
      44,
      {
        fill: art.metal(
          { dark: "#6f7a86", mid: "#aab4bf", light: "#dfe6ec", shine: "#ffffff", outline: "#2a2f35" },
          "across",
        ),
        stroke: "#2a2f35",
        width: 1.4,
      },
      3,
    );
  art.rect(432, 292, 18, 58, { fill: lit(art, "#aab4bf"), stroke: "#2a2f35", width: 1.8 }, 8);
  drawCross(art, [272, 256], 84, green, "#ffffff");
  drawWords(art, item, 272, 420, "#1d2a24");
  art.line([106, 476], [440, 476], { stroke: green, width: 6 });
}

function drawBag(art: Art, item: Given): void {
  const red: Color = "#c8102e";
  art.path("M196 178C196 88 404 88 404 178", { fill: "none", stroke: "#15181b", width: 26 });
  art.path("M196 178C196 88 404 88 404 178", { fill: "none", stroke: "#3a4046", width: 20 });
  art.path(
    "M60 214C60 178 84 164 120 162H480C516 164 540 178 540 214C552 320 550 430 540 500C534 532 512 540 480 540H120C88 540 66 532 60 500C50 430 48 320 60 214Z",
    { fill: lit(art, red), stroke: tone(red, -0.7), width: 2.6 },
  );
  const weave = art.pattern(6, 6, (tile) =>
    tile.path("M0 3H6M3 0V6", { fill: "none", stroke: "#000000", strokeOpacity: 0.12, width: 1 }),
  );
  art.rect(62, 172, 476, 362, { fill: weave }, 30);
  art.path("M58 246C180 228 420 228 542 246", { fill: "none", stroke: "#15181b", width: 13 });
  art.path("M58 246C180 228 420 228 542 246", { fill: "none", stroke: "#aab4bf", width: 4, dash: "4 4" });
  art.rect(472, 236, 44, 20, { fill: "#dfe6ec", stroke: "#2a2f35", width: 1.6 }, 5);
  art.rect(104, 282, 392, 222, { fill: lit(art, tone(red, -0.08)), stroke: tone(red, -0.7), width: 2 }, 22);
  art.rect(114, 292, 372, 202, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.45, width: 2, dash: "8 5" }, 16);
  drawCross(art, [198, 392], 62, "#ffffff", green);
  drawWords(art, item, 374, 396, "#ffffff", 206);
}

function drawRefill(art: Art, item: Given): void {
  drawBox(art, {
    at: [56, 216],
    width: 424,
    height: 316,
    depth: [74, 60],
    color: "#f3f5f6",
    sideColor: green,
    topColor: "#e4e9ec",
  });
  art.rect(56, 216, 424, 92, { fill: green });
  drawCross(art, [112, 262], 32, "#ffffff", green);
  art.text([162, 278], "REFILL", { size: 44, face: "heavy", fill: "#ffffff", anchor: "start" });
  drawWords(art, item, 268, 410, "#1d2a24");
}

function drawCross(art: Art, [x, y]: readonly [number, number], radius: number, ground: Color, cross: Color): void {
  art.circle([x, y], radius, { fill: lit(art, ground), stroke: tone(ground, -0.5), width: 2.2 });
  const [long, arm] = [radius * 0.66, radius * 0.23];
  art.path(
    `M${x - arm} ${y - long}H${x + arm}V${y - arm}H${x + long}V${y + arm}H${x + arm}V${y + long}H${x - arm}V${y + arm}H${x - long}V${y - arm}H${x - arm}Z`,
    { fill: cross },
  );
}

function drawWords(art: Art, item: Given, x: number, y: number, ink: Color, width = 330): void {
  art.text([x, y - 28], "FIRST AID KIT", {
    size: sizeToFit("FIRST AID KIT", width, 44, "heavy"),
    face: "heavy",
    fill: ink,
  });
  const brand = item.text("brand", "").toUpperCase();
  art.text([x, y + 4], brand, { size: sizeToFit(brand, width, 22, "heavy"), face: "heavy", fill: ink, opacity: 0.8 });
  const detail = `ANSI ${item.text("ansiClass", "Class A")}  |  ${item.text("peopleServed", "25")} People`;
  art.text([x, y + 32], detail, { size: sizeToFit(detail, width, 20), fill: ink, opacity: 0.85 });
}
