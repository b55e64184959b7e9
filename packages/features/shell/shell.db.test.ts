import { once } from "node:events";
import { createServer } from "node:net";
import { createSessions } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import { createDatabase } from "@capstan/platform/db";
import { createLog } from "@capstan/platform/log";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { cookieOf, errorCatalog, harlow, origin, seedPeople } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { shellReader } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const log = createLog({ level: "silent", name: "test" });
const shell = shellReader({ db, clock: systemClock, log, errorCatalog });
const sessionOptions = { redis: engines.redis, clock: systemClock, origin, prefix: engines.prefix };
const sessions = createSessions({ db, ...sessionOptions });
const ann: Visitor = {
  ...anonymous,
  level: "fully-authenticated",
  userId: "ann",
  accountNumber: harlow[0],
  role: "buyer",
};

beforeAll(async () => seedPeople(engines.database));

function page(path = "/", headers: Record<string, string> = {}) {
  return new Request(`${origin}${path}`, { headers });
}

/** Each statement of its own takes one connection. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  let taken = 0;
  const count = () => void (taken += 1);
  pool.on("acquire", count);
  await act();
  pool.off("acquire", count);
  return taken;
}

test("an anonymous visitor's header asks the database nothing [spec 6/1]", async () => {
  const statements = await statementsOf(async () => {
    const { visitor } = await sessions.pageVisitorOf({ headers: {}, log });
    const { header, footer } = await shell.load(page(), visitor);
    expect(header).toMatchObject({ level: "anonymous", user: null, mainLinks: null, menuLinks: null, signOut: null });
    expect(footer).toBe("full");
  });
  expect(statements).toBe(0);
});

test.each([
  ["fully-authenticated", 2],
  ["rml-user", 1],
] as const)("knowing a visitor at level %s and its header take %i statements", async (level, expected) => {
  const cookie = await cookieOf(engines, `ann:${level}`);
  // Their rights are kept from here on.
  await sessions.visitorOf({ headers: { cookie } });
  const statements = await statementsOf(async () => {
    const { visitor } = await sessions.pageVisitorOf({ headers: { cookie }, log });
    const { header } = await shell.load(page(), visitor);
    expect(header).toMatchObject({
      level,
      user: { name: "Ann Harlow", shortName: "Ann" },
      accountNumber: harlow[0],
      pendingTasks: "2",
      catalog: { scenario: 1 },
      flags: { hideBulkOrderPad: true, showSwitchAccount: level === "fully-authenticated" },
    });
  });
  expect(statements).toBe(expected);
});

test("what a page's header says is what the REST routes say, word for word", async () => {
  const { header } = await shell.load(page(), ann);
  expect(header?.mainLinks?.map(({ label }) => label)).toEqual([
    "Catalog",
    "Find A Branch",
    "KeepStock",
    "Help",
    "Services",
  ]);
  expect(header?.accountLinks?.administration.map(({ label }) => label)).toEqual([
    "Manage Users",
    "Approval Rules",
    "Spending Limits",
    "Company Sign-In",
    "Account Audit",
  ]);
  expect(header?.message).toMatchObject({ html: "Cost center 40" });
});

test("a customer's message keeps its bold words and loses whatever runs [spec 2.2/10]", async () => {
  const message = `<b>Cost center 40</b><script>alert(1)</script><img src=x onerror=alert(1)>`;
  await pool.query("update account set header_message = $1 where number = $2", [message, harlow[0]]);
  const { header } = await shell.load(page(), ann);
  expect(header?.message?.html).toBe("<b>Cost center 40</b>");
});

test("inside the mobile app there is neither header nor footer, and nothing is asked for them", async () => {
  const statements = await statementsOf(async () => {
    expect(await shell.load(page("/", { "x-capstan-app": "ios" }), ann)).toMatchObject({ header: null, footer: null });
  });
  expect(statements).toBe(0);
});

test("procurement buyers get their own footer, whoever registers a simple one", async () => {
  const procurement = { ...ann, accountNumber: harlow[1] };
  expect((await shell.load(page("/search"), procurement)).footer).toBe("procurement");
  expect((await shell.load(page("/content/user_registration"), anonymous)).footer).toBe("simplified");
});

test("an account that the user does not hold shows nothing of itself", async () => {
  const { header } = await shell.load(page(), { ...ann, userId: "ora" });
  expect(header).toMatchObject({
    user: { shortName: "Ora" },
    accountNumber: null,
    companyName: null,
    pendingTasks: "",
  });
});

test("a database that answers nothing costs a page its header's data, not its time", async () => {
  const mute = createServer().listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as { port: number };
  // Short of its own limits, the database would keep the page for seconds.
  const away = createDatabase({ url: `postgres://127.0.0.1:${port}/none`, name: "away", connectTimeoutMs: 20_000 });
  const began = performance.now();
  const { header } = await shellReader({ db: away.db, clock: systemClock, log, errorCatalog }).load(page(), ann);
  const visitor = await createSessions({ db: away.db, ...sessionOptions }).pageVisitorOf({
    headers: { cookie: await cookieOf(engines, "bob:rml-user") },
    log,
  });
  expect(header).toMatchObject({ level: "anonymous", accountLinks: null, flags: { showWelcomeMessage: false } });
  expect(visitor).toEqual({ visitor: anonymous, isUnknown: true });
  expect(performance.now() - began).toBeLessThan(2_000);
  mute.close();
  void away.close();
});

test("a database that refuses is told of in the log, by the specification's words [spec 8/4 8/7]", async () => {
  const told: { message: string; title: string; version: string; timestamp: string }[] = [];
  const telling = { error: (entry: (typeof told)[number]) => void told.push(entry) } as never;
  const away = createDatabase({ url: "postgres://127.0.0.1:9/none", name: "away" });
  const { header } = await shellReader({ db: away.db, clock: systemClock, log: telling, errorCatalog }).load(
    page(),
    ann,
  );
  expect(header?.level).toBe("anonymous");
  // In which order they learn of it is the event loop's.
  expect(new Set(told.map(({ message }) => message))).toEqual(
    new Set(
      ["signout", "my account", "get impersonation", "welcomeMessage"].map(
        (name) => `Error fetching from ${name} endpoint`,
      ),
    ),
  );
  expect(told).toHaveLength(4);
  for (const { title, version } of told) expect([title, version]).toEqual(["Capstan Supply header error", "3.24.0"]);
  await away.close();
});
