import { type Art, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawPipe } from "../../kit/pipe.ts";

const tilt = 0.74;

export const oRing = defineDrawing({
  name: "o-ring",
  title: "O-ring",
  examples: [
    {
      label: "Dash 214, Buna-N",
      attributes: {
        dashNumber: "214",
        insideDiameter: 0.984,
        outsideDiameter: 1.262,
        crossSection: 0.139,
        material: "Buna-N",
        durometer: 70,
        color: "Black",
      },
    },
    {
      label: "Dash 113, FKM",
      attributes: {
        dashNumber: "113",
        insideDiameter: 0.549,
        outsideDiameter: 0.755,
        crossSection: 0.103,
        material: "FKM",
        durometer: 75,
        color: "Brown",
      },
    },
    {
      label: "Dash 240, silicone",
      attributes: {
        dashNumber: "240",
        insideDiameter: 3.734,
        outsideDiameter: 4.012,
        crossSection: 0.139,
        material: "Silicone",
        durometer: 70,
        color: "Red",
      },
    },
    {
      label: "Dash 206, PTFE",
      attributes: {
        dashNumber: "206",
        insideDiameter: 0.484,
        outsideDiameter: 0.762,
        crossSection: 0.139,
        material: "PTFE",
        color: "White",
      },
    },
  ],
  draw: (art, item, view) => {
    const inside = item.number("insideDiameter", 1);
    const section = item.number("crossSection", 0.139);
    const outside = inside + 2 * section;
    const rubber = rubberOf(item.text("color", "Black"));
    if (view === "plain") drawRing(art, item, inside, section, rubber);
    else drawMeasured(art, inside, section, outside, rubber);
  },
});

/** Rubber is dull: its highlight is broad and weak. */
function rubberOf(name: string): Finish {
  const color: Color = /amber/i.test(name) ? "#d8a23a" : /black/i.test(name) ? "#2d3034" : colorOf(name, "#2d3034");
  return {
    dark: tone(color, -0.55),
    mid: tone(color, -0.15),
    light: tone(color, 0.16),
    shine: tone(color, 0.58),
    outline: tone(color, -0.8),
  };
}

function drawRing(art: Art, item: Given, inside: number, section: number, rubber: Finish): void {
  const reach = 256;
  const width = Math.max(15, (section / (inside / 2 + section)) * reach);
  const radius = reach - width / 2;
  const middle = 276;
  art.shadow([306, middle + radius * tilt + width * 0.5 + 6], reach * 0.96, 26);
  drawPipe(art, ellipsePath([300, middle], radius, radius * tilt), width, rubber);
  const size = 30;
  art.text([300, 556], `AS568-${item.text("dashNumber", "214")}`, { size, face: "heavy", fill: "#3b444d" });
}

/** From the front, with its section beside it. */
function drawMeasured(art: Art, inside: number, section: number, outside: number, rubber: Finish): void {
  const reach = 158;
  const width = Math.max(9, (section / (outside / 2)) * reach);
  const radius = reach - width / 2;
  drawPipe(art, ellipsePath([230, 280], radius, radius), width, rubber);
  art.dimension({
    from: [230 - reach + width, 280],
    to: [230 + reach - width, 280],
    label: `ID ${figure(inside)} in`,
    offset: 1,
    size: 19,
  });
  art.dimension({
    from: [230 - reach, 280 + 40],
    to: [230 + reach, 280 + 40],
    label: `OD ${figure(outside)} in`,
    offset: reach + 6,
    size: 19,
  });
  art.circle([490, 280], 46, { fill: art.hatch(rubber.outline, "#e9edf0"), stroke: rubber.outline, width: 2 });
  art.dimension({ from: [444, 326], to: [536, 326], label: figure(section), offset: 40, size: 19 });
}

function figure(value: number): string {
  return value.toFixed(3).replace(/^0/, "");
}
