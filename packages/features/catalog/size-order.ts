import { readInches } from "@capstan/platform/fraction";

export interface Size {
  readonly isMetric: boolean;
  readonly value: number;
}

const metric = /^M(?<size>\d+(?:\.\d+)?)(?![A-Za-z])/;
const numbered = /^#(?<number>\d{1,2})(?!\d)/;
const plain = /^(?<size>\d+-\d+\/\d+|\d+\/\d+|[\d,]+(?:\.\d+)?|\.\d+)/;

/** What a value begins with, as a size: "3/8-16" is 0.375, "1-1/2 in" is 1.5, "#10-32" is 0.19, "M8" is metric. */
export function sizeOf(value: string): Size | undefined {
  const millimetres = metric.exec(value)?.groups?.["size"];
  if (millimetres !== undefined) return { isMetric: true, value: Number(millimetres) };
  const number = numbered.exec(value)?.groups?.["number"];
  // ASME B1.1: a numbered screw is 0.060 in thick, and each number 0.013 in more.
  if (number !== undefined) return { isMetric: false, value: 0.06 + 0.013 * Number(number) };
  const digits = plain.exec(value)?.groups?.["size"];
  const size = digits === undefined ? undefined : readInches(digits.replaceAll(",", ""));
  return size === undefined ? undefined : { isMetric: false, value: size };
}

/** Made once: making one takes as long as comparing a whole page with it. */
const inOrder = new Intl.Collator("en", { numeric: true });

/** As a rack of drawers has them: #8, #10, 1/4, 3/8, 1/2, 1-1/2, and the metric ones after. */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [sizeOf(one), sizeOf(other)];
  return (
    Number(first?.isMetric ?? false) - Number(second?.isMetric ?? false) ||
    (first?.value ?? 0) - (second?.value ?? 0) ||
    inOrder.compare(one, other)
  );
}
