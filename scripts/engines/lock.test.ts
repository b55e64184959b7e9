import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { withLock } from "./lock.ts";

test("two holders of a lock never work at once, and a failure lets go of it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "capstan-lock-"));
  const file = join(folder, "lock");
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(30);
    inside -= 1;
  };
  await expect(withLock(file, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(most).toBe(1);
  await rm(folder, { recursive: true });
});
