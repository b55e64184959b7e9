export { Combobox, type ComboboxProps } from "./combobox.tsx";
export type { ComboboxItem } from "./combobox-state.ts";
