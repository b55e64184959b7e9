import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

export const exitDevice = defineDrawing({
  name: "exit-device",
  title: "Exit device",
  examples: [
    {
      label: "Rim, 36 in, aluminum",
      attributes: { deviceType: "Rim", length: 36, finish: "Aluminum Painted", brand: "Latchmere" },
    },
    {
      label: "Surface vertical rod, 48 in",
      attributes: {
        deviceType: "Surface Vertical Rod",
        length: 48,
        finish: "Satin Stainless Steel",
        brand: "Latchmere",
      },
    },
    {
      label: "Rim with alarm",
      attributes: { deviceType: "Rim", length: 36, finish: "Black Painted", hasAlarm: true, brand: "Harrowgate" },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawDevice(art, item);
      return;
    }
    art.group({ move: [60, 10], scale: 0.8 }, () => drawDevice(art, item));
    art.dimension({
      from: [80, 330],
      to: [520, 330],
      label: `${decimal(item.number("length", 36))} in`,
      offset: 90,
    });
    art.text([300, 540], item.text("deviceType", "Rim"), { size: 30, face: "heavy", fill: "#14365c" });
  },
});

/** Across the door as it is seen from inside: the case with the latch on the right, the bar that is pushed to its left. */
function drawDevice(art: Art, item: Given): void {
  const words = item.text("finish", "Aluminum Painted");
  const finish: Finish = /black/i.test(words) ? finishes.black : finishOf(words, "aluminum");
  if (/vertical/i.test(item.text("deviceType", "Rim"))) {
    art.rect(474, 34, 22, 532, { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.6 }, 6);
    for (const y of [30, 534]) art.rect(462, y, 46, 36, { fill: art.metal(finish), stroke: finish.outline }, 5);
  }
  art.rect(40, 320, 530, 66, { fill: "#000000", fillOpacity: 0.1 }, 12);
  art.rect(32, 252, 400, 108, { fill: art.metal(finish), stroke: finish.outline, width: 2 }, 10);
  art.rect(66, 268, 340, 76, { fill: art.metal(paint(finish.mid)), stroke: finish.outline, width: 1.6 }, 12);
  art.rect(424, 224, 142, 164, { fill: art.sheen(finish), stroke: finish.outline, width: 2.2 }, 12);
  art.rect(560, 276, 20, 60, { fill: art.metal(finishes.chrome), stroke: finishes.chrome.outline, width: 1.6 }, 4);
  art.rect(24, 244, 34, 124, { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.8 }, 8);
  const isAlarmed = item.flag("hasAlarm");
  if (isAlarmed) art.rect(84, 278, 304, 56, { fill: "#c8102e" }, 6);
  const print = isAlarmed ? "EMERGENCY EXIT ONLY" : item.text("brand", "").toUpperCase();
  art.text([236, 316], print, {
    size: sizeToFit(print, 280, 28, "heavy"),
    face: "heavy",
    fill: isAlarmed ? "#ffffff" : finish.outline,
  });
  art.circle([496, 350], 14, { fill: art.ball(finishes.chrome), stroke: finish.outline, width: 1.6 });
}
