import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { speckle } from "../../kit/speckle.ts";
import { textWidth } from "../../kit/text.ts";
import { grainColor, grainSize, grainTones } from "./grains.ts";

export const sandingDisc = defineDrawing({
  name: "sanding-disc",
  title: "Sanding disc",
  examples: [
    {
      label: "Hook and loop, 80, 8 holes",
      attributes: {
        attachment: "Hook and Loop",
        diameter: 5,
        grit: 80,
        grain: "Aluminum Oxide",
        holes: 8,
        backing: "Paper",
        brand: "Abradine",
      },
    },
    {
      label: "Adhesive, 320",
      attributes: {
        attachment: "Adhesive",
        diameter: 6,
        grit: 320,
        grain: "Silicon Carbide",
        holes: 0,
        backing: "Film",
        brand: "Flintmoor",
      },
    },
    {
      label: "Fiber, 36, ceramic",
      attributes: {
        attachment: "Fiber Disc",
        diameter: 7,
        grit: 36,
        grain: "Ceramic",
        holes: 0,
        backing: "Vulcanized Fiber",
        brand: "Korundel",
      },
    },
    {
      label: "Hook and loop, 60, zirconia",
      attributes: {
        attachment: "Hook and Loop",
        diameter: 6,
        grit: 60,
        grain: "Zirconia Alumina",
        holes: 6,
        backing: "Paper",
        brand: "Scourwell",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "dimensioned") {
      drawWithDimensions(art, item);
      return;
    }
    art.shadow([300, 572], 210, 14);
    drawBack(art, item, [352, 244], 208);
    for (const shift of [10, 5]) drawEdge(art, item, [258 + shift, 334 + shift * 0.6], 226);
    drawFace(art, item, [258, 334], 226);
  },
});

function holesOf(item: Given, [x, y]: Point, radius: number): string {
  const count = item.number("holes", 0);
  if (item.text("attachment", "").startsWith("Fiber")) {
    const bore = (0.4375 / item.number("diameter", 7)) * 2 * radius;
    return ellipsePath([x, y], bore, bore);
  }
  if (count === 0) return "";
  const rim = corners([x, y], radius * 0.62, count, -Math.PI / 2).map((at) =>
    ellipsePath(at, radius * 0.075, radius * 0.075),
  );
  return rim.join("") + (count === 6 || count === 8 ? ellipsePath([x, y], radius * 0.07, radius * 0.07) : "");
}

function drawFace(art: Art, item: Given, at: Point, radius: number): void {
  const color = grainColor(item.text("grain", "Aluminum Oxide"));
  const shape = ellipsePath(at, radius, radius) + holesOf(item, at, radius);
  art.path(shape, {
    fill: art.linear(
      [
        [0, tone(color, 0.38)],
        [0.45, color],
        [1, tone(color, -0.32)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.75),
    width: 1.7,
    evenOdd: true,
  });
  const [bright, dark] = grainTones(color);
  const grit = item.number("grit", 80);
  art.path(shape, {
    fill: speckle(art, {
      colors: [bright, dark, tone(color, 0.15)],
      count: grit <= 60 ? 130 : 190,
      grain: grainSize(grit),
      tile: 62,
      opacity: 0.62,
    }),
    evenOdd: true,
  });
}

/** The discs below, of which only the edge is seen. */
function drawEdge(art: Art, item: Given, at: Point, radius: number): void {
  const color = grainColor(item.text("grain", "Aluminum Oxide"));
  art.path(ellipsePath(at, radius, radius) + holesOf(item, at, radius), {
    fill: tone(color, -0.45),
    stroke: tone(color, -0.75),
    width: 1.2,
    evenOdd: true,
  });
}

/** One lies face down: loops, liner or fiber, with the maker's print. */
function drawBack(art: Art, item: Given, at: Point, radius: number): void {
  const attachment = item.text("attachment", "Hook and Loop");
  const cloth: Color = attachment.startsWith("Fiber") ? "#8d4a33" : attachment === "Adhesive" ? "#f3efdf" : "#e6e7ea";
  const ink: Color = attachment.startsWith("Fiber") ? "#f4e6dc" : "#3a4a5c";
  const shape = ellipsePath(at, radius, radius) + holesOf(item, at, radius);
  art.path(shape, {
    fill: art.linear(
      [
        [0, tone(cloth, 0.4)],
        [1, tone(cloth, -0.18)],
      ],
      "diagonal",
    ),
    stroke: tone(cloth, -0.65),
    width: 1.6,
    evenOdd: true,
  });
  if (attachment === "Hook and Loop") {
    const loops = art.pattern(
      7,
      7,
      (tile) => {
        tile.path("M0 5Q3.5 -1 7 5", { fill: "none", stroke: "#8f97a1", strokeOpacity: 0.55, width: 0.9 });
      },
      20,
    );
    art.path(shape, { fill: loops, evenOdd: true });
  }
  const brand = item.text("brand", "ABRASIVE").toUpperCase();
  const grit = `P${item.number("grit", 80)}`;
  art.textOnArc(at, radius * 0.8, brand, { size: radius * 0.13, fill: ink, face: "heavy", spacing: 3 });
  const reach = radius * 0.8;
  const prints = textWidth(brand, radius * 0.13, "heavy", 3) + textWidth(grit, radius * 0.15, "heavy");
  art.group({ move: at, rotate: ((prints / 2 / reach + 0.1) * 180) / Math.PI }, () => {
    art.textOnArc([0, 0], radius * 0.8, grit, { size: radius * 0.15, fill: ink, face: "heavy" });
  });
}

function drawWithDimensions(art: Art, item: Given): void {
  const [x, y, radius] = [290, 256, 200];
  art.shadow([x, y + radius + 12], 160, 12);
  drawFace(art, item, [x, y], radius);
  art.dimension({
    from: [x - radius, y + radius],
    to: [x + radius, y + radius],
    label: `${inchFraction(item.number("diameter", 5))} in`,
    offset: 46,
  });
  art.text([x, 556], `${item.number("grit", 80)} grit`, { size: 24, fill: "#14365c" });
}
