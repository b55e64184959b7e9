import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");

test("the spacing scale runs from 2px to 72px under the names 25 to 900", () => {
  const scale = [...css.matchAll(/--space-(\d+): (\d+)px;/g)].map(([, name, pixels]) => [Number(name), Number(pixels)]);
  expect(scale.at(0)).toEqual([25, 2]);
  expect(scale.at(-1)).toEqual([900, 72]);
  expect(scale).toEqual(scale.toSorted(([a = 0], [b = 0]) => a - b));
  // A name is twelve and a half times its pixels, which makes every step of the scale predictable.
  expect(scale.map(([name = 0]) => (name * 8) / 100)).toEqual(scale.map(([, pixels]) => pixels));
});
