/**
 * Inch threads of ASME B1.1 with the hexagons of ASME B18.2.1 (screws) and B18.2.2 (nuts), in inches. The commonest
 * stand first.
 */
export const inchThreads = [
  { thread: "3/8-16", diameter: 0.375, head: 0.5625, nut: 0.5625, nutHeight: 0.328, jamHeight: 0.219 },
  { thread: "1/2-13", diameter: 0.5, head: 0.75, nut: 0.75, nutHeight: 0.4375, jamHeight: 0.3125 },
  { thread: "1/4-20", diameter: 0.25, head: 0.4375, nut: 0.4375, nutHeight: 0.219, jamHeight: 0.156 },
  { thread: "5/16-18", diameter: 0.3125, head: 0.5, nut: 0.5, nutHeight: 0.266, jamHeight: 0.1875 },
  { thread: "5/8-11", diameter: 0.625, head: 0.9375, nut: 0.9375, nutHeight: 0.547, jamHeight: 0.375 },
  { thread: "3/4-10", diameter: 0.75, head: 1.125, nut: 1.125, nutHeight: 0.641, jamHeight: 0.422 },
  { thread: "7/16-14", diameter: 0.4375, head: 0.625, nut: 0.6875, nutHeight: 0.375, jamHeight: 0.25 },
  { thread: "3/8-24", diameter: 0.375, head: 0.5625, nut: 0.5625, nutHeight: 0.328, jamHeight: 0.219 },
  { thread: "1/2-20", diameter: 0.5, head: 0.75, nut: 0.75, nutHeight: 0.4375, jamHeight: 0.3125 },
  { thread: "1/4-28", diameter: 0.25, head: 0.4375, nut: 0.4375, nutHeight: 0.219, jamHeight: 0.156 },
  { thread: "5/16-24", diameter: 0.3125, head: 0.5, nut: 0.5, nutHeight: 0.266, jamHeight: 0.1875 },
  { thread: "1-8", diameter: 1, head: 1.5, nut: 1.5, nutHeight: 0.859, jamHeight: 0.547 },
  { thread: "7/8-9", diameter: 0.875, head: 1.3125, nut: 1.3125, nutHeight: 0.75, jamHeight: 0.484 },
  { thread: "9/16-12", diameter: 0.5625, head: 0.8125, nut: 0.875, nutHeight: 0.484, jamHeight: 0.3125 },
  { thread: "7/16-20", diameter: 0.4375, head: 0.625, nut: 0.6875, nutHeight: 0.375, jamHeight: 0.25 },
  { thread: "5/8-18", diameter: 0.625, head: 0.9375, nut: 0.9375, nutHeight: 0.547, jamHeight: 0.375 },
  { thread: "3/4-16", diameter: 0.75, head: 1.125, nut: 1.125, nutHeight: 0.641, jamHeight: 0.422 },
  { thread: "1-14", diameter: 1, head: 1.5, nut: 1.5, nutHeight: 0.859, jamHeight: 0.547 },
  { thread: "1-1/8-7", diameter: 1.125, head: 1.6875, nut: 1.6875, nutHeight: 0.969, jamHeight: 0.609 },
  { thread: "1-1/4-7", diameter: 1.25, head: 1.875, nut: 1.875, nutHeight: 1.0625, jamHeight: 0.719 },
  { thread: "1-1/2-6", diameter: 1.5, head: 2.25, nut: 2.25, nutHeight: 1.281, jamHeight: 0.844 },
] as const;

/** ISO 261 threads with the hexagons of ISO 4014, 4017 and 4032, in millimetres. */
export const metricThreads = [
  { thread: "M8-1.25", diameter: 8, head: 13, headHeight: 5.3, nutHeight: 6.8 },
  { thread: "M10-1.5", diameter: 10, head: 16, headHeight: 6.4, nutHeight: 8.4 },
  { thread: "M6-1", diameter: 6, head: 10, headHeight: 4, nutHeight: 5.2 },
  { thread: "M12-1.75", diameter: 12, head: 18, headHeight: 7.5, nutHeight: 10.8 },
  { thread: "M16-2", diameter: 16, head: 24, headHeight: 10, nutHeight: 14.8 },
  { thread: "M5-0.8", diameter: 5, head: 8, headHeight: 3.5, nutHeight: 4.7 },
  { thread: "M20-2.5", diameter: 20, head: 30, headHeight: 12.5, nutHeight: 18 },
  { thread: "M4-0.7", diameter: 4, head: 7, headHeight: 2.8, nutHeight: 3.2 },
  { thread: "M14-2", diameter: 14, head: 21, headHeight: 8.8, nutHeight: 12.8 },
  { thread: "M24-3", diameter: 24, head: 36, headHeight: 15, nutHeight: 21.5 },
  { thread: "M10-1.25", diameter: 10, head: 16, headHeight: 6.4, nutHeight: 8.4 },
  { thread: "M8-1", diameter: 8, head: 13, headHeight: 5.3, nutHeight: 6.8 },
  { thread: "M12-1.25", diameter: 12, head: 18, headHeight: 7.5, nutHeight: 10.8 },
  { thread: "M18-2.5", diameter: 18, head: 27, headHeight: 11.5, nutHeight: 15.8 },
  { thread: "M22-2.5", diameter: 22, head: 34, headHeight: 14, nutHeight: 19.4 },
  { thread: "M30-3.5", diameter: 30, head: 46, headHeight: 18.7, nutHeight: 25.6 },
  { thread: "M36-4", diameter: 36, head: 55, headHeight: 22.5, nutHeight: 31 },
] as const;

export const inchLengths = [
  1.5, 1, 2, 1.25, 0.75, 2.5, 3, 1.75, 0.5, 2.25, 3.5, 4, 0.625, 2.75, 0.875, 4.5, 5, 6, 3.25, 0.375, 5.5, 7, 8,
] as const;

export const metricLengths = [
  30, 20, 40, 25, 16, 50, 60, 35, 12, 45, 80, 70, 100, 55, 10, 65, 90, 120, 75, 8, 14, 110, 130, 150,
] as const;
