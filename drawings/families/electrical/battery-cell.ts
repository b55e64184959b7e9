import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";
import { drawBox } from "../../kit/box.ts";
import { drawCoin } from "./coin-cell.ts";
import { fitText, houseColor } from "./print.ts";

export interface Look {
  readonly color: Color;
  readonly crown: Finish;
  readonly brand: string;
  readonly size: string;
  readonly chemistry: string;
  readonly volts: string;
}

export const batteryCell = defineDrawing({
  name: "battery-cell",
  title: "Battery",
  examples: [
    {
      label: "AA alkaline",
      attributes: {
        batterySize: "AA",
        chemistry: "Alkaline",
        voltage: 1.5,
        diameterMm: 14.5,
        heightMm: 50.5,
        brand: "Voltaris",
      },
    },
    {
      label: "D alkaline",
      attributes: {
        batterySize: "D",
        chemistry: "Alkaline",
        voltage: 1.5,
        diameterMm: 34.2,
        heightMm: 61.5,
        brand: "Dauntcell",
      },
    },
    {
      label: "9V",
      attributes: {
        batterySize: "9V",
        chemistry: "Alkaline",
        voltage: 9,
        diameterMm: 26.5,
        heightMm: 48.5,
        brand: "Glowmark",
      },
    },
    {
      label: "CR2032",
      attributes: {
        batterySize: "CR2032",
        chemistry: "Lithium Coin",
        voltage: 3,
        diameterMm: 20,
        heightMm: 3.2,
        brand: "Voltaris",
      },
    },
    {
      label: "NiMH AAA",
      attributes: {
        batterySize: "AAA",
        chemistry: "NiMH",
        voltage: 1.2,
        diameterMm: 10.5,
        heightMm: 44.5,
        brand: "Ampstead",
      },
    },
  ],
  draw: (art, item, view) => {
    const look = lookOf(item);
    const isSmall = view === "dimensioned";
    if (look.chemistry === "Lithium Coin" || look.chemistry === "Silver Oxide") drawCoin(art, item, look, isSmall);
    else if (look.size === "9V" || look.size.includes("Lantern")) drawBlock(art, item, look, isSmall);
    else drawCylinder(art, item, look, isSmall);
  },
});

function lookOf(item: Given): Look {
  const chemistry = item.text("chemistry", "Alkaline");
  const brand = item.text("brand", "Voltaris");
  const lithium = chemistry === "Lithium";
  return {
    color: chemistry === "NiMH" ? "#1a7f3c" : lithium ? "#3c4650" : houseColor(brand),
    crown: lithium || chemistry === "NiMH" ? finishes.chrome : finishes.gold,
    brand: brand.toUpperCase(),
    size: item.text("batterySize", "AA"),
    chemistry,
    volts: `${item.number("voltage", 1.5)} V`,
  };
}

function drawCylinder(art: Art, item: Given, look: Look, isSmall: boolean): void {
  const [width, height] = [item.number("diameterMm", 14.5), item.number("heightMm", 50.5)];
  const scale = Math.min((isSmall ? 400 : 480) / height, 380 / width);
  const [radius, top, base] = [
    (width / 2) * scale,
    562 - height * scale - (isSmall ? 80 : 10),
    552 - (isSmall ? 80 : 0),
  ];
  const axis = isSmall ? 260 : 300;
  const bulge = radius * 0.2;
  const nub = radius * 0.36;
  const tall = radius * 0.2;
  art.shadow([axis + 6, base + 4], radius * 1.35, 15);
  const steel = art.metal(finishes.chrome, "across");
  art.path(
    turnedPath(
      axis,
      [
        [nub, top],
        [nub, top + tall],
      ],
      { bottom: nub * 0.24 },
    ),
    { fill: steel, stroke: "#2a2f35", width: 1.3 },
  );
  art.ellipse([axis, top], nub, nub * 0.24, { fill: art.sheen(finishes.chrome), stroke: "#2a2f35", width: 1.2 });
  const shoulder = top + tall;
  const body = turnedPath(
    axis,
    [
      [radius, shoulder + bulge],
      [radius, base - bulge],
    ],
    { bottom: bulge },
  );
  art.path(body, { fill: look.color });
  const band = (base - shoulder) * 0.27;
  art.path(bandPath(axis, radius, shoulder + bulge, shoulder + bulge + band, bulge), { fill: look.crown.mid });
  art.path(bandPath(axis, radius, shoulder + bulge + band, shoulder + bulge + band + 5, bulge), { fill: "#ffffff" });
  art.path(body, { fill: art.cylinderShade(), stroke: "#22262a", width: 1.8 });
  art.ellipse([axis, shoulder + bulge], radius, bulge, {
    fill: art.sheen(finishes.chrome),
    stroke: "#22262a",
    width: 1.6,
  });
  art.ellipse([axis, shoulder + bulge], radius * 0.82, bulge * 0.8, {
    fill: "none",
    stroke: "#22262a",
    strokeOpacity: 0.4,
    width: 1.2,
  });
  art.path(
    turnedPath(
      axis,
      [
        [nub, top + 1],
        [nub, shoulder + bulge * 0.9],
      ],
      { bottom: nub * 0.24 },
    ),
    { fill: steel, stroke: "#2a2f35", width: 1.2 },
  );
  art.ellipse([axis, top], nub, nub * 0.24, { fill: art.sheen(finishes.chrome), stroke: "#2a2f35", width: 1.2 });
  art.text([axis, shoulder + bulge * 2 + band * 0.62], "+", { size: radius * 0.56, face: "heavy", fill: "#1b1f24" });
  drawUprightWords(art, look, axis, shoulder + bulge * 2 + band + 12, base - bulge - 14, radius);
  if (isSmall) {
    art.dimension({ from: [axis + radius, top], to: [axis + radius, base], label: `${height} mm`, offset: 48 });
    art.dimension({ from: [axis - radius, base + 6], to: [axis + radius, base + 6], label: `${width} mm`, offset: 40 });
  }
}

