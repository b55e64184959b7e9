import type { Art } from "./art.ts";
import type { Color, Finish } from "./colors.ts";

/** Narrow pipes need fewer layers to look smooth. */
function layersFor(width: number): number {
  return Math.round(Math.min(18, Math.max(7, width / 5)));
}

interface PipeInk {
  readonly cap?: "round" | "butt";
  readonly outlineWidth?: number;
}

/** A wide round pipe or bar that follows a path: fine layers from shade to highlight, so that a bend shades as its arms do. */
export function drawPipe(art: Art, path: string, width: number, finish: Finish, ink: PipeInk = {}): void {
  const { cap = "butt", outlineWidth = 1.6 } = ink;
  const stroke = (color: Color, wide: number, shift: number) =>
    art.group({ move: [-shift, -shift] }, () => {
      art.path(path, { fill: "none", stroke: color, width: wide, cap });
    });
  stroke(finish.outline, width + 2 * outlineWidth, 0);
  const layers = layersFor(width);
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1);
    stroke(shadeOf(finish, share), width * (1 - 0.94 * share), width * 0.17 * share);
  }
}

/** From the deepest shade (0) over mid and light to the highlight (1). */
function shadeOf({ dark, mid, light, shine }: Finish, share: number): Color {
  if (share < 0.4) return mix(dark, mid, share / 0.4);
  if (share < 0.75) return mix(mid, light, (share - 0.4) / 0.35);
  return mix(light, shine, (share - 0.75) / 0.25);
}

/** A colour between two others. */
function mix(from: Color, to: Color, share: number): Color {
  const channel = (color: Color, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${channels.join("")}`;
}
