import type { KeyboardRow } from "../examples/index.ts";

export const buttonKeyboard = [
  { id: "enter", keys: "Enter", does: "Presses the button, or follows the link" },
  { id: "space", keys: "Space", does: "Presses the button" },
  { id: "busy", keys: "Enter, while busy", does: "Does nothing, and the focus stays where it is" },
] as const satisfies readonly KeyboardRow[];
