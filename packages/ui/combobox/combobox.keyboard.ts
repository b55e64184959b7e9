import type { KeyboardRow } from "../examples/index.ts";

export const comboboxKeyboard = [
  { id: "type", keys: "Letters", does: "Search, and open the list" },
  { id: "arrows", keys: "Arrow down, arrow up", does: "Move through the options; the focus stays in the field" },
  { id: "enter", keys: "Enter", does: "Takes the option into the field and closes the list" },
  { id: "escape", keys: "Escape", does: "Closes the list and keeps what was typed" },
  { id: "tab", keys: "Tab", does: "Takes the option and moves on" },
] as const satisfies readonly KeyboardRow[];
