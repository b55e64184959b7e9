import { hash } from "@node-rs/argon2";
import { createSessions } from "@capstan/features/session/server";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { systemClock } from "@capstan/platform/clock";
import { beforeAll, expect, test, vi } from "vitest";
import { switchAccount } from "./switch-account.server.ts";

const engines = testEngines();
const { redis, prefix } = engines;
const { db, pool } = engines.database;
const sessions = createSessions({ db, redis, clock: systemClock, origin: "http://store.example", prefix });
const password = "correct horse battery staple";
const accounts = ["810000001", "810000002", "810000003"] as const;
const rounds = sized(20, 1_000);
const atOnce = 50;

beforeAll(async () => {
  await vi.waitUntil(() => redis.client.isReady);
  await pool.query(`
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
      select number, 'Harlow', 'manufacturer', '1 Road', 'Milwaukee', 'WI', '53202'
      from unnest('{${accounts.join(",")}}'::text[]) as number;
    insert into store_user (id, email, full_name, short_name) values ('ann', 'ann@harlow.example', 'Ann Harlow', 'Ann')`);
  // A hash that costs little: the race is what is tested here.
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await pool.query("insert into credential (user_id, password_hash, changed_at) values ('ann', $1, now())", [
    passwordHash,
  ]);
});

type Cookies = Record<string, string>;
/** What is known to hold from one moment on, until it is about to change again. */
interface Known {
  readonly lost: Map<string, number>;
  readonly open: Cookies[];
}

const visitorWith = async ({ session = "" }: Cookies) =>
  sessions.visitorOf({ headers: { cookie: `session=${session}` } });

async function signIn(cookies: Cookies, name?: string): Promise<Cookies> {
  const result = await sessions.signIn({ name, password, isRemembered: true }, cookies);
  if (!result.ok) throw new Error(result.failure.code);
  const left = Object.fromEntries(result.value.cookies.map((change) => [change.name, change.value]));
  return { ...cookies, ...left };
}

/** Each way in which a session or what it may do begins, changes and ends. */
const ways: readonly ((known: Known, round: number) => Promise<void>)[] = [
  async ({ open }) => void open.push(await signIn({ device: open[0]?.["device"] ?? "" }, "ann")),
  async ({ open }) => void open.push(await signIn(open.at(-1) ?? {})),
  async ({ open }, round) => {
    const visitor = await visitorWith(open.at(-1) ?? {});
    if (visitor.userId === null) return;
    const accountNumber = accounts[round % accounts.length] ?? "";
    await sessions.changingRights("ann", async () => switchAccount({ db }, { visitor, accountNumber }));
  },
  async ({ lost }, round) => {
    const removed = accounts[(round + 1) % accounts.length] ?? "";
    await sessions.changingRights("ann", async () =>
      pool.query("delete from membership where user_id = 'ann' and account_number = $1", [removed]),
    );
    lost.set(removed, lost.get(removed) ?? performance.now());
  },
  async () => sessions.signOutEverywhere("ann"),
  async ({ open, lost }) => {
    const cookies = open.at(-1) ?? {};
    const askedAt = performance.now();
    const { accountNumber } = await visitorWith(cookies);
    const lostAt = lost.get(accountNumber ?? "");
    // Who asked after a removal was done must not be shown what was taken away.
    if (lostAt !== undefined) expect(askedAt).toBeLessThan(lostAt);
  },
];

async function startRound(): Promise<void> {
  await pool.query("delete from membership where user_id = 'ann'");
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select 'ann', number, 'buyer', number = $2 from unnest($1::text[]) as number`,
    [accounts, accounts[0]],
  );
  // Nothing runs: what is kept of the rights may have run out, so that this round keeps them anew.
  for (const key of await redis.client.keys(`${prefix}rights:*`)) await redis.client.del(key);
}

test(`${atOnce} sign-ins, step-ups, switches and removals at once, ${rounds} rounds: nobody has rights that they lost`, async () => {
  let device = {};
  for (let round = 0; round < rounds; round += 1) {
    await startRound();
    const known: Known = { lost: new Map(), open: [await signIn(device, "ann")] };
    device = { device: known.open[0]?.["device"] };
    await visitorWith(known.open[0] ?? {});
    await Promise.all(
      Array.from({ length: atOnce }, async (_, at) => ways[(at * 7 + round) % ways.length]?.(known, round)),
    );
    const { rows } = await pool.query<{ epoch: number; account_number: string | null }>(`
      select session_epoch as epoch, (
        select account_number from membership where user_id = 'ann' and is_current
      ) as account_number
      from store_user where id = 'ann'`);
    for (const cookies of known.open) {
      const { level, accountNumber } = await visitorWith(cookies);
      const held = level === "anonymous" ? null : (rows[0]?.account_number ?? null);
      expect(accountNumber).toBe(held);
    }
    // Those that began before the last sign-out everywhere are over, whatever else happened.
    await sessions.signOutEverywhere("ann");
    for (const cookies of known.open) expect((await visitorWith(cookies)).level).toBe("anonymous");
  }
}, 600_000);
