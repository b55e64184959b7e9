import "./segmented.css";
import type { ReactNode } from "react";

export type Segment = { readonly value: string; readonly label: string; readonly icon?: ReactNode };

export type SegmentedProps = {
  /** Said, not shown: what is being switched. */
  label: string;
  name: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
};

/** Two or three views of the same thing. Underneath it is a radio group, which is what it means. */
export function Segmented({ label, name, segments, value, onChange }: SegmentedProps) {
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segmented-part" data-chosen={segment.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="segmented-input"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
