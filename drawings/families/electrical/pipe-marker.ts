import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { colorOf, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

export const pipeMarker = defineDrawing({
  name: "pipe-marker",
  title: "Pipe marker",
  examples: [
    {
      label: "Natural gas",
      attributes: {
        legend: "Natural Gas",
        color: "Yellow",
        textColor: "Black",
        flowArrow: "Right",
        pipeRange: "2-1/2 to 6 in",
        letterHeight: 1.25,
        length: 12,
        material: "Self-Stick Vinyl",
      },
    },
    {
      label: "Chilled water supply",
      attributes: {
        legend: "Chilled Water Supply",
        color: "Green",
        textColor: "White",
        flowArrow: "Both",
        pipeRange: "1-1/2 to 2 in",
        letterHeight: 0.75,
        length: 8,
        material: "Snap-On Plastic",
      },
    },
    {
      label: "Fire water",
      attributes: {
        legend: "Fire Water",
        color: "Red",
        textColor: "White",
        flowArrow: "None",
        pipeRange: "8 to 10 in",
        letterHeight: 2.5,
        length: 24,
        material: "Strap-On Plastic",
      },
    },
    {
      label: "Compressed air",
      attributes: {
        legend: "Compressed Air",
        color: "Blue",
        textColor: "White",
        flowArrow: "Right",
        pipeRange: "3/4 to 1-1/4 in",
        letterHeight: 0.5,
        length: 8,
        material: "Self-Stick Vinyl",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      art.group({ move: [300, 300], rotate: -14, scale: 0.88 }, () => drawMarkedPipe(art, item));
      return;
    }
    art.group({ move: [300, 240], scale: 0.9 }, () => drawMarkedPipe(art, item));
    art.dimension({ from: [127, 348], to: [503, 348], label: `${item.number("length", 8)} in`, offset: 60 });
    art.text([300, 486], `Letters ${inchFraction(item.number("letterHeight", 0.75))} in high`, {
      size: 22,
      fill: "#14365c",
    });
    art.text([300, 520], `For pipe ${item.text("pipeRange", "")} across`, { size: 22, fill: "#14365c" });
  },
});

const [half, radius] = [262, 118];

/** A stretch of pipe about the origin, with the marker round its middle. */
function drawMarkedPipe(art: Art, item: Given): void {
  const steel = finishes.galvanized;
  art.shadow([10, radius + 26], half * 0.94, 18);
  art.path(`M${-half} ${-radius}H${half}A34 ${radius} 0 0 1 ${half} ${radius}H${-half}Z`, {
    fill: art.metal(steel),
    stroke: steel.outline,
    width: 2,
  });
  art.ellipse([-half, 0], 34, radius, { fill: art.sheen(steel), stroke: steel.outline, width: 2 });
  art.ellipse([-half + 2, 0], 27, radius * 0.86, {
    fill: art.linear([
      [0, "#17191b"],
      [1, "#6b7573"],
    ]),
    stroke: steel.outline,
    width: 1.4,
  });
  drawBand(art, item);
}

/** Its ends follow the roundness of the pipe. */
function drawBand(art: Art, item: Given): void {
  const color = colorOf(item.text("color", "Yellow"));
  const lift = radius + (item.text("material", "").startsWith("Self") ? 1.5 : 9);
  const [from, to] = [-192, 226];
  const band = `M${from} ${-lift}H${to}A34 ${lift} 0 0 1 ${to} ${lift}H${from}A34 ${lift} 0 0 0 ${from} ${-lift}Z`;
  art.path(band, { fill: color });
  drawLegend(art, item);
  art.path(band, {
    fill: art.linear([
      [0, "#000000", 0.5],
      [0.1, "#000000", 0.16],
      [0.24, "#ffffff", 0.2],
      [0.32, "#ffffff", 0.42],
      [0.42, "#ffffff", 0.06],
      [0.7, "#000000", 0.1],
      [1, "#000000", 0.55],
    ]),
    stroke: tone(color, -0.7),
    width: 1.8,
  });
  if (item.text("material", "").startsWith("Strap")) {
    for (const x of [from + 26, to - 10])
      art.path(`M${x} ${-lift}A34 ${lift} 0 0 1 ${x} ${lift}`, { fill: "none", stroke: "#22262a", width: 9 });
  }
}

function drawLegend(art: Art, item: Given): void {
  const ink = colorOf(item.text("textColor", "Black"));
  const words = item.text("legend", "Natural Gas").toUpperCase().split(" ");
  const lines =
    words.length > 2
      ? [words.slice(0, 2).join(" "), words.slice(2).join(" ")]
      : words.length === 2 && words.join(" ").length > 11
        ? words
        : [words.join(" ")];
  const arrow = item.text("flowArrow", "Right");
  const width = arrow === "None" ? 300 : 320;
  const size = Math.min(...lines.map((line) => sizeToFit(line, width, lines.length === 1 ? 78 : 52, "heavy")));
  const middle = 34;
  const top = arrow === "None" ? 4 : -22;
  lines.forEach((line, at) => {
    const y = top + (at - (lines.length - 1) / 2) * size * 1.12 + size * 0.34;
    art.text([middle, y], line, { size, face: "heavy", fill: ink });
  });
  if (arrow === "None") return;
  const y = top + size * (lines.length === 1 ? 0.9 : 1.42) + 8;
  const left = arrow === "Both" ? `L-106 ${y + 8}L-80 ${y + 22}V${y + 13}` : `H-90`;
  art.path(
    `M-80 ${y + 3}H136V${y - 8}L176 ${y + 8}L136 ${y + 24}V${y + 13}H-80${left}${arrow === "Both" ? `M-80 ${y - 8}L-120 ${y + 8}L-80 ${y + 24}Z` : "Z"}`,
    { fill: ink },
  );
}
