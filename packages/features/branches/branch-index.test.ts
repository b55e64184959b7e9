import fc from "fast-check";
import { type Position, earthRadiusMiles } from "@capstan/features/geocoding";
import { expect, test } from "vitest";
import { branchIndex } from "./branch-index.ts";
import type { Branch } from "./branches.ts";

/** In radians; the width is the parallel's, of the equator's. */
interface Angles {
  readonly north: number;
  readonly east: number;
  readonly width: number;
}

const base: Omit<Branch, "code" | "latitude" | "longitude"> = {
  name: "Branch",
  address1: "1 Road",
  address2: null,
  city: "Town",
  state: "OH",
  zip: "44101",
  phone: "555-0100",
  weekdayHours: "7:00 AM - 5:00 PM",
  saturdayHours: null,
  hasCurbside: false,
  distributionCenterCode: null,
  services: [],
  holidays: [],
};

const positionOf = (latitude: fc.Arbitrary<number>, longitude: fc.Arbitrary<number>): fc.Arbitrary<Position> =>
  fc.record({ latitude, longitude });
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const inCountry = positionOf(degrees(25, 49), degrees(-124, -67));
// The islands lie on both sides of the line where the day changes.
const onEarth = positionOf(degrees(-90, 90), degrees(-180, 180));

/** So many, most of them in the country and some anywhere; the same for the same seed. */
function sampled(count: number, seed: number): readonly Position[] {
  return fc.sample(fc.oneof({ weight: 4, arbitrary: inCountry }, { weight: 1, arbitrary: onEarth }), {
    numRuns: count,
    seed,
  });
}

const branches = sampled(5_000, 7).map((position, at): Branch => ({ ...base, ...position, code: String(at) }));
const index = branchIndex(branches);
const angles = branches.map(anglesOf);
const count = 5;

test("the nearest of 5,000 branches are those that a look at every one finds, for 10,000 points", () => {
  const wrong = sampled(10_000, 11).filter((point) => {
    const found = index.nearest(point, { count }).map(({ miles }) => miles);
    return !isClose(found, shortest(point, angles, count));
  });
  expect(wrong).toEqual([]);
}, 30_000);

test("a condition and a distance leave out what they should, and nothing nearer", () => {
  const matches = ({ code }: Branch) => Number(code) % 3 === 0;
  const wanted = branches.filter(matches).map(anglesOf);
  const wrong = sampled(300, 13).filter((point) => {
    const found = index.nearest(point, { count, matches, maxMiles: 40 }).map(({ miles }) => miles);
    return !isClose(
      found,
      shortest(point, wanted, count).filter((miles) => miles <= 40),
    );
  });
  expect(wrong).toEqual([]);
});

test("a branch is found by its code whatever the case, and none in an empty store", () => {
  const [first] = branches;
  const lettered = branchIndex([{ ...(first as Branch), code: "ab-1" }]);
  expect(lettered.find("AB-1")?.code).toBe("ab-1");
  expect(lettered.find("AB-2")).toBeUndefined();
  expect(branchIndex([]).nearest({ latitude: 40, longitude: -80 }, { count })).toEqual([]);
});

test("of branches at one place as many come as were wanted, and none where none was", () => {
  const same = branchIndex(
    Array.from({ length: 9 }, (_, at): Branch => ({ ...(branches[0] as Branch), code: `S${at}` })),
  );
  const to = branches[0] as Branch;
  expect(new Set(same.nearest(to, { count }).map(({ branch }) => branch.code)).size).toBe(count);
  expect(same.nearest(to, { count: 0 })).toEqual([]);
  expect(same.nearest(to, { count: 100, maxMiles: 0 })).toHaveLength(9);
});

/** By another way than the index: along the great circle, by the haversine formula. */
function shortest(point: Position, among: readonly Angles[], most: number): readonly number[] {
  const from = anglesOf(point);
  const best = Array.from({ length: most }, () => Number.POSITIVE_INFINITY);
  for (const to of among) {
    const haversine =
      Math.sin((to.north - from.north) / 2) ** 2 + from.width * to.width * Math.sin((to.east - from.east) / 2) ** 2;
    if (haversine >= (best[most - 1] ?? 0)) continue;
    best[most - 1] = haversine;
    best.sort((one, other) => one - other);
  }
  return best
    .filter(Number.isFinite)
    .map((haversine) => 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine))));
}

function anglesOf({ latitude, longitude }: Position): Angles {
  const north = (latitude * Math.PI) / 180;
  return { north, east: (longitude * Math.PI) / 180, width: Math.cos(north) };
}

/** The order of two that are as far is not told. */
function isClose(found: readonly number[], expected: readonly number[]): boolean {
  return found.length === expected.length && found.every((miles, at) => Math.abs(miles - (expected[at] ?? 0)) < 0.001);
}
