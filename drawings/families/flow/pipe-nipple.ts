import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawThread } from "../../kit/thread.ts";
import { drawMouth } from "./pipe-arm.ts";

/** In inches. */
interface Nipple {
  readonly length: number;
  readonly outside: number;
  readonly wall: number;
  readonly pitch: number;
  readonly thread: number;
  readonly finish: Finish;
}

export const pipeNipple = defineDrawing({
  name: "pipe-nipple",
  title: "Pipe nipple",
  examples: [
    {
      label: "Black steel, 1/2 x 3",
      attributes: {
        pipeSize: 0.5,
        length: 3,
        outsideDiameter: 0.84,
        wallThickness: 0.109,
        threadsPerInch: 14,
        material: "Steel",
        finish: "Black",
      },
    },
    {
      label: "Galvanized, 1 x close",
      attributes: {
        pipeSize: 1,
        length: 1.5,
        outsideDiameter: 1.315,
        wallThickness: 0.133,
        threadsPerInch: 11.5,
        material: "Steel",
        finish: "Galvanized",
      },
    },
    {
      label: "Brass, 3/4 x 6",
      attributes: {
        pipeSize: 0.75,
        length: 6,
        outsideDiameter: 1.05,
        wallThickness: 0.113,
        threadsPerInch: 14,
        material: "Lead-Free Brass",
        finish: "Plain",
      },
    },
    {
      label: "Stainless, 1/4 x 2",
      attributes: {
        pipeSize: 0.25,
        length: 2,
        outsideDiameter: 0.54,
        wallThickness: 0.088,
        threadsPerInch: 18,
        material: "304 Stainless Steel",
        finish: "Plain",
      },
    },
  ],
  draw: (art, item, view) => {
    const nipple = nippleOf(item);
    if (view === "plain") {
      lieAcross(art, nipple.length + nipple.outside * 0.14, nipple.outside, (scale) => drawNipple(art, nipple, scale));
      return;
    }
    const scale = Math.min(400 / nipple.length, 210 / nipple.outside);
    const left = 300 - (nipple.length * scale) / 2 - 20;
    const middle = 270;
    const half = (nipple.outside / 2) * scale;
    art.shadow([left + (nipple.length * scale) / 2, middle + half + 14], nipple.length * scale * 0.52, 10);
    art.group({ move: [left, middle] }, () => drawNipple(art, nipple, scale));
    const right = left + nipple.length * scale;
    art.dimension({
      from: [left, middle + half],
      to: [right, middle + half],
      label: `${inchFraction(nipple.length)} in`,
      offset: 56,
    });
    art.dimension({
      from: [right + half * 0.27, middle - half],
      to: [right + half * 0.27, middle + half],
      label: `${nipple.outside} in`,
      offset: 34,
    });
    art.text(
      [left + (nipple.length * scale) / 2, middle - half - 28],
      `${inchFraction(item.number("pipeSize", 0.5))} in NPT both ends`,
      { size: 20, fill: "#14365c" },
    );
  },
});

function nippleOf(item: Given): Nipple {
  const outside = item.number("outsideDiameter", 0.84);
  const material = item.text("material", "Steel");
  const coat = item.text("finish", "Black");
  const isSteel = material === "Steel";
  const length = Math.max(outside * 0.5, item.number("length", 3));
  return {
    length,
    outside,
    wall: item.number("wallThickness", outside * 0.13),
    pitch: 1 / Math.max(6, item.number("threadsPerInch", 14)),
    thread: Math.min(length * 0.485, 0.5 + outside * 0.32),
    finish: isSteel && /black/i.test(coat) ? finishes["cast-iron"] : finishOf(isSteel ? coat : material),
  };
}

function drawNipple(art: Art, nipple: Nipple, scale: number): void {
  const { finish, pitch } = nipple;
  const length = nipple.length * scale;
  const radius = (nipple.outside / 2) * scale;
  const thread = nipple.thread * scale;
  art.rect(thread * 0.9, -radius, Math.max(2, length - thread * 1.8), radius * 2, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1.4,
  });
  const end = {
    start: [0, 0],
    length: thread,
    radius,
    endRadius: radius * 0.95,
    pitch: pitch * scale,
    finish,
    chamfer: 0.6,
  } as const;
  art.group({ move: [thread, 0], scale: [-1, 1] }, () => drawThread(art, end));
  art.group({ move: [length - thread, 0] }, () => drawThread(art, end));
  drawMouth(art, finish, {
    at: length,
    radius: radius * 0.93,
    bore: radius * (1 - (nipple.wall / nipple.outside) * 2) * 0.98,
    isThreaded: false,
  });
}
