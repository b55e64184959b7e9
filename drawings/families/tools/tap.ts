import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import type { Finish } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawThread } from "../../kit/thread.ts";
import { drawCallout } from "./callout.ts";
import { coatingOf } from "./coatings.ts";
import { drawShank } from "./round-bar.ts";

const maxTurns = 13;

/** In inches. */
interface Tap {
  readonly diameter: number;
  readonly pitch: number;
  readonly length: number;
  readonly threadLength: number;
  readonly shank: number;
  readonly style: string;
  readonly flutes: number;
  /** Threads that the chamfer takes. */
  readonly chamfer: number;
  readonly finish: Finish;
}

export const tap = defineDrawing({
  name: "tap",
  title: "Tap",
  examples: [
    {
      label: "1/4-20 spiral point, bright",
      attributes: {
        threadSize: "1/4-20",
        tapStyle: "Spiral Point",
        chamfer: "Plug",
        limit: "H3",
        flutes: 3,
        length: 2.5,
        threadLength: 1,
        finish: "Bright",
        tapDrill: "#7",
      },
    },
    {
      label: "1/2-13 hand, black",
      attributes: {
        threadSize: "1/2-13",
        tapStyle: "Straight Flute",
        chamfer: "Taper",
        limit: "H3",
        flutes: 4,
        length: 3.375,
        threadLength: 1.6563,
        finish: "Black Oxide",
      },
    },
    {
      label: "M8-1.25 spiral flute, TiN",
      attributes: {
        threadSize: "M8-1.25",
        tapStyle: "Spiral Flute",
        chamfer: "Bottoming",
        limit: "D5",
        flutes: 3,
        length: 2.7188,
        threadLength: 1.125,
        finish: "Titanium Nitride",
      },
    },
    {
      label: "#10-32 forming, TiCN",
      attributes: {
        threadSize: "#10-32",
        tapStyle: "Thread Forming",
        chamfer: "Plug",
        limit: "H5",
        flutes: 0,
        length: 2.375,
        threadLength: 0.875,
        finish: "TiCN",
      },
    },
  ],
  draw: (art, item, view) => {
    const tapped = tapOf(item);
    if (view === "plain") {
      lieAcross(art, tapped.length, Math.max(tapped.diameter, tapped.shank), (scale) =>
        drawSide(art, tapped, scale, [0, 0]),
      );
    } else drawWithDimensions(art, tapped, item);
  },
});

function tapOf(item: Given): Tap {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "1/4-20")) ?? { diameter: 0.25, pitch: 0.05 };
  const length = item.number("length", 2.5);
  const chamfers: Readonly<Record<string, number>> = { Taper: 8, Plug: 4, "Modified Bottoming": 2.5, Bottoming: 1.5 };
  return {
    diameter,
    pitch,
    length,
    threadLength: item.number("threadLength", length * 0.4),
    shank: diameter < 0.4 ? Math.max(diameter, 0.141) : diameter * 0.74,
    style: item.text("tapStyle", "Spiral Point"),
    flutes: item.number("flutes", 3),
    chamfer: chamfers[item.text("chamfer", "Plug")] ?? 4,
    finish: coatingOf(item.text("finish", "Bright")),
  };
}

function drawSide(art: Art, tapped: Tap, scale: number, [x, y]: Point): void {
  const { finish } = tapped;
  const radius = (tapped.diameter / 2) * scale;
  const shank = (tapped.shank / 2) * scale;
  const thread = tapped.threadLength * scale;
  const start = tapped.length * scale - thread;
  const square = Math.min(start * 0.32, shank * 2.4);
  drawShank(art, finish, [x + square * 0.5, y], start - square * 0.5 - Math.abs(radius - shank), shank);
  drawSquare(art, finish, [x, y], square, shank);
  const neck = x + start - Math.abs(radius - shank);
  art.path(`M${neck} ${y - shank}L${x + start} ${y - radius}V${y + radius}L${neck} ${y + shank}Z`, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.2,
  });
  // Finer threads than these would only be a blur.
  const pitch = Math.max(tapped.pitch * scale, thread / maxTurns);
  const chamfer = Math.min(thread * 0.55, pitch * tapped.chamfer);
  const tip = radius - Math.min(pitch * 0.7, radius * 0.4);
  const full = { start: [x + start, y], length: thread - chamfer, radius, pitch, finish, chamfer: 0 } as const;
  drawThread(art, full);
  drawThread(art, { ...full, start: [x + start + thread - chamfer, y], length: chamfer, endRadius: tip, chamfer: 0.3 });
  drawGrooves(art, tapped, { start: [x + start, y], length: thread, radius, shank, chamfer, tip });
}

/** The square that the wrench or the holder drives. */
function drawSquare(art: Art, finish: Finish, [x, y]: Point, length: number, shank: number): void {
  const half = shank * 0.72;
  const light = art.linear([
    [0, finish.mid],
    [0.35, finish.shine],
    [1, finish.mid],
  ]);
  art.rect(x, y - half, length, 2 * half, { fill: light, stroke: finish.outline, width: 1.3 }, 2);
  art.path(`M${x + length} ${y - half}Q${x + length + shank * 0.5} ${y} ${x + length} ${y + half}Z`, {
    fill: finish.light,
    stroke: finish.outline,
    width: 1,
  });
}

