import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linesBox, numberFigure, partOffsets } from "./number-figure.ts";

function declared(number: string, ...texts: readonly string[]) {
  return { number, parts: texts.map((text) => ({ text, name: `Part ${text}`, words: "What it says" })) };
}

test("parts are found from left to right, so that the same sign can be a part twice", () => {
  expect(partOffsets(declared("6204-2RS C3", "6", "2", "04", "2RS", "C3"))).toEqual([0, 1, 2, 5, 9]);
  expect(partOffsets(declared("22-2", "2", "2", "2"))).toEqual([0, 1, 3]);
  expect(partOffsets(declared("22-2", "2-", "22"))).toEqual([1, -1]);
});

test("each part has a bracket below its characters and a line to its label", () => {
  // Four characters of 64 around the middle, 500: from 372 to 628. Two labels stand at a quarter and three quarters.
  expect(numberFigure(declared("BX55", "B", "55")).lines).toBe(
    "M376 2V10H432V2M404 10V22L250 50V58M504 2V10H624V2M564 10V22L750 50V58",
  );
});

test.each(["1".repeat(14), "3/8-16 UNC-2A x 1-1/2", "1".repeat(22)])("%s fits into the figure's width", (number) => {
  const { lines } = numberFigure(declared(number, number.slice(0, 1), number.slice(-1)));
  for (const [, x] of lines.matchAll(/[HLM](?<x>[\d.-]+)/g)) {
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(linesBox.width);
  }
});

test("the stylesheet sets the type as wide as the brackets expect it", async () => {
  const styles = await readFile(join(import.meta.dirname, "ui/guide-figure.css"), "utf8");
  for (const number of ["BX55", "1".repeat(22)]) {
    const { size, lines } = numberFigure(declared(number, number.slice(0, -1), number.slice(-1)));
    const starts = [...lines.matchAll(/M(?<start>[\d.]+) 2V/g)].map(({ groups }) => Number(groups?.["start"]));
    const character = ((starts[1] ?? 0) - (starts[0] ?? 0)) / (number.length - 1);
    expect(styles).toContain(`.guide-figure-${size} figcaption {\n    font-size: calc(${character / 10}cqw / 0.6);`);
  }
});
