import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { inset } from "./inset.ts";

export const webSling = defineDrawing({
  name: "web-sling",
  title: "Web sling",
  examples: [
    {
      label: "Flat eyes, 2 in",
      attributes: {
        brand: "Slingsmith",
        slingType: "Eye-and-Eye Web Sling, Flat Eyes",
        width: 2,
        ply: 2,
        lengthFeet: 6,
        material: "Polyester",
        color: "Yellow",
        capacity: 6200,
        chokerCapacity: 4900,
        basketCapacity: 12400,
        wearProtection: "None",
      },
    },
    {
      label: "Endless, 3 in",
      attributes: {
        brand: "Linkhurst",
        slingType: "Endless Web Sling",
        width: 3,
        ply: 1,
        lengthFeet: 8,
        material: "Nylon",
        color: "Yellow",
        capacity: 9400,
        chokerCapacity: 7500,
        basketCapacity: 18800,
        wearProtection: "None",
      },
    },
    {
      label: "Twisted eyes, 1 in",
      attributes: {
        brand: "Halcomb",
        slingType: "Eye-and-Eye Web Sling, Twisted Eyes",
        width: 1,
        ply: 1,
        lengthFeet: 4,
        material: "Polyester",
        color: "Yellow",
        capacity: 1600,
        chokerCapacity: 1200,
        basketCapacity: 3200,
        wearProtection: "Wear Pads",
      },
    },
    {
      label: "Flat eyes, 6 in, sleeve",
      attributes: {
        brand: "Rollstead",
        slingType: "Eye-and-Eye Web Sling, Flat Eyes",
        width: 6,
        ply: 2,
        lengthFeet: 12,
        material: "Nylon",
        color: "Yellow",
        capacity: 16500,
        chokerCapacity: 13200,
        basketCapacity: 33000,
        wearProtection: "Sliding Sleeve",
      },
    },
  ],
  draw: (art, item, view) => {
    const isEndless = /endless/i.test(item.text("slingType", ""));
    inset(art, view, () => (isEndless ? drawEndless(art, item) : drawEyes(art, item)), { scale: 0.74, move: [78, 0] });
    if (view === "plain") return;
    const pounds = (code: string) => `${item.number(code, 0).toLocaleString("en-US")} lb`;
    art.text([300, 482], `Vertical ${pounds("capacity")}`, { size: 24, fill: "#14365c" });
    art.text([300, 516], `Choker ${pounds("chokerCapacity")}, basket ${pounds("basketCapacity")}`, {
      size: 22,
      fill: "#14365c",
    });
    art.text(
      [300, 552],
      `${item.text("width", "2")} in x ${item.text("lengthFeet", "6")} ft, ${item.text("ply", "2")} ply`,
      { size: 22, fill: "#14365c" },
    );
  },
});

function colorOfSling(item: Given): Color {
  return colorOf(item.text("color", "Yellow"), "#f2b705");
}

function strapWidth(item: Given): number {
  return 34 + 11 * Math.min(6, item.number("width", 2));
}

/** Flat webbing along a path: woven edges, and a thread down its middle. */
function drawStrap(art: Art, path: string, width: number, color: Color, isDoubled: boolean): void {
  const stroke = (ink: Color, wide: number, opacity = 1, dash?: string) =>
    art.path(path, {
      fill: "none",
      stroke: ink,
      width: wide,
      strokeOpacity: opacity,
      ...(dash === undefined ? {} : { dash }),
    });
  stroke(tone(color, -0.72), width + 3.4);
  if (isDoubled) stroke(tone(color, -0.35), width);
  stroke(color, isDoubled ? width - 7 : width);
  stroke(tone(color, -0.1), width * 0.86, 0.8, "2.4 2.4");
  stroke(tone(color, 0.28), width * 0.62);
  stroke(tone(color, -0.06), width * 0.6, 0.75, "2.4 2.4");
  stroke(tone(color, -0.28), width * 0.66, 0.14);
  stroke("#c8102e", 2.6, 0.75, "7 6");
}

/** The sling hangs doubled from its middle, both eyes down. */
function drawEyes(art: Art, item: Given): void {
  const color = colorOfSling(item);
  const width = strapWidth(item);
  const isDoubled = item.number("ply", 1) > 1;
  const isTwisted = /twist/i.test(item.text("slingType", ""));
  const gap = Math.max(150, width * 1.7);
  const [left, right] = [300 - gap / 2, 300 + gap / 2];
  art.shadow([300, 562], 190, 15);
  for (const x of [left, right]) drawEye(art, [x, 418], width, color, isTwisted);
  drawStrap(
    art,
    `M${left} 440V${170 + gap * 0.1}A${gap / 2} ${gap / 2} 0 0 1 ${right} ${170 + gap * 0.1}V440`,
    width,
    color,
    isDoubled,
  );
  for (const x of [left, right]) drawStitches(art, [x, 372], width, color);
  const guard = item.text("wearProtection", "None");
  if (/sleeve/i.test(guard)) drawSleeve(art, left, width);
  if (/pads/i.test(guard)) {
    for (const x of [left, right]) drawPad(art, [x, 534], width, isTwisted);
  }
  drawTag(art, item, [right, 292], width);
}

