export { editedQuantity, settledQuantity } from "./quantity.ts";
export { QuantityField, type QuantityFieldProps } from "./quantity-field.tsx";
