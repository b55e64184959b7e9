import type { Art, Fill } from "./art.ts";
import type { Finish } from "./colors.ts";

export interface Solid {
  readonly fill: Fill;
  readonly finish: Finish;
  /** Width of the lit and the shaded edge; 0 for none. */
  readonly bevel?: number;
  /** Width of the outline. */
  readonly line?: number;
}

/** A shape with an edge that catches the light on the upper left and lies in shade on the lower right. */
export function drawSolid(art: Art, path: string, { fill, finish, bevel = 2.4, line = 1.6 }: Solid): void {
  art.path(path, { fill, evenOdd: true });
  if (bevel > 0) {
    art.group({ clip: art.clip(path) }, () => {
      art.group({ move: [bevel * 0.55, bevel * 0.8] }, () => {
        art.path(path, { fill: "none", stroke: finish.shine, strokeOpacity: 0.7, width: bevel });
      });
      art.group({ move: [-bevel * 0.55, -bevel * 0.8] }, () => {
        art.path(path, { fill: "none", stroke: finish.dark, strokeOpacity: 0.55, width: bevel });
      });
    });
  }
  art.path(path, { fill: "none", stroke: finish.outline, width: line });
}
