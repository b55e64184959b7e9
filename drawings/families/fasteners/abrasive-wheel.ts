import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";
import { inchesOf } from "../../kit/sizes.ts";
import { speckle } from "../../kit/speckle.ts";
import { sizeToFit } from "../../kit/text.ts";
import { grainColor, grainMark } from "./grains.ts";
import { drawThreadedHub } from "./hub.ts";

interface Wheel {
  readonly use: string;
  readonly isDepressed: boolean;
  readonly hasHub: boolean;
  readonly diameter: number;
  readonly thickness: number;
  readonly arbor: number;
  readonly stone: Color;
  readonly label: Color;
}

export const abrasiveWheel = defineDrawing({
  name: "abrasive-wheel",
  title: "Abrasive wheel",
  examples: [
    {
      label: "Cut-off, T1, 4-1/2",
      attributes: {
        wheelUse: "Cutting",
        wheelType: "Type 1",
        diameter: 4.5,
        thickness: 0.045,
        arborSize: "7/8 in",
        grit: 60,
        grain: "Aluminum Oxide",
        maxRpm: 13_300,
        brand: "Cinderway",
      },
    },
    {
      label: "Grinding, T27, 4-1/2, hub",
      attributes: {
        wheelUse: "Grinding",
        wheelType: "Type 27",
        diameter: 4.5,
        thickness: 0.25,
        arborSize: "5/8-11",
        grit: 24,
        grain: "Zirconia Alumina",
        maxRpm: 13_300,
        brand: "Abradine",
      },
    },
    {
      label: "Cut-off, T27, 6, ceramic",
      attributes: {
        wheelUse: "Cutting",
        wheelType: "Type 27",
        diameter: 6,
        thickness: 0.045,
        arborSize: "7/8 in",
        grit: 46,
        grain: "Ceramic",
        maxRpm: 10_200,
        brand: "Korundel",
      },
    },
    {
      label: "Bench, 6 x 3/4",
      attributes: {
        wheelUse: "Bench Grinding",
        wheelType: "Type 1",
        diameter: 6,
        thickness: 0.75,
        arborSize: "1 in",
        grit: 60,
        grain: "Aluminum Oxide",
        maxRpm: 4_140,
        brand: "Flintmoor",
      },
    },
    {
      label: "Bench, silicon carbide, 8 x 1",
      attributes: {
        wheelUse: "Bench Grinding",
        wheelType: "Type 1",
        diameter: 8,
        thickness: 1,
        arborSize: "1 in",
        grit: 80,
        grain: "Silicon Carbide",
        maxRpm: 3_600,
        brand: "Abradine",
      },
    },
  ],
  draw: (art, item, view) => {
    const wheel = wheelOf(item);
    if (view === "dimensioned") {
      drawWithDimensions(art, wheel, item);
      return;
    }
    const thick = depthOf(wheel, 256);
    drawWheel(art, wheel, item, [300 - thick * 0.35, 294 - thick * 0.2], 260 - thick * 0.35);
  },
});

function wheelOf(item: Given): Wheel {
  const use = item.text("wheelUse", "Cutting");
  const grain = item.text("grain", "Aluminum Oxide");
  const isBench = use.startsWith("Bench");
  const benchStone: Color = /silicon/i.test(grain) ? "#5d8068" : "#9a9ca0";
  const arbor = item.text("arborSize", "7/8 in");
  return {
    use,
    isDepressed: item.text("wheelType", "Type 1") === "Type 27",
    hasHub: arbor === "5/8-11",
    diameter: item.number("diameter", 4.5),
    thickness: item.number("thickness", 0.045),
    arbor: arbor === "5/8-11" ? 0.625 : (inchesOf(arbor.replace(" in", "")) ?? 0.875),
    stone: isBench ? benchStone : tone(grainColor(grain), -0.62),
    label: isBench ? "#f2efe6" : grainColor(grain),
  };
}

function depthOf({ thickness, diameter }: Wheel, radius: number): number {
  return Math.max(4, (thickness / diameter) * 2 * radius * 0.9);
}

function drawWheel(art: Art, wheel: Wheel, item: Given, [x, y]: Point, radius: number): void {
  const thick = depthOf(wheel, radius);
  const [dx, dy] = [thick * 0.8, thick * 0.38];
  art.shadow([x + dx, y + radius + dy + 8], radius * 0.8, 14);
  // The rim shows to the lower right.
  const hull = Math.atan2(dy, dx);
  const tangent: Point = [-Math.sin(hull) * radius, Math.cos(hull) * radius];
  art.path(
    pathOf`M${x - tangent[0]} ${y - tangent[1]}L${x + dx - tangent[0]} ${y + dy - tangent[1]}A${radius} ${radius} 0 0 1 ${x + dx + tangent[0]} ${y + dy + tangent[1]}L${x + tangent[0]} ${y + tangent[1]}Z`,
    {
      fill: art.linear([
        [0, tone(wheel.stone, 0.25)],
        [0.4, tone(wheel.stone, -0.2)],
        [1, tone(wheel.stone, -0.55)],
      ]),
      stroke: "#15181b",
      width: 1.5,
    },
  );
  const stone = art.radial(
    [
      [0, tone(wheel.stone, 0.3)],
      [0.7, wheel.stone],
      [0.96, tone(wheel.stone, -0.2)],
      [1, tone(wheel.stone, -0.45)],
    ],
    [0.4, 0.36],
    0.75,
  );
  art.circle([x, y], radius, { fill: stone, stroke: "#15181b", width: 1.6 });
  art.circle([x, y], radius, {
    fill: speckle(art, {
      colors: [tone(wheel.stone, 0.5), tone(wheel.stone, -0.5)],
      count: 90,
      grain: 3.4,
      tile: 70,
      opacity: 0.6,
    }),
  });
  if (!wheel.use.startsWith("Bench")) drawMesh(art, [x, y], radius);
  const bore = (wheel.arbor / wheel.diameter) * radius;
  drawLabel(art, wheel, item, [x, y], radius, bore);
  drawCenter(art, wheel, [x, y], radius, bore, [dx, dy]);
}

