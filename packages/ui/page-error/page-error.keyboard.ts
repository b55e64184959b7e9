import type { KeyboardRow } from "../examples/index.ts";

export const pageErrorKeyboard = [
  { id: "tab", keys: "Tab", does: "Goes round Close dialog and Retry, or Reload the page" },
  { id: "enter", keys: "Enter, on Retry", does: "Asks for the page again" },
  { id: "escape", keys: "Escape", does: "Closes the dialog; the message in the page takes the focus" },
] as const satisfies readonly KeyboardRow[];
