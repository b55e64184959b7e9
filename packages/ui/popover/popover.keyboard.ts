import type { KeyboardRow } from "../examples/index.ts";

export const popoverKeyboard = [
  { id: "enter", keys: "Enter, Space", does: "Opens the popover, and closes it again" },
  { id: "tab", keys: "Tab", does: "Goes from the trigger into the popover, and closes it on leaving" },
  { id: "escape", keys: "Escape", does: "Closes the popover and puts the focus back on its trigger" },
] as const satisfies readonly KeyboardRow[];
