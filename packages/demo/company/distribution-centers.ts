import type { DistributionCenterRecord } from "./records.ts";

type Row = readonly [code: string, city: string, state: string, zip: string, latitude: number, longitude: number];

const rows: readonly Row[] = [
  ["DC-ALN", "Allentown", "PA", "18109", 40.6366, -75.4405],
  ["DC-ATL", "McDonough", "GA", "30253", 33.451, -84.1544],
  ["DC-CHI", "Joliet", "IL", "60436", 41.4884, -88.1572],
  ["DC-CMH", "Columbus", "OH", "43217", 39.8277, -82.9342],
  ["DC-DEN", "Aurora", "CO", "80011", 39.7378, -104.8152],
  ["DC-DFW", "Fort Worth", "TX", "76177", 32.9448, -97.3124],
  ["DC-GSP", "Greer", "SC", "29651", 34.9453, -82.2209],
  ["DC-JAX", "Jacksonville", "FL", "32218", 30.4507, -81.6626],
  ["DC-LAX", "Ontario", "CA", "91761", 34.0316, -117.6187],
  ["DC-MCI", "Kansas City", "MO", "64161", 39.1661, -94.464],
  ["DC-MEM", "Memphis", "TN", "38118", 35.0514, -89.9265],
  ["DC-MSP", "Shakopee", "MN", "55379", 44.7793, -93.5197],
  ["DC-PHX", "Tolleson", "AZ", "85353", 33.4347, -112.2774],
  ["DC-SEA", "Kent", "WA", "98032", 47.3776, -122.2854],
];

/** Named after the airport next to them, as carriers do. */
export const distributionCenters: readonly DistributionCenterRecord[] = rows.map(
  ([code, city, state, zip, latitude, longitude]) => ({
    record: "distribution-center",
    code,
    name: `${city} Distribution Center`,
    city,
    state,
    zip,
    latitude,
    longitude,
  }),
);
