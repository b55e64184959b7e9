import { createHash } from "node:crypto";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import type { Visitor } from "@capstan/platform/visitor";
import { beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "./password.server.ts";
import { sessionLimits } from "./session-level.ts";
import { setPassword } from "./set-password.server.ts";
import { savePassword } from "./session.store.server.ts";
import { createSessions } from "./sessions.server.ts";

const engines = testEngines();
const { redis, prefix } = engines;
const { db, pool } = engines.database;
const origin = "https://store.example";
const password = "correct horse battery staple";
let now = Date.parse("2026-11-16T08:00:00Z");
const clock = { now: () => new Date(now) };
const sessions = createSessions({ db, redis, clock, origin, prefix });

type Cookies = Record<string, string>;

beforeAll(async () => {
  await vi.waitUntil(() => redis.client.isReady);
  await pool.query(`
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
      values ('810000001', 'Harlow', 'manufacturer', '1 Road', 'Milwaukee', 'WI', '53202');
    insert into store_user (id, email, full_name, short_name, is_enabled) values
      ('ann', 'Ann@harlow.example', 'Ann Harlow', 'Ann', true), ('ben', 'ben@harlow.example', 'Ben', 'Ben', true),
      ('cid', 'cid@harlow.example', 'Cid', 'Cid', false), ('dee', 'dee@harlow.example', 'Dee', 'Dee', true);
    insert into membership (user_id, account_number, role, is_current) values ('ann', '810000001', 'buyer', true)`);
  const passwordHash = await hashPassword(password);
  for (const userId of ["ann", "ben", "cid"]) await savePassword(db, { userId, passwordHash, at: systemClock.now() });
});

async function attempt(
  name: string,
  given = password,
  { cookies = {}, isRemembered = false }: { cookies?: Cookies; isRemembered?: boolean } = {},
) {
  const result = await sessions.signIn({ name, password: given, isRemembered }, cookies);
  if (!result.ok) throw new Error(result.failure.code);
  const left = Object.fromEntries(result.value.cookies.map((cookie) => [cookie.name, cookie.value]));
  return { outcome: result.value.outcome, left, cookies: result.value.cookies };
}

async function visitorWith(cookies: Cookies): Promise<Visitor> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return sessions.visitorOf({ headers: { cookie } });
}

test.each(["ann", "ann@harlow.example", "ANN@HARLOW.EXAMPLE", " ann@harlow.example "])(
  "%j and the password sign in",
  async (name) => {
    const { outcome, left } = await attempt(name);
    expect(outcome).toBe("signed-in");
    expect(await visitorWith(left)).toEqual({
      level: "fully-authenticated",
      userId: "ann",
      accountNumber: "810000001",
      role: "buyer",
      agentId: null,
      agentAccess: null,
    });
  },
);

test.each([
  ["a wrong password", "ben", "wrong", "wrong"],
  ["an unknown name", "nobody", password, "wrong"],
  ["a user without a password", "dee", password, "wrong"],
  ["a disabled user with a wrong password", "cid", "wrong", "wrong"],
  ["a disabled user", "cid", password, "disabled"],
])("%s leaves no cookie", async (_, name, given, outcome) => {
  expect(await attempt(name, given)).toMatchObject({ outcome, cookies: [] });
});

test("over https the cookies are bound to the host", async () => {
  const { cookies } = await attempt("ann");
  expect(cookies.map(({ name }) => name)).toEqual(["__Host-session", "__Host-device"]);
});

