import type { KeyboardRow } from "../examples/index.ts";

export const breadcrumbKeyboard = [
  { id: "tab", keys: "Tab", does: "Moves along the trail, and past the page itself" },
  { id: "enter", keys: "Enter", does: "Goes up to that level" },
] as const satisfies readonly KeyboardRow[];
