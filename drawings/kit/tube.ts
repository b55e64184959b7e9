import type { Art } from "./art.ts";
import { type Color, tone } from "./colors.ts";

/** A hose, wire or rod that follows a path: layers of the same stroke, each narrower and lighter, shifted to the light. */
export function drawTube(art: Art, path: string, width: number, color: Color): void {
  const stroke = (layer: Color, share: number, shift: number, opacity?: number) =>
    art.group({ move: [-shift * width, -shift * width] }, () => {
      art.path(path, {
        fill: "none",
        stroke: layer,
        width: width * share,
        cap: "butt",
        ...(opacity === undefined ? {} : { strokeOpacity: opacity }),
      });
    });
  stroke(tone(color, -0.75), 1, 0);
  stroke(tone(color, -0.42), 0.92, 0);
  stroke(tone(color, -0.15), 0.72, 0.04);
  stroke(color, 0.5, 0.08);
  stroke(tone(color, 0.3), 0.24, 0.13);
  stroke(tone(color, 0.75), 0.08, 0.16, 0.8);
}
