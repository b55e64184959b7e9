import type { KeyboardRow } from "../examples/index.ts";

export const selectKeyboard = [
  { id: "letters", keys: "Letters", does: "Choose the next option that begins with them" },
  { id: "arrows", keys: "Arrow down, arrow up", does: "Choose the next or the previous option" },
] as const satisfies readonly KeyboardRow[];
