import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSlots } from "./nema-slots.ts";
import { fitText } from "./print.ts";

export const wiringDevice = defineDrawing({
  name: "wiring-device",
  title: "Receptacle or switch",
  examples: [
    {
      label: "Duplex 5-20R, white",
      attributes: {
        deviceType: "Duplex Receptacle",
        configuration: "NEMA 5-20R",
        amperage: 20,
        color: "White",
        grade: "Commercial",
        protection: "Standard",
        voltage: "125 V",
      },
    },
    {
      label: "GFCI 5-20R, gray",
      attributes: {
        deviceType: "GFCI Receptacle",
        configuration: "NEMA 5-20R",
        amperage: 20,
        color: "Gray",
        grade: "Commercial",
        protection: "Standard",
        voltage: "125 V",
      },
    },
    {
      label: "Toggle switch, ivory",
      attributes: {
        deviceType: "Toggle Switch",
        configuration: "Single Pole",
        amperage: 20,
        color: "Ivory",
        grade: "Commercial",
        voltage: "120/277 V",
      },
    },
    {
      label: "Locking L14-30R",
      attributes: {
        deviceType: "Locking Receptacle",
        configuration: "NEMA L14-30R",
        amperage: 30,
        color: "Black",
        grade: "Industrial",
        voltage: "125/250 V",
      },
    },
    {
      label: "Hospital grade, red",
      attributes: {
        deviceType: "Duplex Receptacle",
        configuration: "NEMA 5-20R",
        amperage: 20,
        color: "Red",
        grade: "Hospital",
        protection: "Tamper-Resistant",
        voltage: "125 V",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    art.group(isSmall ? { move: [54, -6], scale: 0.86 } : {}, () => drawDevice(art, item));
    if (isSmall)
      fitText(
        art,
        [300, 572],
        `${item.text("configuration", "")}, ${item.number("amperage", 20)} A, ${item.text("voltage", "")}`,
        520,
        { size: 24, fill: "#14365c" },
      );
  },
});

/** Ivory and almond are lighter in plastic than in paint. */
function faceColor(item: Given): Color {
  const name = item.text("color", "White");
  if (name === "Ivory") return "#efe6c8";
  return name === "Light Almond" ? "#efe5d6" : colorOf(name);
}

function drawDevice(art: Art, item: Given): void {
  const color = faceColor(item);
  const type = item.text("deviceType", "Duplex Receptacle");
  art.shadow([308, 574], 150, 13);
  drawStrap(art);
  drawScrews(art);
  if (type === "Toggle Switch") drawSwitch(art, color);
  else if (type === "GFCI Receptacle") drawGfci(art, item, color);
  else if (type === "Duplex Receptacle") drawDuplex(art, item, color);
  else drawSingle(art, item, color);
}

/** The yoke that is screwed to the box. */
function drawStrap(art: Art): void {
  const steel = finishes.zinc;
  art.path("M236 28H364Q378 28 378 42V92H222V42Q222 28 236 28ZM222 508H378V558Q378 572 364 572H236Q222 572 222 558Z", {
    fill: art.sheen(steel),
    stroke: steel.outline,
    width: 1.8,
  });
  for (const y of [56, 544]) {
    art.rect(280, y - 9, 40, 18, { fill: "#3b4248", stroke: steel.outline, width: 1.4 }, 9);
    for (const x of [244, 356]) art.circle([x, y], 6, { fill: "#6f7a86", stroke: steel.outline, width: 1 });
  }
}

function drawScrews(art: Art): void {
  for (const [x, finish] of [
    [150, finishes.chrome],
    [450, finishes.brass],
  ] as const) {
    for (const y of [230, 366]) {
      art.rect(x - 26, y - 28, 52, 56, { fill: art.sheen(finish), stroke: finish.outline, width: 1.6 }, 5);
      art.circle([x, y], 22, { fill: art.ball(finish), stroke: finish.outline, width: 1.6 });
      art.line([x - 15, y - 6], [x + 15, y + 6], { stroke: finish.outline, width: 4 });
    }
  }
}

function drawBody(art: Art, color: Color, top = 88, height = 424): void {
  const plastic = paint(color);
  art.rect(
    156,
    top,
    288,
    height,
    {
      fill: art.linear(
        [
          [0, tone(color, -0.05)],
          [1, tone(color, -0.35)],
        ],
        "diagonal",
      ),
      stroke: plastic.outline,
      width: 2,
    },
    26,
  );
}

function raised(art: Art, path: string, color: Color): void {
  art.group({ move: [3, 5] }, () => art.path(path, { fill: "#000000", fillOpacity: 0.3 }));
  art.path(path, {
    fill: art.linear(
      [
        [0, tone(color, 0.5)],
        [0.5, color],
        [1, tone(color, -0.14)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.65),
    width: 1.8,
  });
}

/** Two faces with flat top and bottom and round sides. */
function drawDuplex(art: Art, item: Given, color: Color): void {
  drawBody(art, color);
  for (const y of [196, 404]) {
    raised(
      art,
      `M198 ${y - 82}H402Q440 ${y - 40} 440 ${y}Q440 ${y + 40} 402 ${y + 82}H198Q160 ${y + 40} 160 ${y}Q160 ${y - 40} 198 ${y - 82}Z`,
      color,
    );
    drawSlots(art, item.text("configuration", "NEMA 5-20R"), [300, y], 1.25);
  }
  art.circle([300, 300], 13, { fill: art.ball(finishes.brass), stroke: finishes.brass.outline, width: 1.6 });
  if (item.text("grade", "") === "Hospital")
    art.circle([214, 300], 10, { fill: "#1a9a4a", stroke: "#0b4d25", width: 1.4 });
  if (item.text("protection", "") === "Isolated Ground")
    art.polygon(
      [
        [214, 288],
        [226, 310],
        [202, 310],
      ],
      { fill: "#1a9a4a" },
    );
}

function drawGfci(art: Art, item: Given, color: Color): void {
  drawBody(art, color, 84, 432);
  raised(art, "M172 100H428Q436 100 436 108V492Q436 500 428 500H172Q164 500 164 492V108Q164 100 172 100Z", color);
  for (const y of [182, 418]) drawSlots(art, item.text("configuration", "NEMA 5-20R"), [300, y], 1.15);
  for (const [y, word, button] of [
    [272, "TEST", "#22262a"],
    [312, "RESET", "#b5121b"],
  ] as const) {
    art.rect(236, y - 4, 128, 32, { fill: art.sheen(paint(button)), stroke: "#111111", width: 1.6 }, 5);
    fitText(art, [300, y + 19], word, 110, { size: 19, face: "heavy", fill: "#ffffff" });
  }
  art.circle([404, 300], 7, {
    fill: art.radial([
      [0, "#d9ffe4"],
      [0.5, "#2fd36b"],
      [1, "#0f7a37"],
    ]),
    stroke: "#0b4d25",
    width: 1,
  });
}

function drawSingle(art: Art, item: Given, color: Color): void {
  drawBody(art, color);
  art.circle([304, 306], 142, { fill: "#000000", fillOpacity: 0.3 });
  art.circle([300, 300], 142, {
    fill: art.linear(
      [
        [0, tone(color, 0.5)],
        [0.5, color],
        [1, tone(color, -0.14)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.65),
    width: 2,
  });
  art.circle([300, 300], 126, { fill: "none", stroke: tone(color, -0.5), strokeOpacity: 0.6, width: 1.6 });
  drawSlots(art, item.text("configuration", "NEMA L5-30R"), [300, 300], 1.9);
}

function drawSwitch(art: Art, color: Color): void {
  drawBody(art, color);
  raised(art, "M258 214H342Q350 214 350 222V378Q350 386 342 386H258Q250 386 250 378V222Q250 214 258 214Z", color);
  const lever = paint(color);
  art.rect(266, 232, 68, 136, { fill: tone(color, -0.55), stroke: lever.outline, width: 1.6 }, 5);
  art.path("M276 330L282 210Q284 196 300 196Q316 196 318 210L324 330Z", {
    fill: art.metal(lever, "across"),
    stroke: lever.outline,
    width: 2,
  });
  art.ellipse([300, 210], 18, 13, { fill: art.sheen(lever), stroke: lever.outline, strokeOpacity: 0.6, width: 1.4 });
  fitText(art, [300, 268], "ON", 34, { size: 19, face: "heavy", fill: tone(color, -0.6) });
}
