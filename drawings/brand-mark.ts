import { Art, type Point, corners, polyline, side } from "./kit/art.ts";
import { type Color, inkOn, tone } from "./kit/colors.ts";
import { sizeToFit } from "./kit/text.ts";

export interface BrandMark {
  readonly name: string;
  readonly color?: Color;
  readonly shape?: string;
}

const middle = side / 2;
const usualColor: Color = "#14365c";

/** A maker's mark: its initials in a shape of its colour, and its name below. Invented brands need no artist. */
export function brandMarkSvg({ name, color = usualColor, shape = "block" }: BrandMark): string {
  const art = new Art();
  const draw = emblems[shape] ?? emblems["block"];
  draw?.(art, color);
  const initials = initialsOf(name);
  art.text([middle, 300], initials, {
    size: sizeToFit(initials, 210, 170, "heavy"),
    face: "heavy",
    fill: shape === "bar" ? color : inkOn(color),
  });
  art.text([middle, 520], name.toUpperCase(), {
    size: sizeToFit(name.toUpperCase(), 520, 74, "heavy"),
    face: "heavy",
    fill: tone(color, -0.25),
  });
  return art.svg(name);
}

const emblemMiddle: Point = [middle, 240];

type Emblem = (art: Art, color: Color) => void;

const emblems: Readonly<Record<string, Emblem>> = {
  block: (art, color) => art.rect(130, 70, 340, 340, { fill: shaded(art, color) }, 28),
  slab: (art, color) =>
    art.polygon(
      [
        [150, 80],
        [500, 80],
        [450, 400],
        [100, 400],
      ],
      { fill: shaded(art, color) },
    ),
  round: (art, color) => {
    art.circle(emblemMiddle, 178, { fill: shaded(art, color) });
    art.circle(emblemMiddle, 158, { fill: "none", stroke: inkOn(color), width: 6, strokeOpacity: 0.6 });
  },
  shield: (art, color) =>
    art.path(
      "M300 62C360 96 420 108 466 108V240C466 330 400 392 300 430C200 392 134 330 134 240V108C180 108 240 96 300 62Z",
      {
        fill: shaded(art, color),
      },
    ),
  chevron: (art, color) =>
    art.path(
      `${polyline([
        [96, 90],
        [420, 90],
        [516, 240],
        [420, 390],
        [96, 390],
        [170, 240],
      ])}Z`,
      { fill: shaded(art, color) },
    ),
  bar: (art, color) => {
    art.rect(90, 84, 420, 44, { fill: color });
    art.rect(90, 352, 420, 44, { fill: color });
  },
  hexagon: (art, color) => art.polygon(corners(emblemMiddle, 196, 6), { fill: shaded(art, color) }),
  diamond: (art, color) => art.polygon(corners(emblemMiddle, 220, 4), { fill: shaded(art, color) }),
};

function shaded(art: Art, color: Color) {
  return art.linear([
    [0, tone(color, 0.12)],
    [1, tone(color, -0.12)],
  ]);
}

function initialsOf(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : Array.from(words[0] ?? "").slice(0, 2);
  return letters.join("").toUpperCase();
}
