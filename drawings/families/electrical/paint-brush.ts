import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { fitText } from "./print.ts";

/** In units about an upright axis: bristles at the bottom, handle at the top. */
interface Brush {
  readonly half: number;
  readonly slant: number;
  readonly bristle: Color;
  readonly isFoam: boolean;
}

const axis = 300;
const [ferruleTop, ferruleFoot, tip] = [262, 352, 548];

export const paintBrush = defineDrawing({
  name: "paint-brush",
  title: "Paint brush",
  examples: [
    {
      label: "2 in angle sash",
      attributes: {
        brushShape: "Angle Sash",
        width: 2,
        material: "Polyester/Nylon",
        handle: "Wood, Long",
        trim: 2.5,
        grade: "Professional",
        brand: "Hearthcote",
      },
    },
    {
      label: "4 in flat wall",
      attributes: {
        brushShape: "Flat Wall",
        width: 4,
        material: "Black China",
        handle: "Wood, Beaver Tail",
        trim: 3.5,
        grade: "Contractor",
        brand: "Ambercoat",
      },
    },
    {
      label: "1 in chip",
      attributes: {
        brushShape: "Chip",
        width: 1,
        material: "White China",
        handle: "Wood, Short",
        trim: 2,
        grade: "Economy",
        brand: "Tackwell",
      },
    },
    {
      label: "3 in foam",
      attributes: {
        brushShape: "Flat Wall",
        width: 3,
        material: "Foam",
        handle: "Wood, Short",
        trim: 3,
        grade: "Economy",
        brand: "Hearthcote",
      },
    },
  ],
  draw: (art, item, view) => {
    const brush = brushOf(item);
    if (view === "plain") {
      art.group({ move: [300, 300], rotate: 32, scale: brush.half > 110 ? 0.95 : 1.08 }, () =>
        art.group({ move: [-300, -296] }, () => drawBrush(art, brush, item)),
      );
      return;
    }
    art.group({ move: [40, 26], scale: 0.86 }, () => drawBrush(art, brush, item));
    const place = ([x, y]: Point): Point => [40 + x * 0.86, 26 + y * 0.86];
    art.dimension({
      from: place([axis - brush.half, tip]),
      to: place([axis + brush.half, tip]),
      label: `${inchFraction(item.number("width", 2))} in`,
      offset: 38,
    });
    art.dimension({
      from: place([axis + brush.half, ferruleFoot]),
      to: place([axis + brush.half, tip]),
      label: `${inchFraction(item.number("trim", 2.5))} in`,
      offset: 44,
    });
  },
});

function brushOf(item: Given): Brush {
  const width = item.number("width", 2);
  return {
    half: Math.min(150, 34 + width * 29),
    slant: item.text("brushShape", "").startsWith("Angle") ? 52 : 0,
    bristle: bristleColor(item.text("material", "")),
    isFoam: item.text("material", "") === "Foam",
  };
}

function bristleColor(material: string): Color {
  if (material === "Black China") return "#2a2522";
  if (material === "White China") return "#e3d3ae";
  if (material === "Foam") return "#3a3f45";
  return material === "Nylon" ? "#c9a46a" : "#b98a4e";
}

function drawBrush(art: Art, brush: Brush, item: Given): void {
  drawHandle(art, brush, item);
  if (brush.isFoam) drawFoam(art, brush);
  else drawBristles(art, brush);
  drawFerrule(art, brush, item);
}

function drawHandle(art: Art, { half }: Brush, item: Given): void {
  const isPlastic = item.text("handle", "") === "Plastic";
  const isBare = /Chip/.test(item.text("brushShape", "")) || item.text("material", "") === "Foam";
  const wood: Color = isPlastic ? "#1f4e79" : isBare ? "#d9b47c" : "#8a4a1f";
  const finish = paint(wood);
  const short = item.text("handle", "").includes("Short") ? 30 : 0;
  const top = 24 + short;
  const wide = Math.min(half * 0.8, 74);
  const path =
    `M${axis - wide} ${ferruleTop + 6}C${axis - wide} ${ferruleTop - 44} ${axis - 22} ${ferruleTop - 60} ${axis - 19} ${ferruleTop - 96}` +
    `C${axis - 16} ${top + 70} ${axis - 30} ${top + 46} ${axis - 24} ${top + 18}Q${axis - 18} ${top} ${axis} ${top}Q${axis + 18} ${top} ${axis + 24} ${top + 18}` +
    `C${axis + 30} ${top + 46} ${axis + 16} ${top + 70} ${axis + 19} ${ferruleTop - 96}C${axis + 22} ${ferruleTop - 60} ${axis + wide} ${ferruleTop - 44} ${axis + wide} ${ferruleTop + 6}Z`;
  art.path(path, { fill: art.metal(finish, "across"), stroke: finish.outline, width: 2 });
  art.circle([axis, top + 24], 8, { fill: "#ffffff", stroke: finish.outline, width: 1.8 });
  if (!isPlastic && !isBare)
    art.path(
      `M${axis - 8} ${top + 60}C${axis - 2} ${ferruleTop - 90} ${axis - 14} ${ferruleTop - 50} ${axis - 26} ${ferruleTop - 4}`,
      { fill: "none", stroke: tone(wood, -0.4), strokeOpacity: 0.4, width: 2 },
    );
}

