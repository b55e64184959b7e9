import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishOf, inkOn } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { pathOf } from "../../kit/path-of.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";

export const adjustableWrench = defineDrawing({
  name: "adjustable-wrench",
  title: "Adjustable wrench",
  examples: [
    { label: "10 in, chrome", attributes: { length: 10, jawCapacity: 1.3125, finish: "Chrome", brand: "Ironvale" } },
    {
      label: "12 in, black, wide jaw",
      attributes: { length: 12, jawCapacity: 2.0625, finish: "Black Phosphate", brand: "Tannick" },
    },
    { label: "4 in, chrome", attributes: { length: 4, jawCapacity: 0.5, finish: "Chrome", brand: "Grantham" } },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? { move: [300, 300], rotate: -38 } : { move: [300, 250], scale: 0.86 }, () =>
      art.group({ move: [-300, -300] }, () => drawWrench(art, item)),
    );
    if (isPlain) return;
    art.dimension({
      from: [81, 350],
      to: [522, 350],
      label: `${decimal(item.number("length", 10))} in`,
      offset: 70,
    });
    art.text([300, 520], `Opens to ${inchFraction(item.number("jawCapacity", 1.3125))} in`, {
      size: 30,
      face: "heavy",
      fill: "#14365c",
    });
  },
});

/** The handle lies level to the left, the jaws open to the right. */
function drawWrench(art: Art, item: Given): void {
  const finish = finishOf(item.text("finish", "Chrome"), "chrome");
  const share = item.number("jawCapacity", 1.3125) / Math.max(1, item.number("length", 10));
  const gap = 40 + Math.min(60, share * 260);
  const jaw = 222 + gap;
  const movable = pathOf`M444 ${jaw}H536L560 ${jaw + 18}Q556 ${jaw + 66} 512 ${jaw + 72}L440 ${jaw + 74}Z`;
  drawSolid(art, movable, { fill: art.metal(finish), finish });
  const body =
    "M46 300A36 36 0 0 1 82 264L352 258Q400 254 418 214Q438 158 506 156L562 190L548 222H482Q470 236 470 262V330" +
    "Q466 392 424 396Q392 392 372 344L82 336A36 36 0 0 1 46 300Z M100 300A17 17 0 1 0 66 300A17 17 0 1 0 100 300Z";
  drawSolid(art, body, { fill: art.metal(finish), finish });
  // The knurl that moves the jaw.
  art.rect(404, 322, 50, 40, { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.6 }, 6);
  for (let x = 411; x < 452; x += 7) art.line([x, 325], [x, 359], { stroke: finish.outline, width: 2 });
  art.rect(128, 280, 210, 40, { fill: finish.mid, fillOpacity: 0.5, stroke: finish.dark, width: 1.2 }, 16);
  const brand = item.text("brand", "").toUpperCase();
  art.text([233, 309], brand, { size: sizeToFit(brand, 170, 24, "heavy"), face: "heavy", fill: inkOn(finish.mid) });
}
