import { number, readCsv, text } from "../kit/read-data.ts";
import type { DistributionCenterRecord } from "./records.ts";

/** Named after the airport next to them, as carriers do. */
export const distributionCenters: readonly DistributionCenterRecord[] = readCsv("company/distribution-centers.csv", {
  code: text,
  city: text,
  state: text,
  zip: text,
  latitude: number,
  longitude: number,
}).map(({ code, city, ...place }) => ({
  record: "distribution-center",
  code,
  name: `${city} Distribution Center`,
  city,
  ...place,
}));
