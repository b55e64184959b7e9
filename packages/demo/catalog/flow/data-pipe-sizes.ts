/** Pipe of ASME B36.10 and its NPT thread of ASME B1.20.1, in inches; the commonest size first. */
interface PipeSize {
  readonly nominal: number;
  readonly outside: number;
  readonly threadsPerInch: number;
  readonly wall40: number;
  readonly wall80: number;
  /** Length of a close nipple: threads from both ends meet in the middle. */
  readonly close: number;
}

export const pipeSizes: readonly PipeSize[] = [
  { nominal: 0.5, outside: 0.84, threadsPerInch: 14, wall40: 0.109, wall80: 0.147, close: 1.125 },
  { nominal: 0.75, outside: 1.05, threadsPerInch: 14, wall40: 0.113, wall80: 0.154, close: 1.375 },
  { nominal: 1, outside: 1.315, threadsPerInch: 11.5, wall40: 0.133, wall80: 0.179, close: 1.5 },
  { nominal: 0.25, outside: 0.54, threadsPerInch: 18, wall40: 0.088, wall80: 0.119, close: 0.875 },
  { nominal: 0.375, outside: 0.675, threadsPerInch: 18, wall40: 0.091, wall80: 0.126, close: 1 },
  { nominal: 1.25, outside: 1.66, threadsPerInch: 11.5, wall40: 0.14, wall80: 0.191, close: 1.625 },
  { nominal: 1.5, outside: 1.9, threadsPerInch: 11.5, wall40: 0.145, wall80: 0.2, close: 1.75 },
  { nominal: 2, outside: 2.375, threadsPerInch: 11.5, wall40: 0.154, wall80: 0.218, close: 2 },
  { nominal: 0.125, outside: 0.405, threadsPerInch: 27, wall40: 0.068, wall80: 0.095, close: 0.75 },
  { nominal: 3, outside: 3.5, threadsPerInch: 8, wall40: 0.216, wall80: 0.3, close: 2.625 },
  { nominal: 2.5, outside: 2.875, threadsPerInch: 8, wall40: 0.203, wall80: 0.276, close: 2.5 },
  { nominal: 4, outside: 4.5, threadsPerInch: 8, wall40: 0.237, wall80: 0.337, close: 2.875 },
];

/** "3/4" as makers write it in a number: 075. */
export function sizeCode(inches: number): string {
  return String(Math.round(inches * 100)).padStart(3, "0");
}