function drawEye(art: Art, [x, y]: Point, width: number, color: Color, isTwisted: boolean): void {
  const narrow = width * (isTwisted ? 0.36 : 0.46);
  const spread = isTwisted ? width * 0.34 : width * 0.42;
  const path = `M${x - width * 0.22} ${y - 10}C${x - width * 0.3} ${y + 40} ${x - spread - 20} ${y + 70} ${x - spread} ${y + 104}A${spread} ${spread * 0.9} 0 0 0 ${x + spread} ${y + 104}C${x + spread + 20} ${y + 70} ${x + width * 0.3} ${y + 40} ${x + width * 0.22} ${y - 10}`;
  art.path(path, { fill: "none", stroke: tone(color, -0.72), width: narrow + 3.4 });
  art.path(path, { fill: "none", stroke: tone(color, -0.16), width: narrow });
  art.path(path, { fill: "none", stroke: tone(color, 0.12), width: narrow * 0.62 });
  art.path(path, {
    fill: "none",
    stroke: tone(color, -0.3),
    width: narrow * 0.9,
    strokeOpacity: 0.35,
    dash: "2.4 2.6",
  });
}

function drawStitches(art: Art, [x, y]: Point, width: number, color: Color): void {
  const [half, tall] = [width * 0.42, 62];
  const thread: Color = "#1b4f8f";
  art.rect(x - half, y, half * 2, tall, {
    fill: tone(color, 0.1),
    fillOpacity: 0.4,
    stroke: thread,
    width: 2,
    dash: "5 3",
  });
  for (let row = 0; row < 4; row++) {
    const from = y + (row * tall) / 4;
    art.path(`M${x - half} ${from}L${x + half} ${from + tall / 4}M${x + half} ${from}L${x - half} ${from + tall / 4}`, {
      fill: "none",
      stroke: thread,
      width: 1.8,
      dash: "5 3",
    });
  }
}

function drawSleeve(art: Art, x: number, width: number): void {
  const cloth: Color = "#2b3138";
  art.rect(
    x - width * 0.62,
    210,
    width * 1.24,
    140,
    {
      fill: art.linear(
        [
          [0, tone(cloth, -0.3)],
          [0.3, tone(cloth, 0.3)],
          [1, tone(cloth, -0.4)],
        ],
        "across",
      ),
      stroke: "#0c0e10",
      width: 2,
    },
    5,
  );
  for (const y of [222, 338])
    art.line([x - width * 0.6, y], [x + width * 0.6, y], {
      stroke: "#c9ced3",
      strokeOpacity: 0.6,
      width: 2,
      dash: "5 4",
    });
}

function drawPad(art: Art, [x, y]: Point, width: number, isTwisted: boolean): void {
  const spread = isTwisted ? width * 0.34 : width * 0.42;
  const leather: Color = "#8a5a33";
  const path = `M${x - spread} ${y - 12}A${spread} ${spread * 0.9} 0 0 0 ${x + spread} ${y - 12}`;
  const thick = width * (isTwisted ? 0.46 : 0.56);
  art.path(path, { fill: "none", stroke: tone(leather, -0.6), width: thick + 3 });
  art.path(path, { fill: "none", stroke: leather, width: thick });
  art.path(path, { fill: "none", stroke: tone(leather, 0.4), width: 2, dash: "5 4" });
}

/** The rating tag that the law asks for. */
function drawTag(art: Art, item: Given, [x, y]: Point, width: number): void {
  const [wide, tall] = [Math.max(92, width * 1.16), 118];
  const [left, topEdge] = [x - wide / 2, y - tall / 2];
  art.rect(left, topEdge, wide, tall, { fill: "#eaf2fb", stroke: "#1b3a5c", width: 1.8 }, 5);
  art.rect(left, topEdge, wide, 27, { fill: "#1b4f8f" }, 5);
  const brand = item.text("brand", "").toUpperCase();
  art.text([x, topEdge + 19], brand, {
    size: sizeToFit(brand || " ", wide - 12, 15, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
  const rows = [
    ["VERT", item.number("capacity", 0)],
    ["CHOKER", item.number("chokerCapacity", 0)],
    ["BASKET", item.number("basketCapacity", 0)],
  ] as const;
  rows.forEach(([name, pounds], row) => {
    const line = `${name} ${pounds.toLocaleString("en-US")} LB`;
    art.text([x, topEdge + 49 + row * 21], line, { size: sizeToFit(line, wide - 12, 14), fill: "#15181b" });
  });
  art.text([x, topEdge + 110], `${item.text("width", "2")} IN x ${item.text("lengthFeet", "6")} FT`, {
    size: 11,
    fill: "#3c4650",
  });
}

/** A long loop, seen a little from the side so that its inside shows. */
function drawEndless(art: Art, item: Given): void {
  const color = colorOfSling(item);
  const width = strapWidth(item);
  const isDoubled = item.number("ply", 1) > 1;
  const half = 150;
  art.shadow([300, 566], 180, 14);
  const back = tone(color, -0.3);
  art.group({ move: [16, -12] }, () => {
    drawStrap(
      art,
      `M${300 - half} 190A${half} 122 0 0 1 ${300 + half} 190V420A${half} 112 0 0 1 ${300 - half} 420Z`,
      width * 0.9,
      back,
      false,
    );
  });
  drawStrap(
    art,
    `M${300 - half} 190A${half} 122 0 0 1 ${300 + half} 190V420A${half} 112 0 0 1 ${300 - half} 420Z`,
    width,
    color,
    isDoubled,
  );
  drawStitches(art, [300 - half, 260], width, color);
  drawTag(art, item, [300 + half, 316], width);
}
