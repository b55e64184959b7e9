/** Colours of things, as hexadecimal: these are paints and metals, not the store's own tokens. */
export type Color = `#${string}`;

/** Four tones of one metal, from the deepest shade to the highlight. */
export interface Finish {
  readonly dark: Color;
  readonly mid: Color;
  readonly light: Color;
  readonly shine: Color;
  readonly outline: Color;
}

export const finishes = {
  zinc: { dark: "#6f7a86", mid: "#aab4bf", light: "#dfe6ec", shine: "#ffffff", outline: "#2a2f35" },
  "yellow-zinc": { dark: "#8a6a1c", mid: "#c9a544", light: "#efd893", shine: "#fff7da", outline: "#3a2c0c" },
  stainless: { dark: "#6b6b6b", mid: "#a9aaac", light: "#dcdddf", shine: "#ffffff", outline: "#2a2b2d" },
  chrome: { dark: "#59626b", mid: "#b4bec7", light: "#eaf0f4", shine: "#ffffff", outline: "#23282d" },
  aluminum: { dark: "#7e858b", mid: "#b9c0c5", light: "#e4e8ea", shine: "#ffffff", outline: "#33383d" },
  galvanized: { dark: "#76807f", mid: "#a8b1b0", light: "#d3d9d7", shine: "#f4f7f6", outline: "#2d3332" },
  black: { dark: "#101113", mid: "#2c2e31", light: "#55585d", shine: "#9a9ea5", outline: "#000000" },
  steel: { dark: "#4f565d", mid: "#87909a", light: "#bcc4cb", shine: "#eef2f5", outline: "#1f2327" },
  brass: { dark: "#7c5a12", mid: "#b98f2e", light: "#e4c46c", shine: "#fff0b8", outline: "#3a2c0c" },
  bronze: { dark: "#6b4420", mid: "#a5713b", light: "#d3a06a", shine: "#f6dcbc", outline: "#33200e" },
  copper: { dark: "#7d3a1d", mid: "#bd6b43", light: "#e6a37d", shine: "#ffe0cc", outline: "#3d1a0b" },
  "cast-iron": { dark: "#26282b", mid: "#484c50", light: "#6f747a", shine: "#a3a8ae", outline: "#111214" },
  carbide: { dark: "#3b3d42", mid: "#66696f", light: "#93979d", shine: "#d3d6da", outline: "#1a1b1e" },
  gold: { dark: "#86620c", mid: "#c99a22", light: "#f0cf6a", shine: "#fff6cf", outline: "#3d2d05" },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;

/** The words that catalogs use for a metal or its coating, and the finish that looks like it. The first that matches wins. */
const finishWords: readonly (readonly [RegExp, FinishName])[] = [
  [/yellow zinc|zinc yellow|gold zinc|chromate/i, "yellow-zinc"],
  [/black oxide|black|phosphate|thermal/i, "black"],
  [/stainless|18-8|316|304|a2|a4/i, "stainless"],
  [/brass/i, "brass"],
  [/bronze/i, "bronze"],
  [/copper/i, "copper"],
  [/galvani[sz]ed|hot[- ]dip/i, "galvanized"],
  [/alumin/i, "aluminum"],
  [/chrome|nickel/i, "chrome"],
  [/carbide/i, "carbide"],
  [/cast iron|ductile|malleable/i, "cast-iron"],
  [/titanium nitride|tin\b|gold/i, "gold"],
  [/zinc/i, "zinc"],
  [/steel|plain|iron/i, "steel"],
];

export function finishOf(words: string, otherwise: FinishName = "zinc"): Finish {
  const found = finishWords.find(([pattern]) => pattern.test(words));
  return finishes[found?.[1] ?? otherwise];
}

const colorWords: readonly (readonly [RegExp, Color])[] = [
  [/safety yellow|hi-?vis.*(yellow|lime)|lime/i, "#d7e60a"],
  [/safety orange|hi-?vis.*orange/i, "#ff6a13"],
  [/safety red|red/i, "#c8102e"],
  [/safety green|green/i, "#1a7f3c"],
  [/light blue|sky/i, "#7fb7e6"],
  [/navy/i, "#16294d"],
  [/safety blue|blue/i, "#1557a6"],
  [/teal|aqua/i, "#0f6b6b"],
  [/yellow/i, "#f2b705"],
  [/orange/i, "#e8590c"],
  [/purple|violet/i, "#5b3a8c"],
  [/pink/i, "#e58fb1"],
  [/tan|beige|khaki|ivory|almond|natural/i, "#d9c3a0"],
  [/brown/i, "#6d4526"],
  [/silver|aluminum|metallic/i, "#b6bcc2"],
  [/gr[ae]y/i, "#8b9299"],
  [/clear|transparent/i, "#dceaf2"],
  [/white/i, "#f4f5f5"],
  [/black/i, "#232528"],
];

/** The paint or plastic that a colour's name stands for. */
export function colorOf(words: string, otherwise: Color = "#8b9299"): Color {
  return colorWords.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise;
}

/** Towards black (below 0) or white (above 0), by a share of the way. */
export function tone(color: Color, share: number): Color {
  const goal = share < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(channel + (goal - channel) * Math.abs(share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Four tones of a paint or plastic, to be used where a metal's would be. */
export function paint(color: Color): Finish {
  return {
    dark: tone(color, -0.5),
    mid: tone(color, -0.12),
    light: tone(color, 0.25),
    shine: tone(color, 0.75),
    outline: tone(color, -0.78),
  };
}

/** Black or white, whichever reads better on it. */
export function inkOn(color: Color): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? "#15181b" : "#ffffff";
}
