import { decimal } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

export const emergencyLight = defineDrawing({
  name: "emergency-light",
  title: "Emergency light",
  examples: [
    {
      label: "Two heads, white",
      attributes: { lampHeads: 2, color: "White", width: 12, lumens: 160, runTime: 90, brand: "Lanternworth" },
    },
    {
      label: "Two heads, black, high output",
      attributes: { lampHeads: 2, color: "Black", width: 16, lumens: 600, runTime: 90, brand: "Lumenfield" },
    },
    { label: "Remote head", attributes: { lampHeads: 1, color: "Gray", width: 6, lumens: 90, brand: "Northgrid" } },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawLight(art, item);
      return;
    }
    art.group({ move: [84, 40], scale: 0.72 }, () => drawLight(art, item));
    art.dimension({
      from: [127, 400],
      to: [473, 400],
      label: `${decimal(item.number("width", 12))} in`,
      offset: 50,
    });
    art.text([300, 530], `${item.number("lumens", 160)} lm, ${item.number("runTime", 90)} min`, {
      size: 30,
      face: "heavy",
      fill: "#14365c",
    });
  },
});

/** A round head that swivels on the box: rim, reflector and the diodes in it. */
export function drawLampHead(art: Art, [x, y]: Point, radius: number, body: Color): void {
  const finish = paint(body);
  art.path(ellipsePath([x, y], radius, radius), { fill: art.sheen(finish), stroke: "#2a2f35", width: 2 });
  art.circle([x, y], radius * 0.8, { fill: art.ball(paint("#e9eef2")), stroke: "#5a646d", width: 1.6 });
  for (const [dx, dy] of [
    [-0.26, -0.2],
    [0.26, -0.2],
    [-0.26, 0.28],
    [0.26, 0.28],
  ] as const) {
    art.circle([x + dx * radius, y + dy * radius], radius * 0.15, { fill: "#fff3b8", stroke: "#a48a2c", width: 1.2 });
  }
}

function drawLight(art: Art, item: Given): void {
  const body = colorOf(item.text("color", "White"), "#f4f5f5");
  const heads = item.number("lampHeads", 2);
  art.rect(68, 286, 480, 200, { fill: "#000000", fillOpacity: 0.12 }, 24);
  art.rect(
    60,
    276,
    480,
    200,
    {
      fill: art.linear([
        [0, tone(body, 0.15)],
        [1, tone(body, -0.2)],
      ]),
      stroke: "#2a2f35",
      width: 2.2,
    },
    22,
  );
  if (heads === 1) drawLampHead(art, [300, 210], 124, body);
  else for (const x of [164, 436]) drawLampHead(art, [x, 210], 104, body);
  const brand = item.text("brand", "").toUpperCase();
  const ink = inkOn(body);
  art.text([270, 424], brand, { size: sizeToFit(brand, 280, 34, "heavy"), face: "heavy", fill: ink });
  art.circle([470, 412], 12, { fill: "#1557a6", stroke: "#2a2f35", width: 1.4 });
  art.circle([506, 412], 6, { fill: "#1a7f3c" });
}
