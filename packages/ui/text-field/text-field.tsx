import type { ComponentPropsWithRef, ReactNode } from "react";
import { describedBy, Field, fieldError, type FieldLook } from "../field/index.ts";

type TextLook = FieldLook & {
  name: string;
  /** Without one the name is the id, which is enough where a page shows the field once. */
  id?: string;
  invalid?: boolean;
  error?: ReactNode;
  /** Said beside a field that isn't required; null where the page says it otherwise. */
  optionalLabel?: string | null;
};

export type TextFieldProps = TextLook &
  Omit<ComponentPropsWithRef<"input">, "id" | "name" | "size"> & { size?: "medium" | "large" };

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    id = props.name,
    invalid = false,
    error,
    optionalLabel = "Optional",
    size,
    className,
    ...input
  } = props;
  const shownError = fieldError(invalid, error);
  return (
    <Field
      {...{ id, label, hideLabel, hint, className }}
      note={noteOf(props.required, optionalLabel)}
      error={shownError}
    >
      <input
        type="text"
        {...input}
        {...describedBy(id, hint, shownError)}
        id={id}
        className={size === "large" ? "field-control field-control-large" : "field-control"}
      />
    </Field>
  );
}

export type TextAreaProps = TextLook & Omit<ComponentPropsWithRef<"textarea">, "id" | "name">;

export function TextArea(props: TextAreaProps) {
  const {
    label,
    hideLabel,
    hint,
    id = props.name,
    invalid = false,
    error,
    optionalLabel = "Optional",
    className,
    ...area
  } = props;
  const shownError = fieldError(invalid, error);
  return (
    <Field
      {...{ id, label, hideLabel, hint, className }}
      note={noteOf(props.required, optionalLabel)}
      error={shownError}
    >
      <textarea rows={4} {...area} {...describedBy(id, hint, shownError)} id={id} className="field-control" />
    </Field>
  );
}

// Spec 5: not-required fields are labelled Optional.
function noteOf(required: boolean | undefined, optionalLabel: string | null): string | undefined {
  return required === true || optionalLabel === null ? undefined : optionalLabel;
}
