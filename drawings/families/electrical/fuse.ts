import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes, inkOn, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { fitText } from "./print.ts";

/** In inches, along a level axis. */
interface Fuse {
  readonly length: number;
  readonly diameter: number;
  readonly blade: number;
  readonly cap: number;
  readonly isGlass: boolean;
  readonly isRejecting: boolean;
  readonly color: Color;
  readonly metal: Finish;
}

export const fuse = defineDrawing({
  name: "fuse",
  title: "Fuse",
  examples: [
    {
      label: "Class CC, 10 A",
      attributes: {
        fuseClass: "Class CC",
        amperage: 10,
        voltage: 600,
        speed: "Time Delay",
        diameter: 0.4063,
        length: 1.5,
        terminals: "Ferrule",
        brand: "Amperis",
      },
    },
    {
      label: "Class RK5, 100 A",
      attributes: {
        fuseClass: "Class RK5",
        amperage: 100,
        voltage: 600,
        speed: "Time Delay",
        diameter: 1.3125,
        length: 7.875,
        terminals: "Blade",
        brand: "Voltaris",
      },
    },
    {
      label: "Glass, 5 A",
      attributes: {
        fuseClass: "Glass 1/4 x 1-1/4",
        amperage: 5,
        voltage: 250,
        speed: "Fast Acting",
        diameter: 0.25,
        length: 1.25,
        terminals: "Ferrule",
        brand: "Amperis",
      },
    },
    {
      label: "Class J, 30 A",
      attributes: {
        fuseClass: "Class J",
        amperage: 30,
        voltage: 600,
        speed: "Time Delay",
        diameter: 0.8125,
        length: 2.25,
        terminals: "Ferrule",
        brand: "Northgrid",
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = fuseOf(item);
    if (view === "plain")
      lieAcross(art, shape.length, shape.diameter * 1.04, (scale) => drawFuse(art, shape, scale, item));
    else drawWithMeasures(art, shape, item);
  },
});

function fuseOf(item: Given): Fuse {
  const kind = item.text("fuseClass", "Class CC");
  const [length, diameter] = [item.number("length", 1.5), item.number("diameter", 0.4063)];
  const isBlade = item.text("terminals", "Ferrule") === "Blade";
  return {
    length,
    diameter,
    blade: isBlade ? length * 0.17 : 0,
    cap: isBlade ? diameter * 0.3 : Math.min(length * 0.24, diameter * 0.95),
    isGlass: kind.startsWith("Glass"),
    isRejecting: kind === "Class CC",
    color: bodyColor(kind),
    metal: isBlade || kind.startsWith("Class RK") ? finishes.copper : finishes.chrome,
  };
}

function bodyColor(kind: string): Color {
  if (kind.startsWith("Class J")) return "#1f4e79";
  if (kind.startsWith("Class RK")) return "#c9b48a";
  if (kind.startsWith("Ceramic")) return "#f1efe9";
  return kind === "Midget" ? "#d9d2c2" : "#2f3a34";
}

function drawFuse(art: Art, shape: Fuse, scale: number, item: Given): void {
  const radius = (shape.diameter / 2) * scale;
  const [start, end] = [shape.blade * scale, (shape.length - shape.blade) * scale];
  const cap = shape.cap * scale;
  if (shape.blade > 0) drawBlades(art, shape, scale);
  const body = radius * 0.93;
  if (shape.isGlass) drawGlass(art, start + cap * 0.8, end - cap * 0.8, body);
  else {
    const finish = paint(shape.color);
    art.rect(start + cap * 0.8, -body, end - start - cap * 1.6, body * 2, {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.6,
    });
    drawPrint(art, shape, item, start + cap, end - cap, body);
  }
  for (const [x, isFar] of [
    [start, false],
    [end - cap, true],
  ] as const)
    drawCap(art, shape, x, cap, radius, isFar);
  if (shape.isGlass)
    fitText(art, [end - cap / 2, radius * 0.16], String(item.number("amperage", 5)), cap * 0.8, {
      size: radius * 0.5,
      fill: shape.metal.outline,
      opacity: 0.75,
    });
}

function drawCap(art: Art, { metal, isRejecting }: Fuse, x: number, cap: number, radius: number, isFar: boolean): void {
  if (isRejecting && isFar)
    art.rect(
      x + cap - 2,
      -radius * 0.4,
      radius * 0.28,
      radius * 0.8,
      { fill: art.metal(metal), stroke: metal.outline, width: 1.4 },
      radius * 0.1,
    );
  art.rect(
    x,
    -radius,
    cap,
    radius * 2,
    { fill: art.metal(metal), stroke: metal.outline, width: 1.6 },
    Math.min(7, cap * 0.12),
  );
  const lip = isFar ? x + cap * 0.1 : x + cap * 0.9;
  art.line([lip, -radius], [lip, radius], { stroke: metal.outline, strokeOpacity: 0.45, width: 1.6 });
  art.line([lip + 2, -radius * 0.98], [lip + 2, radius * 0.98], {
    stroke: metal.shine,
    strokeOpacity: 0.6,
    width: 1.2,
  });
}

function drawBlades(art: Art, { length, blade, diameter, metal }: Fuse, scale: number): void {
  const half = diameter * 0.33 * scale;
  for (const x of [0, (length - blade) * scale]) {
    art.rect(x, -half, blade * scale + 4, half * 2, { fill: art.sheen(metal), stroke: metal.outline, width: 1.6 }, 4);
    art.line([x + 4, -half * 0.86], [x + blade * scale - 4, -half * 0.86], {
      stroke: metal.shine,
      strokeOpacity: 0.8,
      width: 2,
    });
  }
}

function drawGlass(art: Art, from: number, to: number, radius: number): void {
  const glass = art.linear([
    [0, "#9fb4c2"],
    [0.12, "#e3eef4"],
    [0.26, "#ffffff"],
    [0.42, "#dbe9f1"],
    [0.8, "#b9cedb"],
    [1, "#7f98a8"],
  ]);
  art.rect(from, -radius, to - from, radius * 2, { fill: glass, fillOpacity: 0.85, stroke: "#4b5f6d", width: 1.6 });
  const middle = (from + to) / 2;
  art.path(`M${from} 0H${middle - 26}Q${middle} ${radius * 0.3} ${middle + 26} 0H${to}`, {
    fill: "none",
    stroke: "#6f6a5c",
    width: Math.max(2, radius * 0.07),
  });
  art.rect(from, -radius * 0.72, to - from, radius * 0.2, { fill: "#ffffff", fillOpacity: 0.8 });
}

function drawPrint(art: Art, shape: Fuse, item: Given, from: number, to: number, radius: number): void {
  const ink = inkOn(shape.color);
  const [middle, width] = [(from + to) / 2, (to - from) * 0.9];
  fitText(art, [middle, -radius * 0.28], item.text("brand", "Amperis").toUpperCase(), width, {
    size: radius * 0.46,
    face: "heavy",
    fill: ink,
  });
  fitText(art, [middle, radius * 0.3], `${inchFraction(item.number("amperage", 10))} A`, width, {
    size: radius * 0.6,
    face: "heavy",
    fill: ink,
  });
  fitText(
    art,
    [middle, radius * 0.66],
    `${item.text("fuseClass", "").toUpperCase()}  ${item.number("voltage", 600)} V`,
    width,
    { size: radius * 0.24, fill: ink },
  );
}

function drawWithMeasures(art: Art, shape: Fuse, item: Given): void {
  const scale = Math.min(430 / shape.length, 250 / shape.diameter);
  const left = 280 - (shape.length * scale) / 2;
  const radius = (shape.diameter / 2) * scale;
  art.shadow([280, 280 + radius + 16], (shape.length * scale) / 2, 11);
  art.group({ move: [left, 280] }, () => drawFuse(art, shape, scale, item));
  const right = left + shape.length * scale;
  art.dimension({
    from: [left, 280 + radius],
    to: [right, 280 + radius],
    label: `${inchFraction(shape.length)} in`,
    offset: 50,
  });
  art.dimension({
    from: [right, 280 - radius],
    to: [right, 280 + radius],
    label: `${inchFraction(Math.round(shape.diameter * 32) / 32)} in`,
    offset: 34,
  });
}
