export { Field, FieldError, type FieldLook } from "./field.tsx";
export { describedBy, fieldError } from "./field-state.ts";
