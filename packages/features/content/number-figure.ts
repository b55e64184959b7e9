import type { NumberFigure } from "./content.ts";

export type DeclaredFigure = Pick<NumberFigure, "number" | "parts">;

export const maxNumberLength = 22;
/** More labels than this have no room side by side. */
export const maxParts = 7;

/** The box of the brackets and lines: as wide as the figure, whatever that is in pixels. */
export const linesBox = { width: 1_000, height: 60 };

/** How much of the figure's width a character takes, in thousandths; guide-figure.css sets the type to the same. */
const sizes = [
  { size: "large", maxLength: 14, character: 64 },
  { size: "small", maxLength: maxNumberLength, character: 44 },
] as const;

/** What a bracket leaves free at either end, so that neighbours don't touch. */
const gap = 4;
/** From the top down: the bracket's ends and bar, the bend below it, the bend above the label, the label. */
const heights = { ends: 2, bar: 10, bracket: 22, label: 50, foot: 58 };

/** Where the parts begin in the number, each behind the one before it; what is not there has -1. */
export function partOffsets({ number, parts }: DeclaredFigure): readonly number[] {
  let from = 0;
  return parts.map(({ text }) => {
    const at = number.indexOf(text, from);
    if (at >= 0) from = at + text.length;
    return at;
  });
}

/** The figure with its brackets, and a line from each to its label: labels stand side by side, equally wide. */
export function numberFigure(declared: DeclaredFigure): NumberFigure {
  const { number, parts } = declared;
  const { size, character } = sizes.find(({ maxLength }) => number.length <= maxLength) ?? sizes[1];
  const left = (linesBox.width - number.length * character) / 2;
  const lines = partOffsets(declared).map((offset, at) => {
    const start = left + offset * character + gap;
    const end = start + (parts[at]?.text.length ?? 0) * character - 2 * gap;
    const label = Math.round(((at + 0.5) * linesBox.width) / parts.length);
    const { ends, bar, bracket, label: bend, foot } = heights;
    return `M${start} ${ends}V${bar}H${end}V${ends}M${(start + end) / 2} ${bar}V${bracket}L${label} ${bend}V${foot}`;
  });
  return { number, parts, size, lines: lines.join("") };
}
