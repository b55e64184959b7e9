import type { KeyboardRow } from "../examples/index.ts";

export const badgeKeyboard = [
  { id: "enter", keys: "Enter, on a chip's remove button", does: "Removes the chip" },
  { id: "space", keys: "Space, on a chip's remove button", does: "Removes the chip" },
] as const satisfies readonly KeyboardRow[];
