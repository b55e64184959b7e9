import { expect, test } from "vitest";
import type { MapBranch } from "../map-view.ts";
import { clusterIndex } from "./clusters.ts";

const places = [
  ["412", 43.01, -87.97],
  ["438", 43.01, -88.23],
  ["427", 42.71, -87.8],
  ["444", 42.56, -87.84],
  ["460", 42.27, -89.09],
] as const;
const branches: readonly MapBranch[] = places.map(([code, latitude, longitude], index) => ({
  code,
  number: index + 1,
  city: code,
  isDefault: false,
  position: { latitude, longitude },
}));
const codesAt = (zoom: number, selectedCode: string | null) =>
  clusterIndex({ branches, selectedCode })
    .at(zoom)
    .map(({ members }) => members.map(({ code }) => code).join("+"));

test("at the zoom where the map opens, every branch of a region has a pin of its own, in the list's order", () => {
  expect(codesAt(8, "412")).toEqual(["412", "438", "427", "444", "460"]);
});

test("from afar, branches that would overlap share one; the selected one never does", () => {
  expect(codesAt(5, null)).toEqual(["412+438+427+444", "460"]);
  expect(codesAt(5, "427")).toEqual(["412+438+444", "427", "460"]);
});

test("a shared pin knows the zoom at which it falls apart", () => {
  const [shared] = clusterIndex({ branches, selectedCode: null }).at(5);
  expect(shared?.splitZoom).toBeGreaterThan(5);
  expect(codesAt(shared?.splitZoom ?? 0, null).length).toBeGreaterThan(2);
});