test("neither the token nor the password is kept as it is", async () => {
  const { left } = await attempt("ann");
  const token = left["__Host-session"] ?? "";
  const key = `session:${createHash("sha256").update(token).digest("base64url")}`;
  expect(JSON.parse((await redis.get(key)) ?? "")).toMatchObject({ userId: "ann" });
  const keys = await redis.client.keys(`${prefix}*`);
  expect(keys.filter((name) => name.includes(token.split(".")[1] ?? ""))).toEqual([]);
  const { rows } = await pool.query<{ password_hash: string }>("select password_hash from credential");
  expect(rows.every((row) => row.password_hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
});

test("a session that is idle ends; a remembered one still knows the name, and the password makes it whole under another token", async () => {
  const [plain, kept] = [await attempt("ann"), await attempt("ann", password, { isRemembered: true })];
  now += sessionLimits.idleMs + 1;
  expect(await visitorWith(plain.left)).toMatchObject({ level: "anonymous", userId: null });
  expect(await visitorWith(kept.left)).toMatchObject({ level: "rml-user", userId: "ann", accountNumber: "810000001" });
  const again = await attempt("ann", password, { cookies: kept.left, isRemembered: true });
  expect(await visitorWith(again.left)).toMatchObject({ level: "fully-authenticated", userId: "ann" });
  expect(await visitorWith(kept.left)).toMatchObject({ level: "anonymous" });
});

test("who goes on working stays signed in until the password is twelve hours old", async () => {
  const { left } = await attempt("ann");
  for (let worked = 0; worked < sessionLimits.passwordMs - sessionLimits.idleMs; worked += sessionLimits.idleMs / 2) {
    now += sessionLimits.idleMs / 2;
    expect(await visitorWith(left)).toMatchObject({ level: "fully-authenticated" });
  }
  now += sessionLimits.idleMs;
  now += sessionLimits.idleMs;
  expect(await visitorWith(left)).toMatchObject({ level: "anonymous" });
});

test("signing out ends the session on the server and clears the five cookies and the session's", async () => {
  const { left } = await attempt("ann");
  const cleared = await sessions.signOut(left);
  expect(cleared.filter(({ keepSeconds }) => keepSeconds === 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["__Host-session", "CPA", "OHOMS", "OHBMN", "OHEXP", "ODAUTH"]),
  );
  expect(await visitorWith(left)).toMatchObject({ level: "anonymous" });
});

test("signing out everywhere ends every session of the user at once, and of nobody else", async () => {
  const [one, other, bens] = [await attempt("ann"), await attempt("ann"), await attempt("ben")];
  await visitorWith(one.left);
  await sessions.signOutEverywhere("ann");
  expect((await visitorWith(one.left)).level).toBe("anonymous");
  expect((await visitorWith(other.left)).level).toBe("anonymous");
  expect((await visitorWith(bens.left)).level).toBe("fully-authenticated");
  expect((await visitorWith((await attempt("ann")).left)).level).toBe("fully-authenticated");
});

test("a password that was set outside of the store lets its user in at once", async () => {
  await visitorWith((await attempt("ann")).left);
  await setPassword({ db, clock: systemClock }, { userId: "ann", password });
  expect((await visitorWith((await attempt("ann")).left)).level).toBe("fully-authenticated");
});

test("what a user may do changes with the next request", async () => {
  const { left } = await attempt("ann");
  expect((await visitorWith(left)).accountNumber).toBe("810000001");
  await sessions.changingRights("ann", async () =>
    pool.query("update account set is_open = false where number = '810000001'"),
  );
  expect((await visitorWith(left)).accountNumber).toBeNull();
  await sessions.changingRights("ann", async () =>
    pool.query("update store_user set is_enabled = false where id = 'ann'"),
  );
  expect((await visitorWith(left)).level).toBe("anonymous");
  await pool.query("update store_user set is_enabled = true; update account set is_open = true");
});

test("a visitor is known by one round trip to Redis and no statement, once their rights are kept", async () => {
  const { left } = await attempt("ben");
  await visitorWith(left);
  const [calls, statements] = [vi.spyOn(redis.guard, "run"), vi.spyOn(pool, "connect")];
  expect((await visitorWith(left)).userId).toBe("ben");
  expect([calls.mock.calls.length, statements.mock.calls.length]).toEqual([1, 0]);
});

test("ten guesses of strangers reach a user, and the owner's own browser still gets in", async () => {
  const own = await attempt("ben");
  const strangers = await Promise.all(Array.from({ length: 40 }, async (_, at) => attempt("ben", `guess ${at}`)));
  expect(strangers.filter(({ outcome }) => outcome === "wrong").length).toBeLessThanOrEqual(10);
  expect(strangers.filter(({ outcome }) => outcome === "limited").length).toBeGreaterThanOrEqual(30);
  expect((await attempt("ben")).outcome).toBe("limited");
  expect((await attempt("ben", password, { cookies: own.left })).outcome).toBe("signed-in");
});

test("a cookie that somebody made up is nobody's", async () => {
  for (const token of ["", "x", "a.b", `${"a".repeat(16)}.${"b".repeat(43)}`])
    expect(await visitorWith({ "__Host-session": token })).toMatchObject({ level: "anonymous" });
});

test("a user sees where they are signed in, and which of them this is", async () => {
  await attempt("ann");
  await sessions.signOutEverywhere("ann");
  const [one, other] = [await attempt("ann"), await attempt("ann")];
  const list = await sessions.signInsOf("ann", one.left);
  expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(list).toHaveLength(2);
  const otherId = list.find(({ isThis }) => !isThis)?.id ?? "";
  await sessions.endSignIn("ben", otherId);
  expect((await visitorWith(other.left)).level).toBe("fully-authenticated");
  await sessions.endSignIn("ann", otherId);
  expect((await visitorWith(other.left)).level).toBe("anonymous");
  expect(await sessions.signInsOf("ann", one.left)).toHaveLength(1);
  await sessions.signOut(one.left);
  expect(await sessions.signInsOf("ann", one.left)).toEqual([]);
});

test("the list names the browser, and what ended by itself is not in it", async () => {
  await sessions.signOutEverywhere("ann");
  const started = await sessions.signIn({ name: "ann", password, isRemembered: false, browser: "Chrome on Mac" }, {});
  expect(started.ok).toBe(true);
  expect(await sessions.signInsOf("ann", {})).toMatchObject([
    { browser: "Chrome on Mac", startedAt: now, seenAt: now },
  ]);
  now += sessionLimits.idleMs + 1;
  expect(await sessions.signInsOf("ann", {})).toEqual([]);
});
