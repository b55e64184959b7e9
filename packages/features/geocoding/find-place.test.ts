import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadPlaces } from "./built-in-geocoder.server.ts";
import { findPlace, findZip } from "./find-place.ts";
import { milesBetween } from "./miles.ts";

const places = await loadPlaces();
const labelOf = (text: string) => findPlace(places, text)?.label ?? null;

describe("a city is found however its name and state are spelled", () => {
  test.each([
    ["Peoria, IL", "Peoria, IL"],
    ["st. louis mo", "St. Louis, MO"],
    ["SAINT LOUIS, Missouri", "St. Louis, MO"],
    ["Ft Worth, Tex.", "Fort Worth, TX"],
    ["Mt. Vernon, Wash", "Mount Vernon, WA"],
    ["W Palm Beach Fla", "West Palm Beach, FL"],
    ["N. Little Rock, AR", "North Little Rock, AR"],
    ["Pt Arthur TX", "Port Arthur, TX"],
    ["Pt. Pleasant, WV", "Point Pleasant, WV"],
    ["Winston Salem NC", "Winston-Salem, NC"],
    ["LaCrosse, Wisconsin", "La Crosse, WI"],
    ["OFallon MO", "O'Fallon, MO"],
    ["Coeur d’Alene, Idaho", "Coeur d'Alene, ID"],
    ["La Canada Flintridge, CA", "La Cañada Flintridge, CA"],
    ["Mayagüez, Puerto Rico", "Mayagüez, PR"],
    ["Hagatna, Guam", "Hagåtña, GU"],
    ["Washington, D.C.", "Washington, DC"],
    ["Washington D C", "Washington, DC"],
    ["Salt Lake, UT", "Salt Lake City, UT"],
    ["City of Chicago, IL, USA", "Chicago, IL"],
    ["branches near Denver, Colorado", "Denver, CO"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));
});

describe("a city without a state is the largest of that name", () => {
  test.each([
    ["Portland", "Portland, OR"],
    ["Kansas City", "Kansas City, MO"],
    ["New York", "New York, NY"],
    ["Washington", "Washington, DC"],
    ["NYC", "New York, NY"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));
});

describe("a state decides between cities, and alone stands for its largest", () => {
  test.each([
    ["Portland, Maine", "Portland, ME"],
    ["Kansas City, Kansas", "Kansas City, KS"],
    ["Washington, PA", "Washington, PA"],
    ["Paris, TX", "Paris, TX"],
    ["Texas", "Houston, TX"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));
});

describe("ZIP codes", () => {
  test.each([
    ["60601", "Chicago, IL 60601"],
    ["60601-1234", "Chicago, IL 60601"],
    ["IL 60601", "Chicago, IL 60601"],
    ["Chicago 60601", "Chicago, IL 60601"],
    ["00901", "San Juan, PR 00901"],
    ["Hagatna GU 96910", "Hagatna, GU 96910"],
    ["233 S Wacker Dr, Chicago, IL 60606, USA", "Chicago, IL 60606"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));

  test("a ZIP code in its own field is nothing else", () => {
    expect(findZip(places, " 60601-1234 ")?.label).toBe("Chicago, IL 60601");
    expect(findZip(places, "Chicago")).toBeNull();
    expect(findZip(places, "99999")).toBeNull();
  });

  test("the state wins over a ZIP code of another one", () => {
    expect(labelOf("Chicago, IL 90210")).toBe("Chicago, IL");
  });
});

describe("the city of a street address decides", () => {
  test.each([
    ["123 Main St, Springfield, IL", "Springfield, IL"],
    ["123 Main St Springfield IL", "Springfield, IL"],
    ["350 5th Ave New York", "New York, NY"],
    ["12345 Main St, Dallas, TX", "Dallas, TX"],
    ["PO Box 12345, Austin TX", "Austin, TX"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));
});

describe("small slips are mended where one place can be meant", () => {
  test.each([
    ["Chicgo", "Chicago, IL"],
    ["Tuscon", "Tucson, AZ"],
    ["Philidelphia", "Philadelphia, PA"],
    ["Albequerque, NM", "Albuquerque, NM"],
    ["Springfeild, Ilinois", "Springfield, IL"],
  ])("%s is %s", (text, label) => expect(labelOf(text)).toBe(label));
});

test.each([
  ["41.88, -87.63", 41.88, -87.63],
  ["41.88 N 87.63 W", 41.88, -87.63],
  ["41°52'48\"N, 87°37'48\"W", 41.88, -87.63],
])("%s are coordinates", (text, latitude, longitude) => {
  const found = findPlace(places, text);
  expect(found?.latitude).toBeCloseTo(latitude, 4);
  expect(found?.longitude).toBeCloseTo(longitude, 4);
});

test.each(
  "asdfgh|hex bolt|hammer|2A123|412|branch 412|1-800-555-0142|99999|00000|12345 Main St|PO Box 12345|Chicago, TX|London|London, England|Paris, France|Toronto, ON|Mexico|10 Downing Street, London|item 60601|0, 0|91, 200|USA|; drop table branch".split(
    "|",
  ),
)("%s leads nowhere rather than to a wrong place", (text) => expect(labelOf(text)).toBeNull());

test("whatever is typed is read without an error, and leads to a place on earth or to none", () => {
  const addressLike = fc.string({ unit: fc.constantFrom(...Array.from("St. ,-0123456789IL")) });
  const typed = fc.oneof(fc.string({ unit: "grapheme", maxLength: 250 }), addressLike);
  const isSound = (text: string) => Math.abs(findPlace(places, text)?.latitude ?? 0) <= 90;
  expect(fc.check(fc.property(typed, isSound), { numRuns: 2_000 }).counterexample).toBeNull();
});

test("a very long query ends at once", () => {
  expect(labelOf("Chicago, ".repeat(10_000))).toBeNull();
});

test("miles follow the great circle", () => {
  const chicago = { latitude: 41.8781, longitude: -87.6298 };
  expect(milesBetween(chicago, { latitude: 40.7128, longitude: -74.006 })).toBeCloseTo(711, -1);
  expect(milesBetween(chicago, chicago)).toBe(0);
});
