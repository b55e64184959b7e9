import { number, readCsv } from "../../kit/read-data.ts";

/** Pipe of ASME B36.10 and its NPT thread of ASME B1.20.1, in inches; the commonest size first. */
export const pipeSizes = readCsv("flow/pipe-sizes.csv", {
  nominal: number,
  outside: number,
  threadsPerInch: number,
  wall40: number,
  wall80: number,
  /** Length of a close nipple: threads from both ends meet in the middle. */
  close: number,
});

/** "3/4" as makers write it in a number: 075. */
export function sizeCode(inches: number): string {
  return String(Math.round(inches * 100)).padStart(3, "0");
}
