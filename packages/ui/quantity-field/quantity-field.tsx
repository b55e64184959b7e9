import "./quantity-field.css";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { describedBy, Field, type FieldLook } from "../field/index.ts";
import { maximumDigits } from "./quantity.ts";
import { useQuantity } from "./use-quantity.ts";

type InputProps = Omit<
  ComponentPropsWithoutRef<"input">,
  "value" | "defaultValue" | "onChange" | "onBlur" | "size" | "type" | "id"
>;

export type QuantityFieldProps = InputProps &
  Omit<FieldLook, "label"> & {
    id: string;
    label?: "Quantity" | "Qty";
    /** Said after the label, never shown: whose quantity it is in a table of forty. */
    itemName?: string;
    /** The quantity that the page holds; without it the field keeps its own. */
    value?: number;
    defaultValue?: number;
    onChange?: (quantity: number) => void;
    error?: ReactNode;
    /** What an empty field stands for: shown in it, and said. 0 is shown as nothing then. */
    emptyMeans?: number | undefined;
    /** The element that says what is wrong with the quantity, where that is not the field's own text. */
    warningId?: string | undefined;
    size?: "small" | "medium" | "large";
  };

export function QuantityField(props: QuantityFieldProps) {
  const {
    id,
    label = "Quantity",
    itemName,
    hideLabel,
    hint,
    error,
    value,
    defaultValue = 0,
    onChange,
    emptyMeans,
    warningId,
    size = "medium",
    className,
    ...input
  } = props;
  const { ref, shown, edit, settle } = useQuantity({
    value,
    defaultValue,
    onChange,
    isZeroEmpty: emptyMeans !== undefined,
  });
  // A table has forty of them: a name that only is heard needs no elements of its own.
  const isBare = hideLabel === true && hint === undefined && error === undefined && className === undefined;
  const control = (
    <input
      {...input}
      {...(warningId === undefined ? describedBy(id, hint, error) : warnedBy(warningId))}
      ref={ref}
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      pattern={`[0-9]{1,${maximumDigits}}`}
      placeholder={emptyMeans === undefined ? undefined : String(emptyMeans)}
      aria-label={isBare ? labelWords(label, itemName, emptyMeans) : undefined}
      className={`field-control quantity-field quantity-field-${size}`}
      value={shown}
      onChange={(event) => edit(event.currentTarget.value)}
      onBlur={settle}
    />
  );
  if (isBare) return control;
  return (
    <Field {...{ id, hideLabel, hint, error, className }} label={<QuantityLabel label={label} itemName={itemName} />}>
      {control}
    </Field>
  );
}

function warnedBy(warningId: string) {
  return { "aria-invalid": true, "aria-describedby": warningId } as const;
}

function labelWords(label: string, itemName: string | undefined, emptyMeans: number | undefined): string {
  const whose = itemName === undefined ? label : `${label} of ${itemName}`;
  return emptyMeans === undefined ? whose : `${whose}, ${emptyMeans} if empty`;
}

function QuantityLabel({ label, itemName }: { label: string; itemName: string | undefined }) {
  if (itemName === undefined) return label;
  return (
    <>
      {label}
      <span className="visually-hidden"> of {itemName}</span>
    </>
  );
}
