import "./unbroken.css";
import type { ReactNode } from "react";

/** A browser breaks a line after a hyphen, but a size or a designation, 3/8-16 or 18-8, is not read in two halves. */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  if (!/\d-\d/.test(text)) return text;
  return [...text.matchAll(/\S+|\s+/g)].map(({ 0: word, index }) =>
    /\d-\d/.test(word) ? (
      <span key={index} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
