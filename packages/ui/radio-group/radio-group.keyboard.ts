import type { KeyboardRow } from "../examples/index.ts";

export const radioGroupKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves to the chosen option, and on past the group" },
  { id: "arrows", keys: "Arrow keys", does: "Choose the next or the previous option" },
  { id: "space", keys: "Space", does: "Chooses the option that has the focus" },
] as const satisfies readonly KeyboardRow[];
