export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "./text-field.tsx";
