import type { KeyboardRow } from "../examples/index.ts";

export const iconButtonKeyboard = [
  { id: "enter", keys: "Enter", does: "Presses the button" },
  { id: "space", keys: "Space", does: "Presses the button" },
] as const satisfies readonly KeyboardRow[];
