import type { KeyboardRow } from "../examples/index.ts";

export const notificationKeyboard = [
  { id: "enter", keys: "Enter, on Dismiss", does: "Takes the notification away" },
] as const satisfies readonly KeyboardRow[];
