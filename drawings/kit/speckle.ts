import type { Art, Fill } from "./art.ts";
import type { Color } from "./colors.ts";

export interface Speckle {
  readonly colors: readonly Color[];
  readonly count: number;
  /** Largest radius of a grain. */
  readonly grain: number;
  readonly tile?: number;
  readonly opacity?: number;
}

/** Grit, cast texture or fleece: grains strewn over a tile, the same in every picture. */
export function speckle(art: Art, { colors, count, grain, tile = 64, opacity = 0.6 }: Speckle): Fill {
  const next = sequence(count * 7 + Math.round(grain * 100));
  return art.pattern(tile, tile, (inside) => {
    for (const [at, color] of colors.entries()) {
      const grains = Array.from({ length: Math.ceil(count / colors.length) }, () => {
        const [x, y] = [next() * tile, next() * tile];
        const radius = grain * (0.4 + 0.6 * next());
        return `M${x.toFixed(1)} ${y.toFixed(1)}h${radius.toFixed(1)}l${(-radius * 0.4).toFixed(1)} ${radius.toFixed(1)}z`;
      });
      inside.path(grains.join(""), { fill: color, fillOpacity: opacity - at * 0.1 });
    }
  });
}

/** Numbers from 0 to 1 that look strewn; the same start gives the same ones. */
export function sequence(start: number): () => number {
  let state = (start * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
