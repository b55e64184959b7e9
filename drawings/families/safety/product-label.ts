import type { Art } from "../../kit/art.ts";
import { type Color, inkOn, tone } from "../../kit/colors.ts";
import { sizeToFit } from "../../kit/text.ts";

/** What is printed on a bottle, drum or box. */
export interface ProductLabel {
  readonly brand: string;
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  readonly color: Color;
  readonly isHazardous: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawProductLabel(art: Art, label: ProductLabel, { x, y, width, height }: Place): void {
  const middle = x + width / 2;
  const room = width * 0.86;
  const words = label.title.toUpperCase().split(" ");
  const lines = words.length > 1 ? [words.slice(0, -1).join(" "), words.at(-1) ?? ""] : words;
  const size = Math.min(...lines.map((line) => sizeToFit(line, room, height * 0.135, "heavy")));
  art.rect(x, y, width, height, { fill: "#fbfcfc", stroke: "#2a2f35", strokeOpacity: 0.5, width: 1.4 }, 5);
  art.rect(x, y, width, height * 0.2, { fill: "#16324f" }, 5);
  const brand = label.brand.toUpperCase();
  art.text([middle, y + height * 0.145], brand, {
    size: sizeToFit(brand, room, height * 0.11, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
  art.rect(x, y + height * 0.22, width, height * 0.44, { fill: label.color });
  const ink = inkOn(label.color);
  lines.forEach((line, at) => {
    art.text([middle, y + height * (lines.length > 1 ? 0.25 : 0.32) + size * (at * 1.06 + 0.84)], line, {
      size,
      face: "heavy",
      fill: ink,
    });
  });
  const detail = label.detail.toUpperCase();
  art.text([middle, y + height * 0.625], detail, { size: sizeToFit(detail, room, height * 0.07), fill: ink });
  if (label.isHazardous) drawHazard(art, x + width * 0.2, y + height * 0.79, height * 0.075);
  const printed = label.isHazardous ? 0.34 : 0.12;
  for (let row = 0; row < 3; row++) {
    art.rect(
      x + width * printed,
      y + height * (0.72 + row * 0.045),
      width * (0.86 - printed - row * 0.06),
      height * 0.014,
      { fill: "#9aa2aa" },
    );
  }
  art.text([middle, y + height * 0.945], label.amount, {
    size: sizeToFit(label.amount, room, height * 0.08),
    fill: tone(label.color, -0.75),
  });
}

/** The exclamation mark of the Globally Harmonized System. */
function drawHazard(art: Art, x: number, y: number, radius: number): void {
  art.polygon(
    [
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
    ],
    { fill: "#ffffff", stroke: "#d0021b", width: Math.max(2, radius * 0.2) },
  );
  art.text([x, y + radius * 0.48], "!", { size: radius * 1.35, face: "heavy", fill: "#15181b" });
}
