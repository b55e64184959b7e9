import type { KeyboardRow } from "../examples/index.ts";

export const toastKeyboard = [
  { id: "escape", keys: "Escape", does: "Dismisses the toast, wherever the focus is" },
  { id: "f6", keys: "F6", does: "Moves the focus to the toast; the time stands still while it is there" },
  { id: "tab", keys: "Tab", does: "Goes from the toast's link to its Dismiss button" },
  { id: "enter", keys: "Enter, on Dismiss", does: "Dismisses the toast and puts the focus back where it came from" },
] as const satisfies readonly KeyboardRow[];
