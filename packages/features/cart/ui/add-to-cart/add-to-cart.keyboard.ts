import type { KeyboardRow } from "@capstan/ui/examples";

export const addToCartKeyboard = [
  { id: "tab", keys: "Tab", does: "Goes round the dialog: its close button, its links and fields, its buttons" },
  { id: "arrows", keys: "Arrow keys", does: "Choose Yes or No, which enables Confirm" },
  { id: "escape", keys: "Escape", does: "Closes the dialog, which counts as Cancel, and puts the focus back" },
] as const satisfies readonly KeyboardRow[];