function drawFerrule(art: Art, { half }: Brush, item: Given): void {
  const metal =
    item.text("grade", "") === "Professional"
      ? finishes.chrome
      : /Chip/.test(item.text("brushShape", ""))
        ? finishes.zinc
        : finishes.brass;
  art.rect(
    axis - half - 3,
    ferruleTop,
    half * 2 + 6,
    ferruleFoot - ferruleTop,
    { fill: art.metal(metal, "across"), stroke: metal.outline, width: 2 },
    5,
  );
  for (const y of [ferruleTop + 16, ferruleTop + 24, ferruleFoot - 18, ferruleFoot - 10]) {
    art.line([axis - half - 2, y], [axis + half + 2, y], { stroke: metal.outline, strokeOpacity: 0.55, width: 1.6 });
    art.line([axis - half - 2, y + 2], [axis + half + 2, y + 2], {
      stroke: metal.shine,
      strokeOpacity: 0.7,
      width: 1.2,
    });
  }
  for (const x of [axis - half * 0.72, axis + half * 0.72])
    art.circle([x, ferruleTop + 46], 4, { fill: art.ball(finishes.steel), stroke: metal.outline, width: 1 });
  fitText(art, [axis, ferruleTop + 54], item.text("brand", "Hearthcote").toUpperCase(), half * 1.2, {
    size: 24,
    face: "heavy",
    fill: metal.outline,
  });
}

/** Many strands of three tones, fanning out a little; the tips end on a line that may slant. */
function drawBristles(art: Art, { half, slant, bristle }: Brush): void {
  const spread = 10;
  const end = (share: number) => tip - slant * (0.5 + share / 2) + Math.abs(share) * -6;
  const outline: readonly Point[] = [
    [axis - half, ferruleFoot - 4],
    [axis + half, ferruleFoot - 4],
    [axis + half + spread, end(1)],
    [axis, end(0) + 4],
    [axis - half - spread, end(-1)],
  ];
  const path = `${polyline(outline)}Z`;
  art.path(path, {
    fill: art.linear(
      [
        [0, tone(bristle, -0.35)],
        [0.28, tone(bristle, 0.35)],
        [0.6, bristle],
        [1, tone(bristle, -0.5)],
      ],
      "across",
    ),
    stroke: tone(bristle, -0.65),
    width: 1.8,
  });
  const count = Math.round(half * 0.62);
  const strands: Record<"dark" | "light", string[]> = { dark: [], light: [] };
  for (let at = 0; at < count; at++) {
    const share = -1 + (2 * (at + 0.5)) / count;
    const wobble = ((at * 37) % 11) - 5;
    const list = at % 3 === 0 ? strands.light : strands.dark;
    list.push(
      `M${(axis + share * half).toFixed(1)} ${ferruleFoot}L${(axis + share * (half + spread)).toFixed(1)} ${(end(share) + wobble).toFixed(1)}`,
    );
  }
  art.path(strands.dark.join(""), { fill: "none", stroke: tone(bristle, -0.5), strokeOpacity: 0.55, width: 1.2 });
  art.path(strands.light.join(""), { fill: "none", stroke: tone(bristle, 0.6), strokeOpacity: 0.6, width: 1.2 });
  art.path(
    polyline([
      [axis - half - spread, end(-1)],
      [axis, end(0) + 4],
      [axis + half + spread, end(1)],
    ]),
    { fill: "none", stroke: tone(bristle, 0.5), strokeOpacity: 0.8, width: 5, dash: "2 3" },
  );
}

function drawFoam(art: Art, { half, bristle }: Brush): void {
  art.path(
    `M${axis - half} ${ferruleFoot - 4}H${axis + half}L${axis + half - 4} ${tip - 70}L${axis + half * 0.86} ${tip - 6}H${axis - half * 0.86}L${axis - half + 4} ${tip - 70}Z`,
    {
      fill: art.linear(
        [
          [0, tone(bristle, 0.3)],
          [0.6, bristle],
          [1, tone(bristle, -0.4)],
        ],
        "diagonal",
      ),
      stroke: "#111111",
      width: 2,
    },
  );
  art.line([axis - half + 4, tip - 70], [axis + half - 4, tip - 70], {
    stroke: "#ffffff",
    strokeOpacity: 0.3,
    width: 2,
  });
}
