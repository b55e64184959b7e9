import type { KeyboardRow } from "../examples/index.ts";

export const backToTopKeyboard = [
  {
    id: "enter",
    keys: "Enter",
    does: "Scrolls to the top and puts the focus there: the next Tab reaches the page's first link",
  },
] as const satisfies readonly KeyboardRow[];
