import type { KeyboardRow } from "../examples/index.ts";

export const modalKeyboard = [
  { id: "enter", keys: "Enter", does: "Opens the dialog from its trigger and moves the focus into it" },
  { id: "tab", keys: "Tab", does: "Goes round the dialog's controls and never out of it" },
  { id: "shift-tab", keys: "Shift + Tab", does: "Goes round them backwards" },
  { id: "escape", keys: "Escape", does: "Closes the dialog and puts the focus back on its trigger" },
  { id: "arrows", keys: "Down, Up", does: "Scrolls a body that is longer than its room" },
] as const satisfies readonly KeyboardRow[];
