import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings, type Turning } from "../../kit/lathe.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawMouth } from "./pipe-arm.ts";

export const contactTip = defineDrawing({
  name: "contact-tip",
  title: "MIG contact tip",
  examples: [
    {
      label: "Series 14, .035",
      attributes: {
        series: "14",
        wireDiameter: 0.035,
        length: 1.5,
        outsideDiameter: 0.25,
        threadSize: "1/4-28",
        material: "Copper",
      },
    },
    {
      label: "Series 11, .030",
      attributes: {
        series: "11",
        wireDiameter: 0.03,
        length: 1,
        outsideDiameter: 0.1875,
        threadSize: "10-32",
        material: "Copper",
      },
    },
    {
      label: "Series 15H, .045",
      attributes: {
        series: "15H",
        wireDiameter: 0.045,
        length: 1.5,
        outsideDiameter: 0.3125,
        threadSize: "1/4-28",
        material: "Chrome Zirconium Copper",
      },
    },
    {
      label: "Series 63, 1/16, silver",
      attributes: {
        series: "63",
        wireDiameter: 0.0625,
        length: 1.5,
        outsideDiameter: 0.375,
        threadSize: "3/8-24",
        material: "Silver-Plated Copper",
      },
    },
  ],
  draw: (art, item, view) => {
    const length = item.number("length", 1.5);
    const outside = item.number("outsideDiameter", 0.25);
    if (view === "plain") {
      lieAcross(art, length * 1.1, outside * 1.1, (scale) => drawTip(art, item, scale));
      return;
    }
    const scale = Math.min(420 / length, 170 / outside);
    const left = 280 - (length * scale) / 2;
    const [y, half] = [250, (outside / 2) * scale];
    art.shadow([left + (length * scale) / 2, y + half + 14], length * scale * 0.52, 10);
    art.group({ move: [left, y] }, () => drawTip(art, item, scale));
    art.dimension({
      from: [left, y + half],
      to: [left + length * scale, y + half],
      label: `${inchFraction(length)} in`,
      offset: 48,
    });
    art.dimension({
      from: [left + length * scale * 0.42, y - half],
      to: [left + length * scale * 0.42, y + half],
      label: `${inchFraction(outside)} in`,
      offset: -length * scale * 0.42 - 26,
      size: 18,
    });
    art.text([300, y + half + 118], `${figure(item)} in wire, ${item.text("threadSize", "1/4-28")} thread`, {
      size: 24,
      fill: "#14365c",
    });
    art.text([300, y + half + 154], `Series ${item.text("series", "14")}`, { size: 24, fill: "#14365c" });
  },
});

function metalOf(material: string): Finish {
  if (/silver/i.test(material)) return finishes.chrome;
  if (!/zirconium/i.test(material)) return finishes.copper;
  return { dark: "#7a4a22", mid: "#b57c46", light: "#dfae7c", shine: "#fff0dc", outline: "#3b220d" };
}

function figure(item: Given): string {
  return item.number("wireDiameter", 0.035).toFixed(3).replace(/^0/, "");
}

function drawTip(art: Art, item: Given, scale: number): void {
  const finish = metalOf(item.text("material", "Copper"));
  const length = item.number("length", 1.5) * scale;
  const radius = (item.number("outsideDiameter", 0.25) / 2) * scale;
  const isTapered = /T$|S$/.test(item.text("series", "14"));
  const pieces: readonly Turning[] = [
    { length: length * 0.05, radius: radius * 0.66, endRadius: radius * 0.78, finish },
    { length: length * 0.2, radius: radius * 0.84, finish, kind: "thread", pitch: scale / 28 },
    { length: length * 0.03, radius: radius * 0.7, finish },
    { length: length * 0.12, radius: radius * 1.02, finish, kind: "hex" },
    { length: length * (isTapered ? 0.28 : 0.44), radius, finish },
    { length: length * (isTapered ? 0.32 : 0.16), radius, endRadius: radius * 0.56, finish },
  ];
  const end = drawTurnings(art, [0, 0], pieces);
  const bore = Math.max(3, (item.number("wireDiameter", 0.035) / 2) * scale * 1.15);
  art.group({ move: [end, 0] }, () =>
    drawMouth(art, finish, { at: 0, radius: radius * 0.56, bore: bore * 1.5, isThreaded: false }),
  );
  drawTurnings(art, [end, 0], [{ length: length * 0.1, radius: bore, finish: finishes.stainless }]);
  art.text([length * 0.56, radius * 0.22], `${item.text("series", "14")}-${figure(item).slice(1)}`, {
    size: radius * 0.56,
    fill: finish.outline,
    opacity: 0.75,
    face: "heavy",
  });
}
