import { number, readJson, record } from "../../kit/read-data.ts";
import { inchThreads, metricThreads } from "./data-threads.ts";

export interface NutSize {
  readonly thread: string;
  readonly diameter: number;
  readonly isMetric: boolean;
  readonly width: number;
  readonly height: number;
  readonly jamHeight: number;
  /** Nylon-insert nuts are taller, and in some sizes their wrench differs. */
  readonly lockWidth?: number;
  readonly lockHeight?: number;
}

/** ASME B18.16.6, in inches, by diameter. */
const inchLocks: Readonly<Record<number, readonly [width: number, height: number]>> = {
  0.25: [0.4375, 0.328],
  0.3125: [0.5, 0.359],
  0.375: [0.5625, 0.468],
  0.4375: [0.625, 0.468],
  0.5: [0.75, 0.609],
  0.5625: [0.875, 0.656],
  0.625: [0.9375, 0.765],
  0.75: [1.0625, 0.89],
  0.875: [1.25, 0.999],
  1: [1.4375, 1.078],
};

/** DIN 985 with the wrench sizes of DIN 934, in millimetres, by diameter. */
const metricLocks: Readonly<Record<number, readonly [width: number, height: number]>> = {
  4: [7, 5],
  5: [8, 5],
  6: [10, 6],
  8: [13, 8],
  10: [17, 10],
  12: [19, 12],
  14: [22, 14],
  16: [24, 16],
  20: [30, 20],
  24: [36, 24],
};

/** ISO 4035, in millimetres, by diameter. */
const metricJams: Readonly<Record<number, number>> = readJson("fasteners/nuts/metric-jams.json", record(number));

const machineScrewNuts = [
  { thread: "#10-32", diameter: 0.19, width: 0.375, height: 0.125, lock: [0.375, 0.249] },
  { thread: "#8-32", diameter: 0.164, width: 0.34375, height: 0.125, lock: [0.34375, 0.234] },
  { thread: "#6-32", diameter: 0.138, width: 0.3125, height: 0.109, lock: [0.3125, 0.187] },
  { thread: "#10-24", diameter: 0.19, width: 0.375, height: 0.125, lock: [0.375, 0.249] },
  { thread: "#4-40", diameter: 0.112, width: 0.25, height: 0.094, lock: [0.25, 0.156] },
] as const;

const small: readonly NutSize[] = machineScrewNuts.map(({ lock, ...nut }) => ({
  ...nut,
  isMetric: false,
  jamHeight: 0,
  lockWidth: lock[0],
  lockHeight: lock[1],
}));

const large: readonly NutSize[] = inchThreads.map(({ thread, diameter, nut, nutHeight, jamHeight }) => {
  const lock = inchLocks[diameter];
  return {
    thread,
    diameter,
    isMetric: false,
    width: nut,
    height: nutHeight,
    jamHeight,
    ...(lock ? { lockWidth: lock[0], lockHeight: lock[1] } : {}),
  };
});

export const inchNuts: readonly NutSize[] = [...large.slice(0, 6), ...small, ...large.slice(6)];

export const metricNuts: readonly NutSize[] = metricThreads.map(({ thread, diameter, head, nutHeight }) => {
  const lock = metricLocks[diameter];
  return {
    thread,
    diameter,
    isMetric: true,
    width: head,
    height: nutHeight,
    jamHeight: metricJams[diameter] ?? nutHeight * 0.6,
    ...(lock ? { lockWidth: lock[0], lockHeight: lock[1] } : {}),
  };
});
