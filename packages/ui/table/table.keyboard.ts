import type { KeyboardRow } from "../examples/index.ts";

export const tableKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves to the frame when part of the table is out of sight, else past it" },
  { id: "arrows", keys: "Arrow right, arrow down", does: "Scroll the table inside its frame" },
] as const satisfies readonly KeyboardRow[];
