import { expect, test } from "vitest";
import { chooseWay } from "./ways.ts";

test.each([
  [{ installed: true, docker: true, debian: true }, "installed"],
  [{ installed: false, docker: true, debian: true }, "compose"],
  [{ installed: false, docker: false, debian: true }, "debian"],
  [{ installed: false, docker: false, debian: false }, "none"],
] as const)("with %j the way is %s", (means, way) => {
  expect(chooseWay(means)).toBe(way);
});
