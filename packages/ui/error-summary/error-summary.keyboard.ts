import type { KeyboardRow } from "../examples/index.ts";

export const errorSummaryKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves from the summary to the first problem" },
  { id: "enter", keys: "Enter, on a problem", does: "Puts the focus into the field that has to change" },
] as const satisfies readonly KeyboardRow[];
