import "./radio-group.css";
import type { ReactNode } from "react";
import { describedBy, FieldError } from "../field/index.ts";

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = {
  legend: ReactNode;
  hideLegend?: boolean;
  /** Shared by the options; also the group's id when none is given. */
  name: string;
  id?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  /** Side by side while there is room. */
  inline?: boolean;
  error?: ReactNode;
};

export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    hideLegend = false,
    name,
    id = name,
    options,
    value,
    defaultValue,
    onChange,
    required,
    inline = false,
    error,
  } = props;
  return (
    <fieldset id={id} className="radio-group" {...describedBy(id, undefined, error)}>
      <legend className={hideLegend ? "visually-hidden" : "radio-group-legend"}>{legend}</legend>
      <div className={inline ? "radio-group-options radio-group-inline" : "radio-group-options"}>
        {options.map((option) => (
          <label
            key={option.value}
            className="radio-group-option"
            data-disabled={option.disabled || undefined}
            data-chosen={option.value === value || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className="radio-group-dot"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue, onChange: () => onChange?.(option.value) }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <span className="radio-group-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
