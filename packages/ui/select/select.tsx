import "./select.css";
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { describedBy, Field, fieldError, type FieldLook } from "../field/index.ts";

export type SelectProps = FieldLook &
  Omit<ComponentPropsWithRef<"select">, "id" | "name" | "size"> & {
    name: string;
    id?: string;
    invalid?: boolean;
    error?: ReactNode;
    size?: "small" | "medium" | "large";
    /** The label before the list instead of above it, as in a toolbar. */
    inline?: boolean;
  };

/** The platform's own list: its children are plain `<option>`s. */
export function Select(props: SelectProps) {
  const {
    label,
    hideLabel,
    hint,
    id = props.name,
    invalid = false,
    error,
    size = "medium",
    inline = false,
    className,
    ...list
  } = props;
  const shownError = fieldError(invalid, error);
  const fieldClass = inline ? `select-inline${className === undefined ? "" : ` ${className}`}` : className;
  return (
    <Field {...{ id, label, hideLabel, hint }} className={fieldClass} error={shownError}>
      <span className="select">
        <select
          {...list}
          {...describedBy(id, hint, shownError)}
          id={id}
          className={
            size === "medium" ? "field-control select-list" : `field-control field-control-${size} select-list`
          }
        />
        <ChevronDown size={16} className="select-arrow" />
      </span>
    </Field>
  );
}