/** On a slim cell the words run along it, on a stout one across. */
function drawUprightWords(art: Art, look: Look, axis: number, from: number, to: number, radius: number): void {
  const height = to - from;
  if (radius > 100) {
    fitText(art, [axis, from + height * 0.34], look.brand, radius * 1.5, { size: 46, face: "heavy", fill: "#ffffff" });
    fitText(art, [axis, from + height * 0.66], look.size, radius * 1.4, { size: 76, face: "heavy", fill: "#ffffff" });
    fitText(art, [axis, from + height * 0.84], `${look.chemistry.toUpperCase()}  ${look.volts}`, radius * 1.4, {
      size: 22,
      fill: "#ffffff",
    });
    return;
  }
  art.group({ move: [axis, from + height / 2], rotate: -90 }, () => {
    fitText(art, [-height * 0.12, radius * 0.2], look.brand, height * 0.68, {
      size: radius * 0.62,
      face: "heavy",
      fill: "#ffffff",
    });
    fitText(art, [height * 0.38, radius * 0.24], look.size.split(" ")[0] ?? "", height * 0.22, {
      size: radius * 0.76,
      face: "heavy",
      fill: "#ffffff",
    });
    fitText(art, [-height * 0.12, radius * 0.58], `${look.chemistry.toUpperCase()}  ${look.volts}`, height * 0.6, {
      size: radius * 0.24,
      fill: "#ffffff",
    });
  });
}

/** The block with two snaps, or springs on a lantern battery. */
function drawBlock(art: Art, item: Given, look: Look, isSmall: boolean): void {
  const isLantern = look.size.includes("Lantern");
  const [width, height] = [item.number("diameterMm", 26.5), item.number("heightMm", 48.5)];
  const scale = Math.min((isSmall ? 340 : 420) / height, 290 / width);
  const box = {
    at: [isSmall ? 130 : 130, 548 - height * scale - (isSmall ? 70 : 0)] as const,
    width: width * scale,
    height: height * scale,
    depth: [width * scale * 0.32, width * scale * 0.2] as const,
    color: look.color,
  };
  const [x, y] = box.at;
  art.shadow([x + box.width * 0.65, y + box.height + 4], box.width * 0.8, 16);
  drawBox(art, { ...box, topColor: "#2a2d31" });
  const band = box.height * 0.24;
  art.rect(x + 1, y + 1, box.width - 2, band, {
    fill: art.linear(
      [
        [0, look.crown.light],
        [0.5, look.crown.shine],
        [1, look.crown.mid],
      ],
      "across",
    ),
  });
  const snap = finishes.chrome;
  for (const [at, share] of [
    [0.36, 0.13],
    [0.94, 0.1],
  ] as const) {
    const [cx, cy, radius] = [
      x + box.width * at + box.depth[0] * 0.5 - box.width * 0.05,
      y - box.depth[1] * 0.5,
      box.width * share,
    ];
    if (isLantern)
      art.path(
        `M${cx - radius} ${cy}Q${cx} ${cy - 60} ${cx + radius} ${cy}M${cx - radius * 0.7} ${cy - 14}Q${cx} ${cy - 66} ${cx + radius * 0.7} ${cy - 14}`,
        { fill: "none", stroke: "#6f7a86", width: 5 },
      );
    else {
      art.path(
        turnedPath(
          cx,
          [
            [radius, cy - 22],
            [radius, cy],
          ],
          { bottom: radius * 0.35 },
        ),
        { fill: art.metal(snap, "across"), stroke: snap.outline, width: 1.4 },
      );
      art.ellipse([cx, cy - 22], radius, radius * 0.35, { fill: art.sheen(snap), stroke: snap.outline, width: 1.4 });
      if (share > 0.12) art.ellipse([cx, cy - 22], radius * 0.6, radius * 0.2, { fill: "#3b4248" });
    }
  }
  const middle = x + box.width / 2;
  fitText(art, [middle, y + band * 0.68], "+          -", box.width * 0.8, {
    size: 40,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [middle, y + box.height * 0.46], look.brand, box.width * 0.86, {
    size: 40,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [middle, y + box.height * 0.7], look.size.replace(" Lantern", ""), box.width * 0.8, {
    size: 92,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [middle, y + box.height * 0.86], look.chemistry.toUpperCase(), box.width * 0.8, {
    size: 22,
    fill: "#ffffff",
  });
  if (isSmall) {
    art.dimension({
      from: [x + box.width + box.depth[0], y - box.depth[1]],
      to: [x + box.width + box.depth[0], y + box.height - box.depth[1]],
      label: `${height} mm`,
      offset: 36,
    });
    art.dimension({ from: [x, y + box.height], to: [x + box.width, y + box.height], label: `${width} mm`, offset: 44 });
  }
}
