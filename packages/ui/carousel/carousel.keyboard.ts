import type { KeyboardRow } from "../examples/index.ts";

export const carouselKeyboard = [
  { id: "next", keys: "Enter, Space, on Next", does: "Shows the next page; the focus stays on the button" },
  { id: "previous", keys: "Enter, Space, on Previous", does: "Shows the page before" },
  { id: "tab", keys: "Tab", does: "Goes through the slides, bringing each into view" },
] as const satisfies readonly KeyboardRow[];
