import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Oblique, circlePath, drum, obliqueView } from "../../kit/oblique.ts";
import { round } from "../../kit/round.ts";
import { drawTube } from "../../kit/tube.ts";
import { fitText, houseColor } from "./print.ts";

export const buildingWire = defineDrawing({
  name: "building-wire",
  title: "Building wire",
  examples: [
    {
      label: "THHN 12 AWG black, 500 ft",
      attributes: {
        wireType: "THHN/THWN-2",
        wireSize: "12 AWG",
        color: "Black",
        lengthFt: 500,
        material: "Copper",
        stranding: "Stranded",
        diameter: 0.13,
        brand: "Voltaris",
      },
    },
    {
      label: "THHN 10 AWG red, 500 ft",
      attributes: {
        wireType: "THHN/THWN-2",
        wireSize: "10 AWG",
        color: "Red",
        lengthFt: 500,
        material: "Copper",
        stranding: "Solid",
        diameter: 0.164,
        brand: "Copperline",
      },
    },
    {
      label: "XHHW-2 4/0 aluminum",
      attributes: {
        wireType: "XHHW-2",
        wireSize: "4/0 AWG",
        color: "Black",
        lengthFt: 1000,
        material: "Aluminum",
        stranding: "Stranded",
        diameter: 0.638,
        brand: "Amperis",
      },
    },
    {
      label: "Green coil, 50 ft",
      attributes: {
        wireType: "THHN/THWN-2",
        wireSize: "6 AWG",
        color: "Green",
        lengthFt: 50,
        material: "Copper",
        stranding: "Stranded",
        diameter: 0.254,
        brand: "Voltaris",
      },
    },
  ],
  draw: (art, item, view) => {
    art.group(view === "dimensioned" ? { move: [-10, 0], scale: 0.72 } : {}, () => {
      if (item.number("lengthFt", 500) > 100) drawReel(art, item);
      else drawCoil(art, item);
    });
    if (view === "dimensioned") drawSection(art, item);
  },
});

function insulation(item: Given): Color {
  return colorOf(item.text("color", "Black"));
}

/** Thick wire winds in few turns, thin wire in many. */
function turnsOf(item: Given): number {
  return Math.round(Math.min(24, Math.max(7, 26 - item.number("diameter", 0.13) * 26)));
}

function drawReel(art: Art, item: Given): void {
  const isWood = item.number("diameter", 0.13) > 0.4;
  const color = insulation(item);
  const flange = paint(isWood ? "#c99a5c" : "#b98d5a");
  const view = obliqueView([232, 304], 0.72);
  const [depth, rim, wound] = [250, 226, 184];
  art.shadow([330, 538], 230, 17);
  drawFlangeBehind(art, view, depth, rim, flange);
  const body = paint(color);
  drum(
    art,
    view,
    { radius: wound, depth },
    { radius: wound, depth: 0 },
    { fill: art.metal(body), stroke: body.outline, width: 1.4 },
  );
  drawTurns(art, view, turnsOf(item), wound, depth, color);
  drawTail(art, item, [232 + depth * view.lean * 0.62, 304 - wound], color);
  art.path(circlePath(view, rim, 14), { fill: flange.dark, stroke: flange.outline, width: 1.6 });
  art.path(circlePath(view, rim), {
    fill: art.sheen(paint(isWood ? "#d8b079" : "#cfa873")),
    stroke: flange.outline,
    width: 2,
  });
  for (const share of [0.96, 0.5])
    art.path(circlePath(view, rim * share), { fill: "none", stroke: flange.outline, strokeOpacity: 0.25, width: 1.6 });
  drawSticker(art, view, rim, item);
}

function drawFlangeBehind(art: Art, view: Oblique, depth: number, rim: number, flange: ReturnType<typeof paint>): void {
  art.path(circlePath(view, rim, depth + 12), { fill: flange.dark, stroke: flange.outline, width: 1.6 });
  art.path(circlePath(view, rim, depth), {
    fill: art.linear(
      [
        [0, flange.mid],
        [1, flange.dark],
      ],
      "diagonal",
    ),
    stroke: flange.outline,
    width: 1.6,
  });
}

function drawTurns(art: Art, view: Oblique, turns: number, radius: number, depth: number, color: Color): void {
  const half = (x: number) =>
    `M${round(x)} ${view.center[1] - radius}A${round(radius * view.squash)} ${radius} 0 0 1 ${round(x)} ${view.center[1] + radius}`;
  const pitch = (depth / turns) * view.lean;
  const isDark = tone(color, 0) === "#232528";
  for (let turn = 0; turn <= turns; turn++) {
    const x = view.center[0] + turn * pitch;
    art.path(half(x), { fill: "none", stroke: "#000000", strokeOpacity: 0.5, width: Math.max(1.6, pitch * 0.16) });
    art.path(half(x + pitch * 0.42), {
      fill: "none",
      stroke: "#ffffff",
      strokeOpacity: isDark ? 0.26 : 0.34,
      width: Math.max(1.4, pitch * 0.2),
    });
  }
}

/** The loose end, stripped to the metal. */
function drawTail(art: Art, item: Given, [x, y]: Point, color: Color): void {
  const wide = Math.min(34, 9 + item.number("diameter", 0.13) * 38);
  drawTube(
    art,
    `M${x} ${y + wide / 2}C${x + 70} ${y + wide / 2} ${x + 96} ${y - 40} ${x + 140} ${y - 46}`,
    wide,
    color,
  );
  drawTube(art, `M${x + 140} ${y - 46}L${x + 186} ${y - 56}`, wide * 0.66, metalColor(item));
}

