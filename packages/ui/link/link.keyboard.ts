import type { KeyboardRow } from "../examples/index.ts";

export const linkKeyboard = [
  { id: "enter", keys: "Enter", does: "Follows the link" },
] as const satisfies readonly KeyboardRow[];
