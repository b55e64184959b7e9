import { type Art, side } from "./art.ts";

const angle = 34.4;
const room = 536;

/**
 * A long thing lying across the picture, its near end at the lower left, as large as it fits. It is drawn along a level
 * axis from the origin to the right, in its own units times the scale that is handed over. `body` is the breadth of most
 * of it, below which the shadow lies, where one end is much broader.
 */
export function lieAcross(
  art: Art,
  length: number,
  breadth: number,
  draw: (scale: number) => void,
  body = breadth,
): void {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const scale = Math.min(room / (length * cos + breadth * sin), room / (length * sin + breadth * cos));
  const back = (length / 2) * scale;
  const half = (body / 2) * scale;
  art.group({ move: [side / 2, side / 2], rotate: -angle }, () => {
    art.shadow([half * 0.1, half * 0.76], back * 0.94, Math.min(22, half * 0.3));
  });
  art.group({ move: [side / 2 - back * cos, side / 2 + back * sin], rotate: -angle }, () => draw(scale));
}
