import type { Art } from "../../kit/art.ts";
import { inkOn } from "../../kit/colors.ts";

/** The diamond of NFPA 704: health in blue, fire in red, reactivity in yellow. */
export function drawDiamond(
  art: Art,
  x: number,
  y: number,
  radius: number,
  [health, fire, reactivity]: readonly [number, number, number],
): void {
  const half = radius / 2;
  const cells = [
    { at: [x - half, y], fill: "#1f5fc4", value: String(health) },
    { at: [x, y - half], fill: "#d0282a", value: String(fire) },
    { at: [x + half, y], fill: "#f5d90a", value: String(reactivity) },
    { at: [x, y + half], fill: "#ffffff", value: "" },
  ] as const;
  for (const { at, fill, value } of cells) {
    art.polygon(
      [
        [at[0], at[1] - half],
        [at[0] + half, at[1]],
        [at[0], at[1] + half],
        [at[0] - half, at[1]],
      ],
      { fill, stroke: "#22262a", width: 1.8 },
    );
    art.text([at[0], at[1] + 7], value, { size: 20, face: "heavy", fill: inkOn(fill) });
  }
}