/** What the grooves are cut into, as it is drawn. */
interface Threaded {
  readonly start: Point;
  readonly length: number;
  readonly radius: number;
  readonly shank: number;
  readonly chamfer: number;
  readonly tip: number;
}

function silhouetteOf({ start: [x, y], length, radius, shank, chamfer, tip }: Threaded): string {
  const left = x - radius * 1.4;
  const edge = Math.min(shank, radius);
  const end = x + length;
  return (
    `M${left} ${y - edge}H${x - 1}V${y - radius}H${end - chamfer}L${end} ${y - tip}` +
    `V${y + tip}L${end - chamfer} ${y + radius}H${x - 1}V${y + edge}H${left}Z`
  );
}

function drawGrooves(art: Art, { style, finish }: Tap, threaded: Threaded): void {
  const {
    start: [x, y],
    length,
    radius,
  } = threaded;
  const isForming = style === "Thread Forming";
  const clip = art.clip(silhouetteOf(threaded));
  const dark = { fill: finish.outline, fillOpacity: 0.86 } as const;
  const wall = { fill: finish.light, fillOpacity: 0.8 } as const;
  art.group({ clip }, () => {
    if (isForming) {
      for (const at of [-0.45, 0.35])
        art.rect(x - 2, y + radius * at, length + 4, radius * 0.12, { ...dark, fillOpacity: 0.6 });
      return;
    }
    if (style === "Spiral Flute") {
      for (let along = x - radius * 5; along < x + length + radius; along += radius * 2.6)
        drawTwist(art, finish, along, y, radius);
      return;
    }
    art.path(groove(x - radius, x + length, y - radius * 0.12, radius * 0.62, radius), dark);
    art.path(groove(x - radius * 0.9, x + length, y + radius * 0.24, radius * 0.26, radius), wall);
    art.rect(x - radius, y - radius, length + radius, radius * 0.2, { ...dark, fillOpacity: 0.5 });
    art.rect(x - radius, y + radius * 0.84, length + radius, radius * 0.16, { ...dark, fillOpacity: 0.5 });
    if (style === "Spiral Point") drawAngularGrind(art, finish, [x + length, y], radius);
  });
}

/** A straight groove whose left end the wheel has rounded. */
function groove(left: number, right: number, top: number, height: number, radius: number): string {
  return `M${right} ${top}H${left + radius * 0.7}Q${left} ${top + height / 2} ${left + radius * 0.7} ${top + height}H${right}Z`;
}

function drawTwist(art: Art, finish: Finish, x: number, y: number, radius: number): void {
  const lean = radius * 1.5;
  const width = radius * 0.95;
  art.path(
    `M${x} ${y - radius}C${x + lean * 0.5} ${y - radius * 0.6} ${x + lean} ${y + radius * 0.6} ${x + lean * 1.4} ${y + radius}H${x + lean * 1.4 + width}C${x + lean + width} ${y + radius * 0.6} ${x + lean * 0.5 + width} ${y - radius * 0.6} ${x + width} ${y - radius}Z`,
    {
      fill: finish.outline,
      fillOpacity: 0.86,
    },
  );
  art.path(
    `M${x + width * 0.55} ${y - radius}C${x + lean * 0.5 + width * 0.55} ${y - radius * 0.6} ${x + lean + width * 0.55} ${y + radius * 0.6} ${x + lean * 1.4 + width * 0.55} ${y + radius}H${x + lean * 1.4 + width * 0.95}C${x + lean + width * 0.95} ${y + radius * 0.6} ${x + lean * 0.5 + width * 0.95} ${y - radius * 0.6} ${x + width * 0.95} ${y - radius}Z`,
    {
      fill: finish.light,
      fillOpacity: 0.75,
    },
  );
}

function drawAngularGrind(art: Art, finish: Finish, [x, y]: Point, radius: number): void {
  art.path(
    `M${x} ${y - radius * 0.5}L${x - radius * 2.2} ${y - radius * 0.1}L${x - radius * 0.3} ${y + radius * 0.5}L${x} ${y + radius * 0.5}Z`,
    {
      fill: finish.dark,
      stroke: finish.shine,
      strokeOpacity: 0.6,
      width: 1,
    },
  );
}

function drawWithDimensions(art: Art, tapped: Tap, item: Given): void {
  const scale = Math.min(450 / tapped.length, 200 / tapped.diameter);
  const left = 315 - (tapped.length / 2) * scale;
  const right = left + tapped.length * scale;
  const radius = (Math.max(tapped.diameter, tapped.shank) / 2) * scale;
  const y = 280;
  art.shadow([315, y + radius + 16], (tapped.length / 2) * scale, 10);
  drawSide(art, tapped, scale, [left, y]);
  art.dimension({
    from: [left, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(tapped.length)} in`,
    offset: 104,
  });
  art.dimension({
    from: [right - tapped.threadLength * scale, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(tapped.threadLength)} in`,
    offset: 52,
  });
  drawCallout(art, [300, 130], `${item.text("threadSize", "")}  ${item.text("limit", "")}`.trim(), 30);
  if (item.has("tapDrill")) drawCallout(art, [300, 165], `Tap drill ${item.text("tapDrill", "")}`, 20);
}
