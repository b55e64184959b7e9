import type { KeyboardRow } from "../examples/index.ts";

export const snackbarKeyboard = [
  { id: "escape", keys: "Escape", does: "Dismisses the snackbar, wherever the focus is" },
  { id: "enter", keys: "Enter, on the link", does: "Follows the link" },
] as const satisfies readonly KeyboardRow[];
