import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { drawShaded, fitText, houseColor } from "./print.ts";

export const epoxy = defineDrawing({
  name: "epoxy",
  title: "Two-part adhesive",
  examples: [
    {
      label: "25 mL syringe",
      attributes: {
        adhesiveType: "Epoxy",
        grade: "General Purpose",
        size: "25 mL",
        container: "Dual Syringe",
        workTime: 5,
        color: "Clear",
        mixRatio: "1:1",
        brand: "Bondhaven",
      },
    },
    {
      label: "400 mL cartridge",
      attributes: {
        adhesiveType: "Methyl Methacrylate",
        grade: "Structural",
        size: "400 mL",
        container: "Dual Cartridge",
        workTime: 10,
        color: "Cream",
        mixRatio: "10:1",
        brand: "Stayfast",
      },
    },
    {
      label: "Quart kit",
      attributes: {
        adhesiveType: "Epoxy",
        grade: "Steel Filled",
        size: "1 qt",
        container: "Can Kit",
        workTime: 5,
        color: "Gray",
        mixRatio: "2:1",
        brand: "Sealmere",
      },
    },
    {
      label: "50 mL black",
      attributes: {
        adhesiveType: "Epoxy",
        grade: "Toughened",
        size: "50 mL",
        container: "Dual Cartridge",
        workTime: 30,
        color: "Black",
        mixRatio: "2:1",
        brand: "Bondhaven",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    const container = item.text("container", "Dual Syringe");
    art.group(isSmall ? { move: [54, 0], scale: 0.86 } : {}, () => {
      if (container === "Can Kit") drawCans(art, item);
      else if (container === "Dual Syringe") drawSyringe(art, item);
      else drawCartridge(art, item);
    });
    if (isSmall)
      fitText(
        art,
        [300, 572],
        `${item.text("size", "")}, ${item.number("workTime", 5)} min work time, ${item.text("mixRatio", "1:1")}`,
        540,
        { size: 24, fill: "#14365c" },
      );
  },
});

/** Resin is pale, the hardener takes the colour of the mix. */
function colorsOf(item: Given): readonly [resin: Color, hardener: Color] {
  const color = item.text("color", "Clear");
  if (color === "Clear") return ["#f0e9c9", "#e2cf8e"];
  return ["#f3f0e6", paintColor(color, "#d8d2c0")];
}

/** The share of the width that resin takes. */
function sharesOf(item: Given): readonly [number, number] {
  const ratio = item.text("mixRatio", "1:1");
  if (ratio === "10:1") return [0.74, 0.26];
  return ratio === "2:1" ? [0.6, 0.4] : [0.5, 0.5];
}

function drawSyringe(art: Art, item: Given): void {
  art.shadow([306, 566], 130, 14);
  const [resin, hardener] = colorsOf(item);
  const white = paint("#f4f5f6");
  art.rect(196, 30, 208, 22, { fill: art.metal(white), stroke: "#4c5560", width: 1.6 }, 8);
  for (const x of [238, 338])
    art.rect(x, 50, 24, 130, { fill: art.metal(white, "across"), stroke: "#4c5560", width: 1.4 });
  for (const [x, color] of [
    [250, resin],
    [350, hardener],
  ] as const) {
    drawShaded(
      art,
      turnedPath(
        x,
        [
          [49, 170],
          [49, 470],
        ],
        { bottom: 10 },
      ),
      color,
      "#4c5560",
      art.cylinderShade(),
    );
    art.rect(x - 45, 172, 90, 20, { fill: art.metal(paint("#3a3f45"), "across"), stroke: "#111111", width: 1.2 }, 4);
  }
  art.rect(150, 150, 300, 24, { fill: art.metal(white), stroke: "#4c5560", width: 1.6 }, 10);
  art.path("M202 474H398L352 520H326V556H274V520H248Z", {
    fill: art.metal(white, "across"),
    stroke: "#4c5560",
    width: 1.6,
  });
  art.rect(
    262,
    548,
    76,
    18,
    { fill: art.metal(paint(houseColor(item.text("brand", ""))), "across"), stroke: "#222222", width: 1.4 },
    5,
  );
  drawLabel(art, item, [208, 216, 184, 220]);
}

function drawCartridge(art: Art, item: Given): void {
  art.shadow([306, 566], 140, 14);
  const [resin, hardener] = colorsOf(item);
  const white = paint("#f0f2f3");
  const [first, second] = sharesOf(item);
  const [left, total] = [196, 208];
  drawMixerNut(art);
  art.path("M204 176H396L366 132H234Z", { fill: art.metal(white, "across"), stroke: "#4c5560", width: 1.6 });
  for (const [from, share, color] of [
    [left, first, resin],
    [left + total * first, second, hardener],
  ] as const) {
    const radius = (total * share) / 2;
    drawShaded(
      art,
      turnedPath(
        from + radius,
        [
          [radius, 172],
          [radius, 530],
        ],
        { bottom: Math.min(16, radius * 0.18) },
      ),
      color,
      "#4c5560",
      art.cylinderShade(),
    );
    art.path(bandPath(from + radius, radius, 498, 528, Math.min(16, radius * 0.18)), {
      fill: art.metal(white, "across"),
      stroke: "#4c5560",
      width: 1.2,
    });
  }
  art.rect(left - 12, 524, total + 24, 24, { fill: art.metal(white), stroke: "#4c5560", width: 1.6 }, 5);
  drawLabel(art, item, [left + 6, 230, total - 12, 236]);
}

function drawMixerNut(art: Art): void {
  const nut = paint("#2f74c4");
  art.path(
    turnedPath(300, [
      [20, 38],
      [24, 62],
    ]),
    { fill: art.metal(nut, "across"), stroke: nut.outline, width: 1.4 },
  );
  art.path(
    turnedPath(
      300,
      [
        [46, 62],
        [54, 134],
      ],
      { bottom: 8 },
    ),
    { fill: art.metal(nut, "across"), stroke: nut.outline, width: 1.6 },
  );
  for (let rib = 1; rib < 10; rib++) {
    const x = 300 - 50 * Math.cos((rib / 10) * Math.PI);
    art.line([x, 70], [x, 134], { stroke: nut.outline, strokeOpacity: 0.4, width: 2.4 });
  }
}

function drawLabel(art: Art, item: Given, [x, y, width, height]: readonly [number, number, number, number]): void {
  const brand = item.text("brand", "Bondhaven");
  const house = houseColor(brand);
  const middle = x + width / 2;
  art.rect(x, y, width, height, { fill: "#fbfbf9", fillOpacity: 0.97, stroke: "#555c63", width: 1.2 }, 5);
  art.rect(x, y, width, height * 0.3, { fill: art.sheen(paint(house)) }, 5);
  fitText(art, [middle, y + height * 0.2], brand.toUpperCase(), width * 0.9, {
    size: 30,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [middle, y + height * 0.48], item.text("adhesiveType", "Epoxy"), width * 0.88, {
    size: 30,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [middle, y + height * 0.6], item.text("grade", "").toUpperCase(), width * 0.88, {
    size: 15,
    fill: "#33383d",
  });
  art.rect(x + width * 0.1, y + height * 0.67, width * 0.8, height * 0.16, { fill: tone(house, 0.1) }, 4);
  fitText(art, [middle, y + height * 0.785], `${item.number("workTime", 5)} MINUTE`, width * 0.7, {
    size: 22,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [middle, y + height * 0.94], `${item.text("size", "")}   ${item.text("mixRatio", "1:1")}`, width * 0.8, {
    size: 17,
    fill: "#33383d",
  });
}

/** Resin and hardener in two cans, side by side. */
function drawCans(art: Art, item: Given): void {
  const [, second] = sharesOf(item);
  const small = second < 0.5 ? 0.78 : 1;
  const [resin, hardener] = colorsOf(item);
  drawCan(art, item, { axis: 176, radius: 134, top: 150, part: "A", color: resin });
  drawCan(art, item, { axis: 436, radius: 120 * small, top: 548 - 398 * small, part: "B", color: hardener });
}

interface PartCan {
  readonly axis: number;
  readonly radius: number;
  readonly top: number;
  readonly part: "A" | "B";
  readonly color: Color;
}

function drawCan(art: Art, item: Given, { axis, radius, top, part, color }: PartCan): void {
  const chrome = finishes.chrome;
  const bulge = radius * 0.17;
  const [base, height] = [550, 550 - top];
  art.shadow([axis + 6, base + 4], radius * 1.15, 14);
  const body = turnedPath(
    axis,
    [
      [radius, top],
      [radius, base - bulge],
    ],
    { bottom: bulge },
  );
  art.path(body, { fill: "#fbfbf9" });
  art.path(bandPath(axis, radius, top + height * 0.12, top + height * 0.4, bulge), {
    fill: houseColor(item.text("brand", "")),
  });
  art.path(bandPath(axis, radius, top + height * 0.72, top + height * 0.84, bulge), { fill: color });
  art.path(body, { fill: art.cylinderShade(), stroke: "#33383d", width: 1.8 });
  for (const y of [top - 3, base - bulge - 9])
    art.path(bandPath(axis, radius + 3, y, y + 10, bulge), {
      fill: art.metal(chrome, "across"),
      stroke: "#33383d",
      width: 1,
    });
  art.ellipse([axis, top - 3], radius + 3, bulge, { fill: art.sheen(chrome), stroke: "#33383d", width: 1.6 });
  art.ellipse([axis, top - 1], radius * 0.8, bulge * 0.78, {
    fill: art.sheen(chrome),
    stroke: "#33383d",
    strokeOpacity: 0.5,
    width: 1.2,
  });
  const line = (share: number) => top + height * share + bulge;
  fitText(art, [axis, line(0.28)], item.text("brand", "Sealmere").toUpperCase(), radius * 1.6, {
    size: 34,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [axis, line(0.54)], `Part ${part}`, radius * 1.4, { size: 44, face: "heavy", fill: "#1b1f24" });
  fitText(art, [axis, line(0.64)], part === "A" ? "RESIN" : "HARDENER", radius * 1.2, { size: 18, fill: "#33383d" });
}
