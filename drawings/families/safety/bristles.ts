import type { Art } from "../../kit/art.ts";
import { type Color, tone } from "../../kit/colors.ts";

export interface Bristles {
  readonly fill: Color;
  readonly sweep: string;
}

/** Tufts that spread a little towards the floor; coarse fill has fewer, thicker ones. */
export function drawBristles(
  art: Art,
  { fill, sweep }: Bristles,
  left: number,
  y: number,
  width: number,
  trim: number,
): void {
  const flare = 14;
  const ground = `M${left + 4} ${y}H${left + width - 4}L${left + width + flare} ${y + trim}H${left - flare}Z`;
  art.path(ground, {
    fill: art.linear([
      [0, tone(fill, -0.55)],
      [0.35, fill],
      [1, tone(fill, 0.12)],
    ]),
    stroke: tone(fill, -0.7),
    width: 1.8,
  });
  const gap = { Fine: 5, Medium: 7, Rough: 10 }[sweep] ?? 7;
  const count = Math.round(width / gap);
  const dark: string[] = [];
  const light: string[] = [];
  for (let tuft = 0; tuft <= count; tuft++) {
    const share = tuft / count;
    const top = left + 4 + (width - 8) * share;
    const foot = left - flare + (width + 2 * flare) * share + ((tuft * 29) % 7) - 3;
    const end = y + trim + ((tuft * 17) % 9) - 3;
    (tuft % 2 === 0 ? dark : light).push(`M${Math.round(top)} ${Math.round(y)}L${Math.round(foot)} ${Math.round(end)}`);
  }
  art.path(dark.join(""), {
    fill: "none",
    stroke: tone(fill, -0.6),
    strokeOpacity: 0.6,
    width: gap * 0.34,
    cap: "round",
  });
  art.path(light.join(""), {
    fill: "none",
    stroke: tone(fill, 0.4),
    strokeOpacity: 0.8,
    width: gap * 0.3,
    cap: "round",
  });
}
