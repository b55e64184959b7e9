import type { KeyboardRow } from "../examples/index.ts";

export const skipLinkKeyboard = [
  { id: "tab", keys: "Tab", does: "Shows the link, first of all on the page" },
  { id: "enter", keys: "Enter", does: "Jumps to the main content" },
] as const satisfies readonly KeyboardRow[];
