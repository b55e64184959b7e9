import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { pathOf } from "../../kit/path-of.ts";
import { sizeToFit } from "../../kit/text.ts";
import { liveryOf } from "./maker-colors.ts";

export const hexKeySet = defineDrawing({
  name: "hex-key-set",
  title: "Hex key set",
  examples: [
    {
      label: "13 inch keys, long arm",
      attributes: {
        setPieces: 13,
        sizeRange: "0.050 to 3/8 in",
        keyStyle: "L-Key, Long Arm",
        finish: "Black Oxide",
        brand: "Burrowes & Pike",
      },
    },
    {
      label: "9 metric ball-end keys",
      attributes: {
        setPieces: 9,
        sizeRange: "1.5 to 10 mm",
        keyStyle: "Ball-End L-Key, Long Arm",
        isBallEnd: true,
        finish: "Nickel Plated",
        brand: "Kelvane",
      },
    },
    {
      label: "7 short keys",
      attributes: {
        setPieces: 7,
        sizeRange: "1.5 to 6 mm",
        keyStyle: "L-Key, Short Arm",
        finish: "Black Oxide",
        brand: "Ironvale",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawSet(art, item);
      return;
    }
    art.group({ move: [60, 10], scale: 0.8 }, () => drawSet(art, item));
    const note = `${item.number("setPieces", 9)} keys, ${item.text("sizeRange", "")}`;
    art.text([300, 556], note, { size: sizeToFit(note, 520, 32, "heavy"), face: "heavy", fill: "#14365c" });
  },
});

/** The keys stand side by side in their holder, the longest on the left, their short arms to the right. */
function drawSet(art: Art, item: Given): void {
  const count = Math.min(15, Math.max(3, Math.round(item.number("setPieces", 9))));
  const finish = finishOf(item.text("finish", "Black Oxide"), "black");
  const isShort = /short/i.test(item.text("keyStyle", ""));
  const color = liveryOf(item.text("brand", ""));
  const step = 420 / count;
  for (let at = 0; at < count; at++) {
    const share = at / (count - 1);
    const width = 26 - 19 * share;
    const x = 96 + step * (at + 0.5);
    const top = (isShort ? 190 : 70) + 210 * share;
    const arm = Math.min(step * 1.7, 74 - 44 * share);
    const outline = pathOf`M${x} 520V${top}H${x + arm}`;
    art.path(outline, { fill: "none", stroke: finish.outline, width: width + 3 });
    art.path(outline, { fill: "none", stroke: finish.mid, width });
    art.path(outline, { fill: "none", stroke: finish.shine, strokeOpacity: 0.6, width: width * 0.3 });
    if (item.flag("isBallEnd")) art.circle([x, 528], width * 0.72, { fill: art.ball(finish), stroke: finish.outline });
  }
  const holder = paint(color);
  art.rect(60, 372, 480, 104, { fill: art.metal(holder), stroke: tone(color, -0.75), width: 2 }, 18);
  const brand = item.text("brand", "").toUpperCase();
  art.text([300, 440], brand, { size: sizeToFit(brand, 420, 46, "heavy"), face: "heavy", fill: "#ffffff" });
}
