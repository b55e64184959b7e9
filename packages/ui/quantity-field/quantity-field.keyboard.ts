import type { KeyboardRow } from "../examples/index.ts";

export const quantityFieldKeyboard = [
  { id: "digits", keys: "0 to 9", does: "Enter the quantity, at most 5 digits" },
  { id: "others", keys: "Any other character", does: "Leaves the quantity as it was" },
  { id: "delete", keys: "Backspace, Delete", does: "Clear digits; a field left empty goes back to its last quantity" },
] as const satisfies readonly KeyboardRow[];
