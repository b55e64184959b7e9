import type { KeyboardRow } from "../examples/index.ts";

export const copyButtonKeyboard = [
  { id: "enter", keys: "Enter", does: "Copies, and says so" },
  { id: "space", keys: "Space", does: "Copies, and says so" },
] as const satisfies readonly KeyboardRow[];
