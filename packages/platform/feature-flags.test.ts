import { expect, test } from "vitest";
import { createFeatureFlags, environmentFlags } from "./feature-flags.ts";

test("a flag has the value that was set, at once, and the caller's where none was", async () => {
  const flags = createFeatureFlags(environmentFlags({ "new-thing": true, "old-thing": false }));
  expect(await flags.isOn("new-thing", false)).toBe(true);
  expect(await flags.isOn("old-thing", true)).toBe(false);
  expect(await flags.isOn("other", true)).toBe(true);
  expect(await flags.isOn("other", false)).toBe(false);
});

test("two stores in one process have their own flags", async () => {
  const [one, other] = [true, false].map((thing) => createFeatureFlags(environmentFlags({ thing })));
  expect(await one?.isOn("thing", false)).toBe(true);
  expect(await other?.isOn("thing", true)).toBe(false);
});
