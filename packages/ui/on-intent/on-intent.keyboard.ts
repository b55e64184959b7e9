import type { KeyboardRow } from "../examples/index.ts";

export const onIntentKeyboard = [
  { id: "tab", keys: "Tab", does: "Starts the loading when the focus reaches the trigger" },
  { id: "enter", keys: "Enter", does: "Opens the component as soon as it is there" },
  { id: "modified", keys: "Control + Enter", does: "Follows a link trigger to its address in a new tab" },
] as const satisfies readonly KeyboardRow[];
