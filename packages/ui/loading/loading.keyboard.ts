import type { KeyboardRow } from "../examples/index.ts";

export const loadingKeyboard = [
  { id: "tab", keys: "Tab", does: "Passes by: nothing here takes the focus" },
] as const satisfies readonly KeyboardRow[];
