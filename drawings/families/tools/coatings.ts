import { type Finish, finishes, finishOf, paint } from "../../kit/colors.ts";

/** What cutting tools are coated with, and what it looks like. */
const coatings: readonly (readonly [RegExp, Finish])[] = [
  [/ticn/i, { dark: "#3a3440", mid: "#6a6172", light: "#9a90a2", shine: "#dcd3e2", outline: "#17131b" }],
  [/altin|tialn/i, { dark: "#23222b", mid: "#4b4757", light: "#787387", shine: "#c3bed1", outline: "#0c0b10" }],
  [/zrn/i, { dark: "#8a7a3c", mid: "#c9bb7c", light: "#ece2b4", shine: "#fffbe6", outline: "#352d10" }],
  [/titanium nitride|^tin$/i, finishes.gold],
  [/gold oxide/i, { dark: "#6d4d22", mid: "#a9803f", light: "#d6b273", shine: "#f7e3bd", outline: "#33230c" }],
  [/black/i, finishes.black],
  [/bright|uncoated/i, finishes.chrome],
];

export function coatingOf(words: string): Finish {
  return coatings.find(([pattern]) => pattern.test(words))?.[1] ?? finishOf(words, "chrome");
}

/** The colors of inserts, as their makers name them. */
const insertCoats: Readonly<Record<string, Finish>> = {
  Gold: finishes.gold,
  Bronze: { dark: "#3c2b1e", mid: "#6f5440", light: "#a58a72", shine: "#e6d5c3", outline: "#1c130c" },
  Black: { dark: "#17191c", mid: "#383c41", light: "#666c73", shine: "#b9bfc6", outline: "#050607" },
  Purple: { dark: "#2b2340", mid: "#574a78", light: "#8b7dae", shine: "#d6cdec", outline: "#120d1d" },
  Silver: finishes.carbide,
  Gray: paint("#7a7f86"),
};

export function insertCoat(color: string): Finish {
  return insertCoats[color] ?? finishes.gold;
}
