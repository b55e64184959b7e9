import type { KeyboardRow } from "../examples/index.ts";

export const addButtonKeyboard = [
  { id: "enter", keys: "Enter", does: "Adds the item and keeps the focus" },
  { id: "space", keys: "Space", does: "Adds the item and keeps the focus" },
] as const satisfies readonly KeyboardRow[];
