import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawLampHead } from "./emergency-light.ts";

export const exitSign = defineDrawing({
  name: "exit-sign",
  title: "Exit sign",
  examples: [
    {
      label: "Red letters, white",
      attributes: { letterColor: "Red", color: "White", width: 12, height: 7.5, faces: 1, brand: "Lanternworth" },
    },
    {
      label: "Green letters, black",
      attributes: { letterColor: "Green", color: "Black", width: 12, height: 7.5, faces: 2, brand: "Lumenfield" },
    },
    {
      label: "With two lamp heads",
      attributes: { letterColor: "Red", color: "White", lampHeads: 2, width: 19, height: 8.5, brand: "Lanternworth" },
    },
    {
      label: "Photoluminescent",
      attributes: { signType: "Photoluminescent", letterColor: "Green", color: "Silver", width: 13, height: 8.5 },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawSign(art, item);
      return;
    }
    art.group({ move: [84, 50], scale: 0.72 }, () => drawSign(art, item));
    art.dimension({
      from: [110, 384],
      to: [490, 384],
      label: `${decimal(item.number("width", 12))} in`,
      offset: 60,
    });
    art.text([300, 530], `${decimal(item.number("height", 7.5))} in high, 6 in letters`, {
      size: 28,
      face: "heavy",
      fill: "#14365c",
    });
  },
});

function drawSign(art: Art, item: Given): void {
  const isGlowing = /photolum/i.test(item.text("signType", ""));
  const body: Color = colorOf(item.text("color", "White"), "#f4f5f5");
  const letters: Color = isGlowing ? "#f1f7d8" : colorOf(item.text("letterColor", "Red"), "#c8102e");
  const face: Color = isGlowing ? colorOf(item.text("letterColor", "Green")) : body;
  if (item.number("lampHeads", 0) > 0) {
    drawLampHead(art, [112, 170], 66, body);
    drawLampHead(art, [488, 170], 66, body);
  }
  if (item.number("faces", 1) > 1)
    art.rect(250, 96, 100, 50, { fill: tone(body, -0.25), stroke: "#2a2f35", width: 2 }, 8);
  art.rect(46, 150, 520, 322, { fill: "#000000", fillOpacity: 0.12 }, 22);
  art.rect(
    36,
    138,
    528,
    324,
    {
      fill: art.linear([
        [0, tone(body, 0.1)],
        [1, tone(body, -0.18)],
      ]),
      stroke: "#2a2f35",
      width: 2.2,
    },
    20,
  );
  art.rect(64, 166, 472, 268, { fill: face, stroke: tone(body, -0.5), width: 1.6 }, 10);
  art.text([300, 356], "EXIT", { size: 150, face: "heavy", fill: letters });
  for (const side of [-1, 1]) {
    const x = 300 + side * 222;
    art.polygon(
      [
        [x, 270],
        [x - side * 22, 300],
        [x, 330],
        [x - side * 10, 300],
      ],
      { fill: letters },
    );
  }
  if (isGlowing) return;
  art.circle([524, 448], 5, { fill: "#c8102e" });
}
