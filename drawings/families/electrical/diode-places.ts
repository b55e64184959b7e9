import type { Point } from "../../kit/art.ts";

/** In a row on a narrow lens, in rows on a wide one, in a ring on a round one. */
export function placesOf(count: number, halfX: number, halfY: number): readonly Point[] {
  if (count === 1) return [[0, 0]];
  if (halfX / halfY < 1.2) {
    const ring = count > 6 ? count - 3 : count;
    const outer = Array.from({ length: ring }, (_, at): Point => {
      const angle = (at / ring) * 2 * Math.PI - Math.PI / 2;
      return [Math.cos(angle) * halfX * 0.6, Math.sin(angle) * halfY * 0.6];
    });
    const middle = Array.from({ length: count - ring }, (_, at): Point => {
      const angle = (at / 3) * 2 * Math.PI + 0.5;
      return [Math.cos(angle) * halfX * 0.22, Math.sin(angle) * halfY * 0.22];
    });
    return [...outer, ...middle];
  }
  const rows = halfX / halfY > 2.4 && count < 8 ? 1 : halfX / halfY > 2 ? 2 : 3;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, at): Point => {
    const [column, row] = [at % perRow, Math.floor(at / perRow)];
    return [((column + 0.5) / perRow - 0.5) * halfX * 1.56, ((row + 0.5) / rows - 0.5) * halfY * 1.5];
  });
}
