import fc from "fast-check";
import type { Position } from "@capstan/features/geocoding";
import { expect, test } from "vitest";
import { branchIndex } from "./branch-index.ts";
import type { Branch } from "./branches.ts";

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
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
const count = 5;
const earthRadiusMiles = 6_371 / 1.609344;
const vectors = branches.map(vectorOf);

test("the nearest of 5,000 branches are those that a look at every one finds, for 10,000 points", () => {
  const wrong = sampled(10_000, 11).filter((point) => {
    const found = index.nearest(point, { count }).map(({ miles }) => miles);
    return !isClose(found, shortest(point, vectors, count));
  });
  expect(wrong).toEqual([]);
}, 30_000);

test("a condition and a distance leave out what they should, and nothing nearer", () => {
  const matches = ({ code }: Branch) => Number(code) % 3 === 0;
  const wanted = branches.filter(matches).map(vectorOf);
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

/** By another way than the index: through the earth, in space. */
function shortest(point: Position, among: readonly Vector[], most: number): readonly number[] {
  const from = vectorOf(point);
  const best = Array.from({ length: most }, () => Number.POSITIVE_INFINITY);
  for (const to of among) {
    const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2 + (to.z - from.z) ** 2;
    if (square >= (best[most - 1] ?? 0)) continue;
    best[most - 1] = square;
    best.sort((one, other) => one - other);
  }
  return best.filter(Number.isFinite).map((square) => 2 * earthRadiusMiles * Math.asin(Math.sqrt(square) / 2));
}

function vectorOf({ latitude, longitude }: Position): Vector {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** The order of two that are as far is not told. */
function isClose(found: readonly number[], expected: readonly number[]): boolean {
  return found.length === expected.length && found.every((miles, at) => Math.abs(miles - (expected[at] ?? 0)) < 0.001);
}
