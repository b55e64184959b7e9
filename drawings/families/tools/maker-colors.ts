import type { Color } from "../../kit/colors.ts";

/** The livery that a maker's tools wear, by its name. */
const liveries: Readonly<Record<string, Color>> = {
  Ironvale: "#b3121d",
  Grantham: "#16356b",
  Stavely: "#e0a400",
  "Orrin Forge": "#3f4650",
  Kelvane: "#0b7a4b",
  Tannick: "#d2590f",
  "Burrowes & Pike": "#6b4423",
  Torvek: "#0f6b6b",
  Karvok: "#c2410c",
  Ampero: "#1d4ed8",
  Hallowick: "#d9a400",
};

export function liveryOf(brand: string): Color {
  return liveries[brand] ?? "#b3121d";
}

/** For prints on it: the brand in capitals, as tools carry it. */
export function brandMark(brand: string): string {
  return brand.toUpperCase();
}
