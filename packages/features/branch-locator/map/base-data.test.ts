import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "base-data");
const gzipBytes = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

test("what the first view of the map fetches is at most 250 kB", () => {
  expect(gzipBytes("land.json") + gzipBytes("places.json")).toBeLessThan(250_000);
});

test("what a closer look or the relief adds is at most 200 kB each", () => {
  for (const file of ["counties.json", "small-places.json", "relief.webp"]) {
    expect([file, gzipBytes(file) < 200_000]).toEqual([file, true]);
  }
});

test("every state, the District of Columbia and the territories have a label, and large cities of both coasts are named", () => {
  const { states, places } = JSON.parse(readFileSync(join(folder, "places.json"), "utf8")) as {
    states: [name: string, code: string, longitude: number, latitude: number][];
    places: [name: string][];
  };
  expect(states).toHaveLength(56);
  expect(states.every(([name, code]) => name !== "" && /^[A-Z]{2}$/.test(code))).toBe(true);
  const names = new Set(places.map(([name]) => name));
  for (const city of ["Milwaukee", "Anchorage", "Honolulu", "San Juan", "Boston", "Seattle"]) {
    expect([city, names.has(city)]).toEqual([city, true]);
  }
});
