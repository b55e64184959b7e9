import type { KeyboardRow } from "../examples/index.ts";

export const segmentedKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves to the chosen part" },
  { id: "arrows", keys: "Arrow right, arrow left", does: "Switch to the next or the previous part" },
] as const satisfies readonly KeyboardRow[];
