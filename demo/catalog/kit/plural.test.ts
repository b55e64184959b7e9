import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test.each([
  ["Toggle Switch", "Toggle Switches"],
  ["Cross", "Crosses"],
  ["Wire Cup Brush", "Wire Cup Brushes"],
  ["Battery", "Batteries"],
  ["Tray", "Trays"],
  ["Tee", "Tees"],
  ["Lineman's Pliers", "Lineman's Pliers"],
  ["Eye-and-Eye Web Sling, Flat Eyes", "Eye-and-Eye Web Slings, Flat Eyes"],
])("more than one %s are %s", (one, more) => {
  expect(plural(one)).toBe(more);
});
