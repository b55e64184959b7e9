import type { KeyboardRow } from "../examples/index.ts";

export const tabsKeyboard = [
  { id: "arrows", keys: "Right, Left", does: "Selects the next or the previous tab, round the ends" },
  { id: "home-end", keys: "Home, End", does: "Selects the first or the last tab" },
  { id: "tab", keys: "Tab", does: "Goes from the selected tab to its panel, not to the other tabs" },
] as const satisfies readonly KeyboardRow[];
