/** "3/8-16" as 3816 and "M8-1.25" as M8125: a size as it stands in a part number. */
export function codeOf(size: string): string {
  return size.replaceAll(/[^\dA-Z]/gi, "");
}

/** Thousandths of an inch, always five figures, so that a number reads the same with its joints taken out. */
export function mils(inches: number): string {
  return String(Math.round(inches * 1_000)).padStart(5, "0");
}

export function threeFigures(value: number): string {
  return String(value).padStart(3, "0");
}
