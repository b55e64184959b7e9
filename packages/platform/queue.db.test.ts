import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { systemClock } from "./clock.ts";
import { absorbWaiting, enqueue, once } from "./queue.ts";
import { testEngines } from "./test-kit/index.ts";

const { db } = testEngines().database;
const mail = { name: "mail:send", payload: z.object({ to: z.email() }) };

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from graphile_worker.jobs`.execute(db);
  return Number(rows[0]?.count);
}

test("a job exists exactly if the transaction that enqueued it was committed", async () => {
  await db.transaction().execute(async (tx) => enqueue(tx, mail, { to: "buyer@plant.example" }));
  expect(await waiting()).toBe(1);
  const changedMind = db.transaction().execute(async (tx) => {
    await enqueue(tx, mail, { to: "buyer@plant.example" });
    throw new Error("changed my mind");
  });
  await expect(changedMind).rejects.toThrow("changed my mind");
  expect(await waiting()).toBe(1);
});

test("a payload that does not fit its job is refused at the caller", async () => {
  await expect(db.transaction().execute(async (tx) => enqueue(tx, mail, { to: "nobody" }))).rejects.toThrow(/email/i);
});

test("a run that does all that there is to do ends the waiting jobs of its kind, and no others", async () => {
  const sweep = { name: "test:sweep", payload: z.object({}) };
  const before = await waiting();
  await db.transaction().execute(async (tx) => {
    for (let count = 0; count < 3; count += 1) await enqueue(tx, sweep, {});
    await enqueue(tx, mail, { to: "buyer@plant.example" });
  });
  expect(await waiting()).toBe(before + 4);
  await absorbWaiting(db, sweep);
  expect(await waiting()).toBe(before + 1);
});

test("an effect happens once under its key, and again if it failed", async () => {
  let effects = 0;
  const attempt = async (fails: boolean) =>
    once(db, systemClock, "effect-1", async () => {
      if (fails) throw new Error("not yet");
      effects += 1;
    });
  await expect(attempt(true)).rejects.toThrow("not yet");
  expect(await attempt(false)).toBe(true);
  expect(await attempt(false)).toBe(false);
  expect(effects).toBe(1);
});
