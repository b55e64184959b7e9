import type { KeyboardRow } from "../examples/index.ts";

export const checkboxKeyboard = [
  { id: "space", keys: "Space", does: "Checks or clears the box" },
] as const satisfies readonly KeyboardRow[];
