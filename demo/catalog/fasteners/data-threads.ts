import { number, readCsv, text } from "../../kit/read-data.ts";

/**
 * Inch threads of ASME B1.1 with the hexagons of ASME B18.2.1 (screws) and B18.2.2 (nuts), in inches. The commonest
 * stand first.
 */
export const inchThreads = readCsv("fasteners/threads/inch-threads.csv", {
  thread: text,
  diameter: number,
  head: number,
  nut: number,
  nutHeight: number,
  jamHeight: number,
});

/** ISO 261 threads with the hexagons of ISO 4014, 4017 and 4032, in millimetres. */
export const metricThreads = readCsv("fasteners/threads/metric-threads.csv", {
  thread: text,
  diameter: number,
  head: number,
  headHeight: number,
  nutHeight: number,
});

export const inchLengths = [
  1.5, 1, 2, 1.25, 0.75, 2.5, 3, 1.75, 0.5, 2.25, 3.5, 4, 0.625, 2.75, 0.875, 4.5, 5, 6, 3.25, 0.375, 5.5, 7, 8,
] as const;

export const metricLengths = [
  30, 20, 40, 25, 16, 50, 60, 35, 12, 45, 80, 70, 100, 55, 10, 65, 90, 120, 75, 8, 14, 110, 130, 150,
] as const;
