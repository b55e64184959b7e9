import type { KeyboardRow } from "../examples/index.ts";

export const paginationKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves from Previous through the pages to Next" },
  { id: "enter", keys: "Enter", does: "Goes to that page" },
] as const satisfies readonly KeyboardRow[];