function metalColor(item: Given): Color {
  return item.text("material", "Copper") === "Aluminum" ? "#b9c0c5" : "#c2703f";
}

function drawSticker(art: Art, view: Oblique, rim: number, item: Given): void {
  const house = houseColor(item.text("brand", "Voltaris"));
  art.path(circlePath(view, rim * 0.8), { fill: "#fbfaf6", stroke: "#6b5a3c", strokeOpacity: 0.6, width: 1.2 });
  art.group({ move: view.center, scale: [view.squash, 1] }, () => {
    const radius = rim * 0.8;
    art.path(`M${-radius * 0.96} ${-radius * 0.28}A${radius} ${radius} 0 0 1 ${radius * 0.96} ${-radius * 0.28}Z`, {
      fill: house,
    });
    fitText(art, [0, -radius * 0.46], item.text("brand", "Voltaris").toUpperCase(), radius * 1.35, {
      size: 36,
      face: "heavy",
      fill: "#ffffff",
    });
    fitText(art, [0, radius * 0.52], item.text("wireSize", "12 AWG"), radius * 1.5, {
      size: 50,
      face: "heavy",
      fill: "#1b1f24",
    });
    fitText(
      art,
      [0, radius * 0.76],
      `${item.text("wireType", "THHN")}  ${item.number("lengthFt", 500)} FT`,
      radius * 1.1,
      { size: 20, fill: "#33383d" },
    );
  });
  art.path(circlePath(view, rim * 0.17), {
    fill: art.linear([
      [0, "#3a2c17"],
      [1, "#8a6a3f"],
    ]),
    stroke: "#2d2212",
    width: 1.8,
  });
}

/** Short lengths come as a coil, tied in three places. */
function drawCoil(art: Art, item: Given): void {
  const color = insulation(item);
  const wide = Math.min(38, 15 + item.number("diameter", 0.13) * 46);
  const loops = Math.round(Math.min(6, 130 / wide));
  art.shadow([306, 540], 220, 18);
  for (let loop = loops - 1; loop >= 0; loop--) {
    const [rx, ry] = [225 - loop * wide * 0.52, 215 - loop * wide * 0.52];
    const [x, y] = [300 + loop * 5, 305 + loop * 4];
    drawTube(art, `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, wide, color);
  }
  drawTube(art, "M470 452C520 470 548 500 562 540", wide, color);
  drawTube(art, "M562 540L570 566", wide * 0.62, metalColor(item));
  const inner = 225 - loops * wide * 0.52;
  for (const angle of [-2.4, -0.75, 1.75]) {
    art.group({ move: [303, 307], rotate: (angle * 180) / Math.PI }, () => {
      art.rect(
        inner - 8,
        -13,
        246 - inner,
        26,
        { fill: art.metal(paint("#e9ebec"), "across"), stroke: "#555c63", width: 1.4 },
        4,
      );
    });
  }
  art.rect(206, 226, 196, 130, { fill: "#fbfaf6", stroke: "#555c63", width: 1.6 }, 8);
  art.rect(206, 226, 196, 42, { fill: houseColor(item.text("brand", "Voltaris")) }, 8);
  fitText(art, [304, 257], item.text("brand", "Voltaris").toUpperCase(), 176, {
    size: 26,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [304, 312], item.text("wireSize", "12 AWG"), 176, { size: 36, face: "heavy", fill: "#1b1f24" });
  fitText(art, [304, 340], `${item.text("wireType", "THHN")}  ${item.number("lengthFt", 50)} FT`, 176, {
    size: 17,
    fill: "#33383d",
  });
}

/** Across the wire: insulation and strands, with the diameter that conduit fill is counted by. */
function drawSection(art: Art, item: Given): void {
  const color = insulation(item);
  const [x, y, radius] = [478, 452, 84] as const;
  art.circle([x, y], radius, {
    fill: art.linear(
      [
        [0, tone(color, 0.3)],
        [1, tone(color, -0.3)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.7),
    width: 1.6,
  });
  const metal = finishOf(item.text("material", "Copper"));
  const inner = radius * (item.number("diameter", 0.13) > 0.3 ? 0.78 : 0.6);
  if (item.text("stranding", "Stranded") === "Solid")
    art.circle([x, y], inner, { fill: art.ball(metal), stroke: metal.outline, width: 1.2 });
  else {
    const strand = inner / 5;
    const ball = art.ball(metal);
    art.circle([x, y], inner, { fill: metal.outline });
    for (const [ring, count] of [
      [0, 1],
      [1, 6],
      [2, 12],
    ] as const) {
      for (let at = 0; at < count; at++) {
        const angle = (at / count) * 2 * Math.PI;
        art.circle(
          [x + Math.cos(angle) * ring * strand * 1.98, y + Math.sin(angle) * ring * strand * 1.98],
          strand * 0.98,
          { fill: ball, stroke: metal.outline, width: 0.8 },
        );
      }
    }
  }
  art.dimension({
    from: [x - radius, y + radius],
    to: [x + radius, y + radius],
    label: `${item.number("diameter", 0.13)} in`,
    offset: 22,
  });
  fitText(art, [180, 560], `${item.text("wireSize", "")}, ${item.number("lengthFt", 500)} ft`, 300, {
    size: 22,
    fill: "#14365c",
  });
}
