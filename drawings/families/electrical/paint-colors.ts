import { type Color, colorOf } from "../../kit/colors.ts";

/** Paints whose names say more than a plain colour word. The first that matches wins. */
const paints: readonly (readonly [RegExp, Color])[] = [
  [/safety yellow|school bus/i, "#f7b500"],
  [/equipment yellow|utility yellow/i, "#f2c400"],
  [/red oxide|brick|tile red|redwood/i, "#8a3a2a"],
  [/burgundy|maroon/i, "#6b1a2b"],
  [/implement red|utility red/i, "#b5121b"],
  [/fluorescent pink|pink/i, "#ff5ca8"],
  [/utility orange|safety orange/i, "#f26b1d"],
  [/royal blue/i, "#1b3f9c"],
  [/slate/i, "#54708a"],
  [/forest|hunter/i, "#1d4d33"],
  [/tractor/i, "#2f7d32"],
  [/sage|light green/i, "#9bb59a"],
  [/charcoal|dark gray/i, "#4a4f55"],
  [/machine gray|battleship|stone/i, "#7d858c"],
  [/light gray|mist|limestone/i, "#b9bfc4"],
  [/zinc|aluminum/i, "#a9b0b6"],
  [/off-white|antique|cream|ivory|almond|base|eggshell/i, "#efe8d6"],
  [/beige|sand|taupe|khaki|tan/i, "#cdb892"],
  [/bronze/i, "#5a4632"],
  [/copper/i, "#b5673a"],
  [/gold/i, "#c8a03a"],
  [/olive/i, "#5c6337"],
  [/amber/i, "#e08a00"],
];

export function paintColor(name: string, otherwise: Color = "#8b9299"): Color {
  return paints.find(([pattern]) => pattern.test(name))?.[1] ?? colorOf(name, otherwise);
}
