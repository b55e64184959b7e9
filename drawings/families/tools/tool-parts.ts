import type { Art } from "../../kit/art.ts";
import { type Color, type Finish, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";

/** Black plastic and rubber, as every power tool has them. */
export const rubber: Finish = {
  dark: "#0d0f11",
  mid: "#24282c",
  light: "#454b52",
  shine: "#868d95",
  outline: "#000000",
};

/** A painted housing: light along its upper edge, shade below. */
export function housingFill(art: Art, color: Color) {
  return art.linear([
    [0, tone(color, 0.5)],
    [0.14, tone(color, 0.16)],
    [0.5, color],
    [0.82, tone(color, -0.25)],
    [1, tone(color, -0.5)],
  ]);
}

export function drawHousing(art: Art, path: string, color: Color): void {
  drawSolid(art, path, { fill: housingFill(art, color), finish: paint(color), bevel: 3.4, line: 2 });
}

export function drawRubber(art: Art, path: string): void {
  const fill = art.linear(
    [
      [0, rubber.light],
      [0.35, rubber.mid],
      [1, rubber.dark],
    ],
    "diagonal",
  );
  drawSolid(art, path, { fill, finish: rubber, bevel: 2.4, line: 1.8 });
}

/** Slots for the motor's air, one below the other. */
export function drawVents(art: Art, x: number, y: number, width: number, count: number, gap: number): void {
  for (let slot = 0; slot < count; slot++) {
    art.rect(x, y + slot * gap, width, gap * 0.42, { fill: "#07090a" }, gap * 0.2);
    art.rect(x, y + slot * gap + gap * 0.42, width, gap * 0.1, { fill: "#ffffff", fillOpacity: 0.25 }, gap * 0.05);
  }
}

/** The maker's name on a housing. */
export function drawName(
  art: Art,
  brand: string,
  x: number,
  y: number,
  width: number,
  most: number,
  ground: Color,
): void {
  const name = brand.toUpperCase();
  const size = sizeToFit(name, width, most, "heavy");
  art.text([x, y + size * 0.36], name, { size, face: "heavy", fill: inkOn(ground) });
}

export interface Pack {
  readonly voltage: number;
  readonly ampHours: number;
  readonly color: Color;
}

/** A slide-on battery whose top edge is at `y`; larger packs are taller. */
export function drawPack(art: Art, x: number, y: number, width: number, { voltage, ampHours, color }: Pack): void {
  const height = 50 + Math.min(44, ampHours * 6.5);
  drawRubber(
    art,
    `M${x + 8} ${y}H${x + width - 8}L${x + width} ${y + 20}V${y + height - 14}Q${x + width} ${y + height} ${x + width - 14} ${y + height}H${x + 14}Q${x} ${y + height} ${x} ${y + height - 14}V${y + 20}Z`,
  );
  art.rect(
    x + 14,
    y + 22,
    width - 28,
    height - 36,
    { fill: housingFill(art, color), stroke: tone(color, -0.6), width: 1.2 },
    6,
  );
  const size = Math.min(30, height * 0.36);
  art.text([x + width / 2, y + 22 + (height - 36) / 2 + size * 0.36], `${voltage}V`, {
    size,
    face: "heavy",
    fill: inkOn(color),
  });
  art.rect(x + width * 0.3, y + 5, width * 0.4, 9, { fill: "#07090a" }, 4);
}

/** Where a pack slides on, when none is there. */
export function drawRail(art: Art, x: number, y: number, width: number): void {
  drawRubber(
    art,
    `M${x + 4} ${y}H${x + width - 4}V${y + 16}H${x + width - 16}V${y + 26}H${x + 16}V${y + 16}H${x + 4}Z`,
  );
  art.rect(x + 30, y + 18, width - 60, 5, { fill: finishes.brass.light });
}

/** A power cord that leaves towards the edge. */
export function drawCord(art: Art, path: string): void {
  art.path(path, { fill: "none", stroke: "#000000", width: 17, cap: "round" });
  art.path(path, { fill: "none", stroke: "#2b3035", width: 13, cap: "round" });
  art.path(path, { fill: "none", stroke: "#7b838b", strokeOpacity: 0.6, width: 3, cap: "round" });
}
