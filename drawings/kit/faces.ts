import type { Art, Fill } from "./art.ts";
import { type Finish, tone } from "./colors.ts";

/** A face that was turned on a lathe or ground: light and shade by turns, as metal shows it. */
export function turnedFace(art: Art, { mid, light, shine }: Finish): Fill {
  return art.linear(
    [
      [0, shine],
      [0.18, mid],
      [0.34, shine],
      [0.5, tone(mid, -0.08)],
      [0.66, light],
      [0.82, tone(mid, -0.14)],
      [1, light],
    ],
    "diagonal",
  );
}

/** The inside of a bore, whose lit wall is opposite to the light. */
export function boreFill(art: Art, { dark, mid, light, shine }: Finish, direction: "down" | "across" = "down"): Fill {
  return art.linear(
    [
      [0, tone(dark, -0.35)],
      [0.25, dark],
      [0.55, mid],
      [0.8, shine],
      [1, light],
    ],
    direction,
  );
}
