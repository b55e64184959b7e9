import type { KeyboardRow } from "../examples/index.ts";

export const textFieldKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves to the field, and on to the next" },
  { id: "enter", keys: "Enter", does: "Submits the form that the field is in" },
] as const satisfies readonly KeyboardRow[];
