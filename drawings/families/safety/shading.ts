import type { Art, Fill } from "../../kit/art.ts";
import type { Color } from "../../kit/colors.ts";
import { tone } from "../../kit/colors.ts";

/** Light from the upper left over the whole hand. */
export function roundness(art: Art): Fill {
  return art.linear(
    [
      [0, "#ffffff", 0.16],
      [0.5, "#ffffff", 0],
      [1, "#000000", 0.26],
    ],
    "across",
  );
}

/** Leather, rubber or cloth lit from the upper left. */
export function lit(art: Art, color: Color): Fill {
  return art.linear(
    [
      [0, tone(color, 0.36)],
      [0.4, color],
      [1, tone(color, -0.4)],
    ],
    "diagonal",
  );
}

/** The line under a picture that says what a buyer of sized goods checks. */
export function drawCallout(art: Art, words: readonly string[]): void {
  const text = words.filter((word) => word !== "").join("   |   ");
  art.line([60, 544], [540, 544], { stroke: "#14365c", width: 1.3 });
  art.text([300, 576], text, { size: text.length > 44 ? 19 : 22, fill: "#14365c" });
}
