import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { fitText } from "./print.ts";

export const highBay = defineDrawing({
  name: "high-bay",
  title: "High bay fixture",
  examples: [
    {
      label: "Round, 150 W",
      attributes: {
        style: "Round",
        wattage: 150,
        lumens: 22_500,
        colorTemperature: 5000,
        color: "Black",
        size: 12.6,
        control: "0-10 V Dimming",
        brand: "Lanternworth",
      },
    },
    {
      label: "Linear, 165 W",
      attributes: {
        style: "Linear",
        wattage: 165,
        lumens: 24_000,
        colorTemperature: 4000,
        color: "White",
        size: 24,
        control: "0-10 V Dimming",
        brand: "Lumenfield",
      },
    },
    {
      label: "Round with sensor, gray",
      attributes: {
        style: "Round",
        wattage: 240,
        lumens: 36_000,
        colorTemperature: 5000,
        color: "Gray",
        size: 14.2,
        control: "Occupancy Sensor",
        brand: "Northgrid",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    art.group(isSmall ? { move: [60, 0], scale: 0.8 } : {}, () => {
      if (item.text("style", "Round") === "Linear") drawLinear(art, item);
      else drawRound(art, item);
    });
    if (!isSmall) return;
    art.dimension({ from: [92, 430], to: [508, 430], label: `${item.number("size", 12.6)} in`, offset: 60 });
    fitText(
      art,
      [300, 556],
      `${item.number("wattage", 150)} W, ${item.number("lumens", 22_500).toLocaleString("en-US")} lm`,
      480,
      { size: 24, fill: "#14365c" },
    );
  },
});

function lightOf(item: Given): Color {
  return item.number("colorTemperature", 5000) >= 5000 ? "#eaf4ff" : "#fff6e0";
}

/** Seen from below, as from the floor: hook, driver, finned housing, lens. */
function drawRound(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Black"));
  const body = paint(color);
  const axis = 300;
  drawHook(art, axis, 34);
  art.path(
    turnedPath(
      axis,
      bend([
        [56, 116],
        [86, 122],
        [92, 150],
        [92, 214],
      ]),
      { bottom: 16 },
    ),
    { fill: art.metal(body, "across"), stroke: body.outline, width: 1.8 },
  );
  fitText(art, [axis, 184], item.text("brand", "Lanternworth").toUpperCase(), 130, {
    size: 22,
    face: "heavy",
    fill: tone(color, 0.85),
  });
  const housing = turnedPath(
    axis,
    bend([
      [96, 214],
      [150, 240],
      [220, 300],
      [252, 372],
      [256, 400],
    ]),
    { bottom: 96 },
  );
  art.path(housing, { fill: art.metal(body, "across"), stroke: body.outline, width: 2 });
  drawFins(art, axis, color);
  art.path(bandPath(axis, 258, 392, 412, 96), { fill: art.metal(body, "across"), stroke: body.outline, width: 1.6 });
  drawLens(art, axis, lightOf(item), color);
  if (item.text("control", "").includes("Sensor")) drawSensor(art, [axis, 470]);
}

function drawHook(art: Art, axis: number, top: number): void {
  const path = `M${axis} 120V${top + 62}C${axis + 34} ${top + 50} ${axis + 34} ${top} ${axis} ${top}C${axis - 24} ${top} ${axis - 28} ${top + 26} ${axis - 16} ${top + 38}`;
  art.path(path, { fill: "none", stroke: "#2a2f35", width: 15, cap: "round" });
  art.path(path, { fill: "none", stroke: "#aab4bf", width: 10, cap: "round" });
  art.path(path, { fill: "none", stroke: "#ffffff", width: 3, strokeOpacity: 0.8, cap: "round" });
}

function drawFins(art: Art, axis: number, color: Color): void {
  const fins = 25;
  for (let fin = 1; fin < fins; fin++) {
    const angle = (fin / fins) * Math.PI;
    const share = -Math.cos(angle);
    const [near, far] = [
      [axis + share * 100, 220 + Math.sin(angle) * 16],
      [axis + share * 250, 384 + Math.sin(angle) * 84],
    ] as const;
    const elbow = [axis + share * 205, 286 + Math.sin(angle) * 52] as const;
    const curve = `M${near[0]} ${near[1]}Q${elbow[0]} ${elbow[1]} ${far[0]} ${far[1]}`;
    art.path(curve, { fill: "none", stroke: tone(color, -0.7), strokeOpacity: 0.75, width: 5 });
    art.group({ move: [-3.5, -1] }, () =>
      art.path(curve, { fill: "none", stroke: tone(color, 0.6), strokeOpacity: 0.4, width: 2 }),
    );
  }
}

function drawLens(art: Art, axis: number, light: Color, color: Color): void {
  art.ellipse([axis, 412], 258, 96, {
    fill: art.linear([
      [0, tone(color, -0.5)],
      [1, tone(color, 0.1)],
    ]),
    stroke: tone(color, -0.8),
    width: 2,
  });
  art.ellipse([axis, 412], 232, 84, {
    fill: art.radial(
      [
        [0, "#ffffff"],
        [0.5, light],
        [1, tone(light, -0.16)],
      ],
      [0.45, 0.4],
      0.7,
    ),
    stroke: "#5b646d",
    width: 1.6,
  });
  for (const [share, count] of [
    [0.82, 26],
    [0.56, 18],
    [0.3, 10],
  ] as const) {
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * 2 * Math.PI;
      art.ellipse([axis + Math.cos(angle) * 232 * share, 412 + Math.sin(angle) * 84 * share], 9, 4, {
        fill: "#f7d774",
        stroke: "#b9a05a",
        width: 0.8,
      });
    }
  }
  art.ellipse([axis - 70, 380], 96, 20, { fill: "#ffffff", fillOpacity: 0.5 });
}

function drawSensor(art: Art, [x, y]: readonly [number, number]): void {
  const white = paint("#f2f4f5");
  art.ellipse([x, y - 52], 40, 16, { fill: art.sheen(white), stroke: "#5b646d", width: 1.6 });
  art.path(
    turnedPath(
      x,
      bend([
        [36, y - 50],
        [32, y - 34],
        [16, y - 22],
      ]),
      { bottom: 5 },
    ),
    { fill: art.ball(white), stroke: "#5b646d", width: 1.6 },
  );
}

/** A steel tray with strips of lens, hung by V-hooks. */
function drawLinear(art: Art, item: Given): void {
  const steel = paint("#eef0f1");
  const light = lightOf(item);
  for (const x of [150, 450]) {
    for (const foot of [-46, 46]) art.line([x, 70], [x + foot, 232], { stroke: "#6f7a86", width: 4 });
    drawLink(art, x);
  }
  art.path("M96 226H504L560 300H40Z", {
    fill: art.linear([
      [0, steel.mid],
      [1, "#ffffff"],
    ]),
    stroke: "#4c565f",
    width: 2,
  });
  art.path("M40 300H560L570 330H30Z", { fill: art.metal(finishes.aluminum), stroke: "#4c565f", width: 1.6 });
  art.path("M30 330H570L540 452H60Z", {
    fill: art.linear([
      [0, "#ffffff"],
      [1, "#ccd3d9"],
    ]),
    stroke: "#4c565f",
    width: 2,
  });
  const strips = item.number("wattage", 165) > 150 ? 4 : 3;
  for (let strip = 0; strip < strips; strip++) drawStrip(art, strip, strips, light);
  art.rect(226, 246, 148, 34, { fill: "#1b1f24" }, 4);
  fitText(art, [300, 270], item.text("brand", "Lumenfield").toUpperCase(), 130, {
    size: 20,
    face: "heavy",
    fill: "#ffffff",
  });
  if (item.text("control", "").includes("Sensor")) drawSensor(art, [300, 522]);
}

function drawLink(art: Art, x: number): void {
  for (const y of [36, 58]) art.ellipse([x, y], 8, 15, { fill: "none", stroke: "#6f7a86", width: 4.5 });
}

function drawStrip(art: Art, strip: number, strips: number, light: Color): void {
  const [from, to] = [(strip + 0.12) / strips, (strip + 0.88) / strips];
  const x = (share: number, isTop: boolean) => (isTop ? 44 + share * 512 : 72 + share * 456);
  art.polygon(
    [
      [x(from, true), 342],
      [x(to, true), 342],
      [x(to, false), 442],
      [x(from, false), 442],
    ],
    {
      fill: art.linear([
        [0, light],
        [0.4, "#ffffff"],
        [1, tone(light, -0.1)],
      ]),
      stroke: "#8b96a0",
      width: 1.6,
    },
  );
  for (let row = 0; row < 4; row++) {
    const y = 356 + row * 24;
    const pull = (y - 342) / 100;
    for (let dot = 0; dot < 6; dot++) {
      const share = from + ((to - from) * (dot + 0.5)) / 6;
      art.ellipse([x(share, true) * (1 - pull) + x(share, false) * pull, y], 4.6, 3.6, {
        fill: "#f7d774",
        stroke: "#c2a75a",
        width: 0.7,
      });
    }
  }
}
