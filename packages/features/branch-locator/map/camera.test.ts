import { expect, test } from "vitest";
import { nextState, startState } from "./camera.ts";

const chicago = { latitude: 41.88, longitude: -87.63 };

test("the map opens at zoom 8 downtown, and keeps its markers in view", () => {
  expect(startState(null)).toEqual({
    zoom: 8,
    center: { latitude: 43.0389, longitude: -87.9065 },
    fitsMarkers: true,
    dropsMarkers: true,
  });
  expect(startState(chicago)).toMatchObject({ zoom: 8, center: chicago });
});

test("a visitor who moves the map keeps what they see; a move of ours changes nothing of that", () => {
  const start = startState(null);
  const camera = { zoom: 11, center: chicago };
  expect(nextState(start, { type: "moved", camera, by: "us" })).toEqual({ ...start, ...camera });
  const moved = nextState(start, { type: "moved", camera, by: "visitor" });
  expect(moved).toEqual({ ...start, ...camera, fitsMarkers: false });
  expect(nextState(moved, { type: "moved", camera, by: "us" }).fitsMarkers).toBe(false);
});

test("another search shows all that it found", () => {
  const moved = nextState(startState(null), { type: "moved", camera: { zoom: 11, center: chicago }, by: "visitor" });
  expect(nextState(moved, { type: "found" }).fitsMarkers).toBe(true);
});

test("once a marker was clicked, none drops any more", () => {
  const clicked = nextState(startState(null), { type: "markerClicked" });
  expect(nextState(clicked, { type: "found" }).dropsMarkers).toBe(false);
});
