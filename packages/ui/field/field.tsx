import "./field.css";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

export type FieldLook = {
  label: ReactNode;
  /** The label is still there for those who hear it. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode | undefined;
};

type FieldProps = FieldLook & {
  id: string;
  error: ReactNode | undefined;
  /** Words after the label, such as Optional. */
  note?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, control, then hint and error below: the frame of every labelled control. */
export function Field({ id, label, hideLabel = false, note, hint, error, className, children }: FieldProps) {
  return (
    <div className={className === undefined ? "field" : `field ${className}`}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? "visually-hidden" : "field-label"}>
        {label}
        {note !== undefined && <span className="field-note"> {note}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/**
 * The focus that is brought to a field tells its error too. Where it is there already, as after Enter, nothing would: then
 * the error is an alert.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const error = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.id === id) error.current?.setAttribute("role", "alert");
  }, [id]);
  return (
    <div ref={error} id={`${id}-error`} className="field-error">
      <CircleAlert size={16} />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </div>
  );
}
