import type { Art, Fill, Ink, Point, TextInk } from "../../kit/art.ts";
import type { Color } from "../../kit/colors.ts";
import { sizeToFit } from "../../kit/text.ts";

/** Text that is set smaller where it would not fit a width. */
export function fitText(art: Art, at: Point, text: string, width: number, ink: TextInk): void {
  art.text(at, text, { ...ink, size: sizeToFit(text, width, ink.size, ink.face) });
}

/** A printed, painted or plastic round thing: its colour, then the light on it, then its edge. */
export function drawShaded(art: Art, path: string, color: Color | Fill, outline: Color, shade: Fill): void {
  art.path(path, { fill: color });
  art.path(path, { fill: shade, stroke: outline, width: 1.6 });
}

/** The lines on a label that nobody reads at this size. */
export function smallPrint(
  art: Art,
  [x, y]: Point,
  width: number,
  lines: number,
  ink: Ink = { fill: "#8a8f94" },
): void {
  for (let line = 0; line < lines; line++) {
    const share = 1 - ((line * 17) % 30) / 100;
    art.rect(x - width / 2, y + line * 7, width * share, 2.4, ink);
  }
}

/** The diamonds of the hazard label: a flame, an exclamation mark or something that corrodes. */
export function drawHazard(art: Art, at: Point, radius: number, sign: "flame" | "mark"): void {
  art.group({ move: at, scale: radius / 20 }, () => {
    art.polygon(
      [
        [0, -20],
        [20, 0],
        [0, 20],
        [-20, 0],
      ],
      { fill: "#ffffff", stroke: "#d0021b", width: 3 },
    );
    if (sign === "flame")
      art.path("M0 -12C7 -5 9 0 7 6C5 11 -5 11 -7 6C-8 2 -5 0 -4 -4C-1 -2 -1 -6 0 -12Z", { fill: "#111111" });
    else art.path("M-2.4 -11h4.8l-1.2 13h-2.4zM-2 5h4v4h-4z", { fill: "#111111" });
  });
}

/** A colour that a brand might print, the same for every item of that brand. */
export function houseColor(brand: string): Color {
  const colors: readonly Color[] = [
    "#0b4f8a",
    "#a32020",
    "#1f6f54",
    "#1d2f4f",
    "#4b3f8f",
    "#2b6777",
    "#7a1f2b",
    "#34495e",
    "#b9770e",
  ];
  const sum = Array.from(brand).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length] ?? "#14212e";
}
