import fc from "fast-check";
import { expect, test } from "vitest";
import { hasNaturalOrder, meaningOf, naturalOrder } from "./size-order.ts";

/** Written from catalogs of the trade, each in the order in which its rack or its chart has it. */
const charts = [
  [
    "#6-32",
    "#8-32",
    "#10-24",
    "#10-32",
    "1/4-20",
    "1/4-28",
    "5/16-18",
    "3/8-16",
    "M4-0.7",
    "M8-1",
    "M8-1.25",
    "M10-1.5",
  ],
  ["#10", "1/4", "1/4 x 1", "1/4 x 1-1/4", "5/16", "1/2", "M6", "M10"],
  ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
  ["Small", "Medium", "Large"],
  ["14 AWG", "12 AWG", "10 AWG", "2 AWG", "1 AWG", "1/0 AWG", "2/0 AWG", "4/0 AWG"],
  ["22-18 AWG", "16-14 AWG", "12-10 AWG"],
  ["20 ga", "18 ga", "16 ga"],
  ["#6", "#8", "#10", "1/4", "5/16"],
  ["0 to 30 psi", "0 to 60 psi", "0 to 100 psi", "0 to 1,000 psi"],
  ["-60 to 250 F", "-40 to 212 F", "-40 to 450 F", "-4 to 140 F", "0 to 140 F", "20 to 500 F"],
  ["3/2 Normally Closed", "3/2 Normally Open", "5/2 Double Solenoid", "5/3 Center Closed"],
  ["1 qt", "1 gal", "5 gal", "55 gal"],
  ["2.8 fl oz", "10.1 fl oz"],
  ["Grade 2", "Grade 5", "Grade 8"],
  ["Class 8.8", "Class 10.9", "Class 12.9"],
  ["K15", "M25", "P15", "P25"],
  ["10x20x1", "10x20x2", "12x12x1", "20x25x1", "20x25x4"],
  ["35", "40", "50", "60", "80", "100"],
  ["#35", "#40", "#80", "#100", "#160"],
  ["1/4 in", "3/8 in", "6 mm", "8 mm", "10 mm"],
  ["600", "1600", "6000", "6200", "6300", "6800/6900"],
  ["12 V DC", "12 to 24 V DC", "24 V DC"],
  ["A41", "A42", "A100", "AX41", "B58", "3VX500", "5V600"],
  ["Light", "Medium", "Heavy", "Extra Heavy"],
  ["Ultra Fine", "Very Fine", "Medium"],
  ["3/4-16", "7/8-14", "1-12", "1-14", "1-1/2-16", "M16-1.5", "M20-1.5"],
] as const;

/** ASME B94.11M's chart: numbers and letters among the fractions, by their diameter. */
const drills = [
  ["#60", "1/16 in", "#43", "3/32 in", "#29", "#7", "1/4 in", "F", "Q", "U", "3/8 in", "1/2 in"],
  ["3/16 in", "#10", "#8", "#7", "#1", "1/4 in"],
  ["#11", "#10", "#9", "#8"],
  ["F", "L", "Q", "S", "T"],
  ["L", "S"],
] as const;

test.each(drills.map((chart) => [chart.join(" | "), chart] as const))("drills: %s", (_, chart) => {
  const meaning = meaningOf([{ name: "Tap Drill", type: "text" }]);
  const shuffled = chart.toReversed();
  expect(shuffled.toSorted(naturalOrder(shuffled, meaning))).toEqual(chart);
  expect(hasNaturalOrder(chart, meaning)).toBe(true);
});

test("the same numbers are screws where the attribute is not of drills", () => {
  const studs = ["#10", "#8", "1/4", "#6"];
  const meaning = meaningOf([{ name: "Stud Size", type: "text" }]);
  expect(studs.toSorted(naturalOrder(studs, meaning))).toEqual(["#6", "#8", "#10", "1/4"]);
});

test.each(charts.map((chart) => [chart.join(" | "), chart] as const))("%s", (_, chart) => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...chart], { minLength: chart.length }), (shuffled) => {
      expect(shuffled.toSorted(naturalOrder(shuffled))).toEqual(chart);
    }),
    { numRuns: 20 },
  );
});

test("colors, materials and brands have no order of their own", () => {
  expect(hasNaturalOrder(["Red", "Blue"])).toBe(false);
  expect(hasNaturalOrder(["Steel", "18-8 Stainless Steel"])).toBe(false);
  expect(hasNaturalOrder(["Grade 5", "ASTM F593"])).toBe(true);
});
