import { number, readCsv, text } from "../../kit/read-data.ts";

/** ASME B18.3 socket head cap screws, in inches: the head is as high as the screw is thick. */
export const inchSocketSizes = readCsv("fasteners/socket-screws/inch-socket-sizes.csv", {
  thread: text,
  diameter: number,
  head: number,
  key: number,
});

/** ISO 4762, in millimetres. */
export const metricSocketSizes = readCsv("fasteners/socket-screws/metric-socket-sizes.csv", {
  thread: text,
  diameter: number,
  head: number,
  key: number,
});
