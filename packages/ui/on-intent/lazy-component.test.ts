import { expect, test } from "vitest";
import { lazyComponent } from "./lazy-component.ts";

const Nothing = () => null;

test("a component is fetched once, however often it is asked for", async () => {
  let fetches = 0;
  const one = lazyComponent(() => {
    fetches += 1;
    return Promise.resolve(Nothing);
  });
  await Promise.all([one.load(), one.load()]);
  await one.load();
  expect(fetches).toBe(1);
});

test("a component is not there before its fetch has ended", async () => {
  const one = lazyComponent(() => Promise.resolve(Nothing));
  const loading = one.load();
  expect(one.loaded()).toBeUndefined();
  await loading;
  expect(one.loaded()).toBe(Nothing);
});

test("a failed fetch is tried again by the next intent", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(Nothing)];
  const one = lazyComponent(() => answers.shift() ?? Promise.resolve(Nothing));
  await expect(one.load()).rejects.toThrow("offline");
  expect(await one.load()).toBe(Nothing);
});
