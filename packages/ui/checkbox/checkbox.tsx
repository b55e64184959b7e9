import "./checkbox.css";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { inDigits } from "../digits/index.ts";
import { describedBy, FieldError } from "../field/index.ts";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type" | "id" | "name"> & {
  name: string;
  /** Needed only beside an error. */
  id?: string;
  label: ReactNode;
  /** A number at the far end, such as how many items a filter would leave. */
  count?: number;
  /** How a count is said: "48 items". */
  countLabel?: string;
  error?: ReactNode;
};

export function Checkbox({ label, count, countLabel, error, className, ...input }: CheckboxProps) {
  const id = input.id ?? input.name;
  const ties = describedBy(id, undefined, error);
  // Words beside it that the page has written, then its error.
  const description = [input["aria-describedby"], ties["aria-describedby"]].filter((each) => each !== undefined);
  return (
    <>
      <label
        className={className === undefined ? "checkbox" : `checkbox ${className}`}
        data-disabled={input.disabled || undefined}
      >
        <input
          {...input}
          {...ties}
          aria-describedby={description.length === 0 ? undefined : description.join(" ")}
          type="checkbox"
          className="checkbox-box"
        />
        <span>{label}</span>
        {count !== undefined && (
          <span className="checkbox-count">
            {inDigits(count)}
            {countLabel !== undefined && <span className="visually-hidden"> {countLabel}</span>}
          </span>
        )}
      </label>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}
