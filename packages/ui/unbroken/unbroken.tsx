import "./unbroken.css";
import type { ReactNode } from "react";

/** "18-8", "3/8-16 × 1-1/2 in", "Grade 8". */
const designation = /((?:Grade|Class|Type) \S+|\S*\d\S*(?: [x×] \S*\d\S*)+(?: (?:in|ft|mm)\b)?|\S*\d-\d\S*)/;

/** A line breaks at spaces and after hyphens, but a size or a designation is not read in two halves. */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  if (!designation.test(text)) return text;
  return text.split(designation).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
}
