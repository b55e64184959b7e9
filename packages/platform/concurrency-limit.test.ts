import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("two run, three wait in order, and the sixth is refused at once", async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 3 });
  const gate = Promise.withResolvers<void>();
  const started: number[] = [];
  const runs = [1, 2, 3, 4, 5].map(async (name) =>
    limit.run(async () => {
      started.push(name);
      await gate.promise;
      return name;
    }),
  );
  expect(await limit.run(async () => 6)).toMatchObject({ ok: false, failure: { code: "BUSY" } });
  expect(started).toEqual([1, 2]);
  gate.resolve();
  expect((await Promise.all(runs)).map((result) => result.ok && result.value)).toEqual([1, 2, 3, 4, 5]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

test("what fails gives its place back", async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0 });
  await expect(limit.run(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit.run(async () => "next")).toMatchObject({ ok: true, value: "next" });
});
