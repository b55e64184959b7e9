import { hash } from "@node-rs/argon2";
import { systemClock } from "@capstan/platform/clock";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { type TestApp, origin, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "./password.server.ts";
import { savePassword } from "./session.store.server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const password = "correct horse battery staple";
const samples = sized(200, 2_000);
const guesses = sized(2_000, 10_000);
const victims = guesses / 100;
let app: TestApp;

beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  app = await testApp(engines, { FLOOD_LIMIT: 1_000_000, ADDRESS_FLOOD_LIMIT: 1_000_000 });
  await pool.query(
    `insert into store_user (id, email, full_name, short_name)
     select kind || n, kind || n || '@harlow.example', kind || n, kind || n
     from unnest('{victim,timed}'::text[]) as kind, generate_series(1, $1) as n`,
    [Math.max(victims, samples)],
  );
  const cheap = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  for (let at = 1; at <= victims; at += 1)
    await savePassword(db, { userId: `victim${at}`, passwordHash: cheap, at: systemClock.now() });
  const passwordHash = await hashPassword(password);
  for (let at = 1; at <= samples; at += 1)
    await savePassword(db, { userId: `timed${at}`, passwordHash, at: systemClock.now() });
});

async function post(userName: string, given: string, remoteAddress: string, cookie = "") {
  return app.inject({
    method: "POST",
    url: "/myaccount/signin",
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ userName, password: given }).toString(),
    remoteAddress,
  });
}

type Answer = Awaited<ReturnType<typeof post>>;
const outcomeOf = ({ statusCode, headers }: Answer) =>
  /outcome=(?<outcome>\w+)/.exec(String(headers.location))?.groups?.["outcome"] ?? `${statusCode} ${headers.location}`;

test("of thousands of guesses from 500 addresses ten reach each user, and the owner's browser still gets in", async () => {
  const owner = await post("victim1", password, "192.0.2.1");
  expect(outcomeOf(owner)).toBe("303 /");
  const device = owner.cookies.find(({ name }) => name === "device")?.value ?? "";
  const reached = new Map<string, number>();
  for (let from = 0; from < guesses; from += 50) {
    const attempts = Array.from({ length: 50 }, async (_, at) => {
      const guess = from + at;
      const [name, address] = [`victim${(guess % victims) + 1}`, guess % 500];
      const answer = await post(name, `guess ${guess}`, `10.1.${address >> 8}.${address & 255}`);
      const outcome = outcomeOf(answer);
      expect(["wrong", "limited", "429 undefined"]).toContain(outcome);
      if (outcome === "wrong") reached.set(name, (reached.get(name) ?? 0) + 1);
    });
    await Promise.all(attempts);
  }
  expect(reached.size).toBe(victims);
  expect(Math.max(...reached.values())).toBeLessThanOrEqual(10);
  expect(outcomeOf(await post("victim1", password, "192.0.2.1", `device=${device}`))).toBe("303 /");
}, 600_000);

/**
 * Mann-Whitney: the chance that a wrong password for a known user takes longer than one for an unknown user. Were times
 * alike, it would be a half, give or take 3.3 standard errors in 999 of 1,000 runs.
 */
test(`the time of ${samples} wrong passwords does not tell who has an account`, async () => {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let at = 1; at <= samples / 2; at += 1) {
    const pairs = [
      [known, `timed${at}`],
      [unknown, `nobody${at}`],
    ] as const;
    for (const [times, name] of at % 2 === 0 ? pairs : pairs.toReversed()) {
      const began = performance.now();
      expect(outcomeOf(await post(name, "not this one", `10.2.${at >> 8}.${at & 255}`))).toBe("wrong");
      times.push(performance.now() - began);
    }
  }
  const longer = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : 0)));
  const share = longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
  const error = Math.sqrt((known.length + unknown.length + 1) / (12 * known.length * unknown.length));
  process.stdout.write(
    `known users take longer in ${(share * 100).toFixed(1)} % of pairs, standard error ${(error * 100).toFixed(1)}\n`,
  );
  expect(Math.abs(share - 0.5)).toBeLessThan(3.3 * error);
}, 600_000);
