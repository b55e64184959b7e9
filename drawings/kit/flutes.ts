import { type Art, type Point, polyline } from "./art.ts";
import type { Finish } from "./colors.ts";

/** Grooves that run round a cutting tool. The axis lies level and the tool points to the right. */
export interface Flutes {
  readonly start: Point;
  readonly length: number;
  readonly radius: number;
  readonly count: number;
  /** How far a flute runs along the axis in one turn. */
  readonly lead: number;
  /** The share of the way round that is groove and not land. */
  readonly share: number;
  /** How deep the groove cuts into the silhouette, as a share of the radius. */
  readonly depth: number;
  readonly finish: Finish;
  /** Of the groove, where it differs from the land. */
  readonly grooveFinish?: Finish;
}

const stepsOfHalfTurn = 12;
/** A groove begins this share of a pitch past the end, so that the tool ends on its lands. */
const landAtEnd = 0.2;

/** Helical flutes as they are seen from the side: the true projection of their edges. */
export function drawFlutes(art: Art, flutes: Flutes): void {
  const { start, length, lead, count, share, finish, grooveFinish = finish } = flutes;
  const { top, bottom } = edgesOf(flutes);
  const silhouette = [...top, ...bottom.toReversed()];
  const path = `${polyline(silhouette)}Z`;
  const pitch = lead / count;
  art.polygon(silhouette, { fill: art.metal(finish) });
  art.group({ clip: art.clip(path) }, () => {
    const turns = Math.ceil((length + lead / 2) / pitch) + 1;
    for (let turn = 0; turn < turns; turn++) {
      const x = start[0] + length + pitch * landAtEnd - turn * pitch;
      const from = helix(flutes, x);
      const middle = helix(flutes, x + pitch * share * 0.45);
      const to = helix(flutes, x + pitch * share);
      art.polygon([...from, ...to.toReversed()], { fill: grooveFinish.mid });
      art.polygon([...from, ...middle.toReversed()], { fill: grooveFinish.outline, fillOpacity: 0.62 });
      art.polygon([...middle, ...to.toReversed()], { fill: grooveFinish.shine, fillOpacity: 0.3 });
      art.path(polyline(to), { fill: "none", stroke: finish.shine, strokeOpacity: 0.9, width: flutes.radius * 0.045 });
      art.path(polyline(from), { fill: "none", stroke: finish.outline, strokeOpacity: 0.7, width: 1 });
    }
    shadeRound(art, flutes);
  });
  for (const edge of [top, bottom]) art.path(polyline(edge), { fill: "none", stroke: finish.outline, width: 1.3 });
}

/** Flutes along the axis, as taps and reamers have them. */
export function drawStraightFlutes(art: Art, flutes: Omit<Flutes, "lead">): void {
  const { start, length, radius, count, share, finish } = flutes;
  const [x, y] = start;
  const step = (2 * Math.PI) / count;
  art.rect(x, y - radius, length, 2 * radius, { fill: art.metal(finish) });
  for (let angle = step * 0.3; angle < Math.PI; angle += step) {
    const top = y - radius * Math.cos(angle);
    const bottom = y - radius * Math.cos(Math.min(Math.PI, angle + step * share));
    const height = bottom - top;
    art.rect(x, top, length, height, { fill: finish.outline, fillOpacity: 0.6 });
    art.rect(x, top + height * 0.55, length, height * 0.45, { fill: finish.shine, fillOpacity: 0.28 });
    art.line([x, bottom], [x + length, bottom], { stroke: finish.shine, strokeOpacity: 0.85, width: radius * 0.05 });
  }
  art.rect(x, y - radius, length, 2 * radius, { fill: "none", stroke: finish.outline, width: 1.3 });
}

/** The round body's own light over the pattern. */
function shadeRound(art: Art, { start, length, radius }: Flutes): void {
  const shade = art.linear([
    [0, "#000000", 0.42],
    [0.2, "#000000", 0.04],
    [0.32, "#ffffff", 0.3],
    [0.45, "#ffffff", 0.04],
    [0.75, "#000000", 0.12],
    [1, "#000000", 0.5],
  ]);
  art.rect(start[0], start[1] - radius, length, 2 * radius, { fill: shade });
}

/** Half a turn, from the top edge to the bottom edge. */
function helix({ start, radius, lead }: Flutes, x: number): Point[] {
  return Array.from({ length: stepsOfHalfTurn + 1 }, (_, step) => {
    const turn = step / stepsOfHalfTurn;
    return [x + (lead / 2) * turn, start[1] - radius * Math.cos(Math.PI * turn)] as const;
  });
}

/** The grooves dip into the outline where they pass over the edge. */
function edgesOf(flutes: Flutes): { readonly top: readonly Point[]; readonly bottom: readonly Point[] } {
  const { start, length, lead, count } = flutes;
  const pitch = lead / count;
  const points = Math.max(12, Math.min(160, Math.ceil((length / pitch) * 12)));
  const edge = (side: 1 | -1, shift: number) =>
    Array.from({ length: points + 1 }, (_, at): Point => {
      const along = (length * at) / points;
      const turns = (along - length + shift) / pitch - landAtEnd;
      // The groove deepens over its first radius, where the wheel came down.
      const share = Math.min(1, along / flutes.radius);
      return [start[0] + along, start[1] + side * radiusAt(flutes, turns, share)];
    });
  return { top: edge(-1, 0), bottom: edge(1, -lead / 2) };
}

function radiusAt({ radius, share, depth }: Flutes, turns: number, deepened: number): number {
  const phase = turns - Math.floor(turns);
  return phase < share ? radius * (1 - depth * deepened * Math.sin((Math.PI * phase) / share)) : radius;
}
