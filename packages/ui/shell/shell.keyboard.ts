import type { KeyboardRow } from "../examples/index.ts";

export const shellKeyboard = [
  { id: "tab", keys: "Tab", does: "Goes from the skip link through header, main area and footer" },
  { id: "skip", keys: "Enter, on the skip link", does: "Moves the focus into the main area" },
] as const satisfies readonly KeyboardRow[];