/** The glass-fiber net that holds a thin wheel together shows through. */
function drawMesh(art: Art, center: Point, radius: number): void {
  const mesh = art.pattern(
    15,
    15,
    (tile) => {
      tile.path("M0 7.5H15M7.5 0V15", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.1, width: 2.4 });
    },
    28,
  );
  art.circle(center, radius * 0.985, { fill: mesh });
}

function drawLabel(art: Art, wheel: Wheel, item: Given, [x, y]: Point, radius: number, bore: number): void {
  const isBench = wheel.use.startsWith("Bench");
  const outer = radius * (isBench ? 0.56 : 0.68);
  const ink = inkOn(wheel.label);
  art.circle([x, y], outer, { fill: wheel.label, stroke: tone(wheel.label, -0.5), width: 1.5 });
  if (!isBench) {
    const band = pathOf`M${x - outer} ${y}A${outer} ${outer} 0 0 0 ${x + outer} ${y}Z`;
    art.path(band, { fill: "#f6f4ee" });
  }
  const gloss = art.linear(
    [
      [0, "#ffffff", 0.28],
      [0.5, "#ffffff", 0],
      [1, "#000000", 0.14],
    ],
    "diagonal",
  );
  art.circle([x, y], outer, { fill: gloss });
  const brand = item.text("brand", "Abrasive").toUpperCase();
  const arc = outer * 0.76;
  art.textOnArc([x, y], arc, brand, {
    size: sizeToFit(brand, arc * 2.1, outer * 0.25, "heavy"),
    face: "heavy",
    fill: ink,
    spacing: 2,
  });
  const dark: Color = "#15181b";
  const size = `${inchFraction(wheel.diameter)} x ${thin(wheel.thickness)}`;
  const center = Math.max(bore, outer * (wheel.isDepressed ? 0.48 : 0.2));
  const room = (outer - center) / 3.5;
  art.text([x, y + center + room * 1.15], `${size} in`, {
    size: sizeToFit(`${size} in`, outer * 1.5, room * 0.95),
    fill: dark,
  });
  const speed = `MAX ${item.number("maxRpm", 13_300).toLocaleString("en-US")} RPM`;
  art.text([x, y + center + room * 2.1], speed, {
    size: sizeToFit(speed, outer * 1.3, room * 0.72, "heavy"),
    face: "heavy",
    fill: "#b3121f",
  });
  const mark = `${grainMark(item.text("grain", ""))} ${item.number("grit", 60)}  ${item.text("wheelType", "Type 1").toUpperCase()}`;
  art.text([x, y + center + room * 2.95], mark, { size: sizeToFit(mark, outer * 0.9, room * 0.6), fill: dark });
}

function thin(thickness: number): string {
  return thickness < 0.125 ? thickness.toFixed(3).replace(/^0/, "") : inchFraction(thickness);
}

function drawCenter(art: Art, wheel: Wheel, [x, y]: Point, radius: number, bore: number, [dx, dy]: Point): void {
  if (wheel.isDepressed) {
    const dish = radius * 0.34;
    art.circle([x, y], dish, {
      fill: art.linear(
        [
          [0, tone(wheel.stone, -0.35)],
          [0.5, tone(wheel.stone, 0.08)],
          [1, tone(wheel.stone, 0.4)],
        ],
        "diagonal",
      ),
      stroke: "#15181b",
      width: 1.3,
    });
    art.circle([x, y], dish * 0.82, { fill: tone(wheel.stone, 0.12), stroke: "#000000", strokeOpacity: 0.3, width: 1 });
  }
  const metal = finishes.zinc;
  if (wheel.hasHub) {
    drawThreadedHub(art, [x, y], radius * 0.25, bore);
    return;
  }
  const ring = bore + radius * 0.04;
  art.path(ellipsePath([x, y], ring, ring) + ellipsePath([x, y], bore, bore), {
    fill: turnedFace(art, metal),
    stroke: metal.outline,
    width: 1.2,
    evenOdd: true,
  });
  const hole = ellipsePath([x, y], bore, bore);
  art.path(hole, { fill: tone(wheel.stone, -0.5) });
  art.group({ clip: art.clip(hole) }, () =>
    art.circle([x + dx, y + dy], bore, { fill: "#ffffff", stroke: "#15181b", width: 1 }),
  );
  art.path(hole, { fill: "none", stroke: "#15181b", width: 1.4 });
}

function drawWithDimensions(art: Art, wheel: Wheel, item: Given): void {
  const [x, y, radius] = [245, 262, 186];
  drawWheel(art, wheel, item, [x, y], radius);
  const thick = Math.max(6, (wheel.thickness / wheel.diameter) * radius * 2);
  const left = 500;
  art.rect(
    left,
    y - radius,
    thick,
    radius * 2,
    { fill: wheel.stone, stroke: "#15181b", width: 1.4 },
    Math.min(3, thick / 3),
  );
  art.dimension({
    from: [x - radius, y + radius],
    to: [x + radius, y + radius],
    label: `${inchFraction(wheel.diameter)} in`,
    offset: 62,
  });
  art.dimension({ from: [left, y - radius], to: [left + thick, y - radius], label: "", offset: -24 });
  art.text([left + thick / 2, y - radius - 36], `${thin(wheel.thickness)} in`, { size: 20, fill: "#14365c" });
  art.text([245, 566], `Arbor ${item.text("arborSize", "7/8 in")}`, { size: 22, fill: "#14365c" });
}
