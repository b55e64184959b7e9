import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";

const iron = finishes.steel;
const middle: Point = [300, 300];

export const qdBushing = defineDrawing({
  name: "qd-bushing",
  title: "QD bushing",
  examples: [
    {
      label: "SH, 7/8 in",
      attributes: { bushing: "SH", bore: 0.875, outsideDiameter: 2.6875, hasKeyway: true, brand: "Ashmoor Drives" },
    },
    {
      label: "SDS, 1-1/8 in",
      attributes: { bushing: "SDS", bore: 1.125, outsideDiameter: 3.1875, hasKeyway: true, brand: "Veltrane" },
    },
    {
      label: "E, 2-7/16 in",
      attributes: { bushing: "E", bore: 2.4375, outsideDiameter: 6, hasKeyway: true, brand: "Halden & Roe" },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      art.shadow([306, 574], 190, 11);
      drawBushing(art, item);
      return;
    }
    art.group({ move: [84, 96], scale: 0.72 }, () => drawBushing(art, item));
    const [radius, bore] = [260 * 0.72, boreOf(item) * 0.72];
    art.dimension({
      from: [300 - radius, 312],
      to: [300 + radius, 312],
      label: `${decimal(item.number("outsideDiameter", 2.6875))} in`,
      offset: -radius - 40,
    });
    art.dimension({
      from: [300 - bore, 312],
      to: [300 + bore, 312],
      label: `${inchFraction(item.number("bore", 0.875))} in bore`,
      offset: radius + 46,
    });
  },
});

function boreOf(item: Given): number {
  const share = item.number("bore", 0.875) / Math.max(0.5, item.number("outsideDiameter", 2.6875));
  return Math.min(150, Math.max(40, share * 260));
}

/** From the flange: three holes for the screws that draw it up, three tapped ones to jack it off, and the slit. */
function drawBushing(art: Art, item: Given): void {
  const bore = boreOf(item);
  art.circle(middle, 260, { fill: turnedFace(art, iron), stroke: iron.outline, width: 2 });
  art.circle(middle, 248, { fill: "none", stroke: iron.shine, strokeOpacity: 0.6, width: 2 });
  art.circle(middle, 172, { fill: art.sheen(iron), stroke: iron.outline, width: 1.4 });
  const places = corners(middle, 212, 6);
  places.forEach((at, place) => {
    art.circle(at, place % 2 === 0 ? 25 : 18, { fill: "#2b3036", stroke: iron.outline, width: 1.6 });
    if (place % 2 === 1) art.circle(at, 22, { fill: "none", stroke: iron.dark, width: 1.4 });
  });
  // The slit that lets it close on the shaft.
  art.polygon(
    [
      [294, 300],
      [306, 300],
      [306, 562],
      [294, 562],
    ],
    { fill: "#ffffff", stroke: iron.outline, width: 1.4 },
  );
  if (item.flag("hasKeyway")) {
    const half = bore * 0.24;
    art.rect(300 - half, 300 - bore - half, half * 2, bore, { fill: "#ffffff", stroke: iron.outline, width: 1.8 });
  }
  art.circle(middle, bore, { fill: "#ffffff", stroke: iron.outline, width: 2 });
  const halves = bore * 0.24 - 1.6;
  if (item.flag("hasKeyway")) art.rect(300 - halves, 300 - bore - 2, halves * 2, 8, { fill: "#ffffff" });
  art.textOnArc(middle, 222, `${item.text("brand", "").toUpperCase()}  ${item.text("bushing", "SH")}`, {
    size: 26,
    face: "heavy",
    fill: iron.outline,
  });
}
