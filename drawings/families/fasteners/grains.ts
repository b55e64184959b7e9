import { type Color, tone } from "../../kit/colors.ts";

/** What the makers of coated abrasives have taught buyers to expect: blue is zirconia, red is ceramic. */
export function grainColor(grain: string): Color {
  if (/zirconia/i.test(grain)) return "#2f64a0";
  if (/ceramic/i.test(grain)) return "#a83a2a";
  if (/silicon/i.test(grain)) return "#3c4045";
  return "#96592f";
}

/** Short, as it is printed on a label. */
export function grainMark(grain: string): string {
  if (/zirconia/i.test(grain)) return "ZA";
  if (/ceramic/i.test(grain)) return "CER";
  return /silicon/i.test(grain) ? "SC" : "AO";
}

/** How large a grain looks: coarse grits show their stones, fine ones are a haze. */
export function grainSize(grit: number): number {
  return Math.max(1.4, Math.min(6.5, 240 / Math.max(24, grit)));
}

export function grainTones(color: Color): readonly [Color, Color] {
  return [tone(color, 0.45), tone(color, -0.55)];
}
