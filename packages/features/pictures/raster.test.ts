import { expect, test } from "vitest";
import { ok } from "@capstan/platform/result";
import { createRaster } from "./raster.server.ts";

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="${color}"/></svg>`;

test("more pictures than may wait are refused at once, and those that wait all come", async () => {
  const raster = createRaster({ atOnce: 1, waiting: 2 });
  const results = await Promise.all(
    ["red", "green", "blue", "gray", "black"].map(async (color) => raster.drawing(square(color), 48).bytes()),
  );
  expect(results.map((result) => (result.ok ? "drawn" : result.failure.code))).toEqual([
    "drawn",
    "drawn",
    "drawn",
    "BUSY",
    "BUSY",
  ]);
  expect(await raster.drawing(square("black"), 48).bytes()).toMatchObject({ ok: true });
});

test("any number of visitors may ask for one picture: it is made once", async () => {
  const raster = createRaster({ atOnce: 1, waiting: 0 });
  const results = await Promise.all(Array.from({ length: 20 }, async () => raster.drawing(square("red"), 48).bytes()));
  expect(results.filter(({ ok: isMade }) => isMade)).toHaveLength(20);
});

test("the tag is there before anything is drawn, and differs with the drawing and the size", () => {
  const raster = createRaster();
  const tags = [
    raster.drawing(square("red"), 48).tag,
    raster.drawing(square("red"), 96).tag,
    raster.drawing(square("blue"), 48).tag,
    raster.photograph("red", async () => ok(new Uint8Array()), 48)?.tag,
  ];
  expect(new Set(tags).size).toBe(4);
});
