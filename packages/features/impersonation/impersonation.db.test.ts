import { newIdempotencyKey } from "@capstan/features/cart/server";
import { createSessions } from "@capstan/features/session/server";
import { verifyChains } from "@capstan/features/audit/server";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, harlow, origin, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";

const engines = testEngines();
const { db, pool } = engines.database;
const portalPath = "/apps/customerservice/customerserviceportal";
let app: TestApp;
let agent = "";
let addresses = 0;

const form = {
  userId: "ann",
  reason: "Price question",
  caseNumber: "CS-118204",
  request: "Compare the price of 3AE64 with the contract.",
  access: "change",
};

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(`
    insert into item
      (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, lifecycle)
    select sku, 'FAS', 'screw', 'harbolt', 'Screw', 'SCREW', sku, sku, 'active' from unnest(array['1AA01A', '1AA02A', '1AA03A']) as sku`);
  // The account's own catalog holds all of them.
  await pool.query("insert into custom_catalog_category (catalog_code, category_code) values ('FREE', 'FAS')");
  app = await testApp(engines);
});

beforeEach(async () => {
  agent = await cookieOf(engines, "agent:fully-authenticated");
  addresses += 1;
});

const post = async (url: string, fields: Record<string, string>, cookie: string) =>
  app.inject(
    posted(url, new URLSearchParams(fields).toString(), { headers: { cookie }, remoteAddress: `10.0.2.${addresses}` }),
  );
const get = async (url: string, cookie: string) => app.inject({ url, headers: { cookie } });
const start = async (changes: Partial<typeof form> = {}, cookie = agent) =>
  post(portalPath, { ...form, ...changes }, cookie);

type Answer = Awaited<ReturnType<typeof post>>;
const sessionIn = (answer: Answer) =>
  `session=${answer.cookies.find(({ name }) => name === "session")?.value ?? "none"}`;

async function whoIs(cookie: string) {
  const { fullName, impersonating } = (await get("/csportal/getImpersonateData", cookie)).json();
  const { customerShortName, authenticatedLevel } = (await get("/header/signout", cookie)).json();
  return { fullName, impersonating, customerShortName, authenticatedLevel };
}

interface Recorded {
  readonly user_id: string;
  readonly agent_id: string;
  readonly action: string;
  readonly details: Record<string, unknown>;
}

/** What was recorded in an account since the last call of this. */
let seen = 0;
async function recorded(): Promise<readonly Recorded[]> {
  const { rows } = await pool.query<Recorded & { sequence: string }>(
    "select user_id, agent_id, action, details, sequence from audit_event where chain = $1 and sequence > $2 order by sequence",
    [harlow[0], seen],
  );
  seen = Number(rows.at(-1)?.sequence ?? seen);
  return rows.map(({ user_id, agent_id, action, details }) => ({ user_id, agent_id, action, details }));
}

const cartOf = async (cookie: string): Promise<number> =>
  (await get("/QuickCartComponentController/CartQuantity", cookie)).json().cartQuantity;

test("an agent begins as the customer with a record of why, and ends as itself with a record of how long", async () => {
  await recorded();
  const started = await start();
  expect([started.statusCode, started.headers["location"]]).toEqual([303, "/"]);
  const acting = sessionIn(started);
  expect(await whoIs(acting)).toMatchObject({ fullName: "Ann Harlow", impersonating: true, customerShortName: "Ann" });
  // The token from before is worth nothing.
  expect(await whoIs(agent)).toMatchObject({ authenticatedLevel: "anonymous" });
  const ended = await get("/user_reset", acting);
  expect(ended.headers["location"]).toBe(portalPath);
  expect(await whoIs(sessionIn(ended))).toMatchObject({ impersonating: false, customerShortName: "Agent" });
  const both = { user_id: "ann", agent_id: "agent" };
  const { userId: _, ...why } = form;
  expect(await recorded()).toEqual([
    { ...both, action: "impersonation-start", details: { ...why, endsAt: expect.stringMatching(/^20.*Z$/) } },
    { ...both, action: "impersonation-end", details: { seconds: expect.any(Number) } },
  ]);
});

test.each([
  ["a customer", "bob:fully-authenticated", {}, 403],
  ["staff who are no agents", "staff:fully-authenticated", {}, 403],
  ["an agent who is only remembered", "agent:rml-user", {}, 401],
  ["the anonymous", "", {}, 401],
  ["an agent who acts as a customer already", "ann:fully-authenticated:agent", { userId: "bob" }, 403],
  ["an agent as another agent", "agent:fully-authenticated", { userId: "other-agent" }, 403],
  ["an agent as itself", "agent:fully-authenticated", { userId: "agent" }, 403],
  ["an agent as a disabled user", "agent:fully-authenticated", { userId: "gone" }, 403],
  ["an agent as nobody", "agent:fully-authenticated", { userId: "nobody" }, 403],
  ["an agent without a reason", "agent:fully-authenticated", { reason: "Because" }, 400],
  [
    "an agent who says too little",
    "agent:fully-authenticated",
    { request: "  19 characters here                " },
    400,
  ],
  ["an agent with an access of its own", "agent:fully-authenticated", { access: "never" }, 400],
])("%s does not begin, and nothing is recorded", async (_, who, changes, status) => {
  await pool.query(`insert into store_user (id, email, full_name, short_name, is_service_agent)
    values ('other-agent', 'other@store.example', 'Other', 'Other', true) on conflict do nothing`);
  const cookie = who === "" ? "" : await cookieOf(engines, who);
  await recorded();
  const answer = await start(changes, cookie);
  expect([answer.statusCode, answer.cookies]).toEqual([status, []]);
  expect(await recorded()).toEqual([]);
});

test("a session that can't be put on record does not begin", async () => {
  await pool.query("alter table audit_event add constraint never check (action <> 'impersonation-start') not valid");
  try {
    const answer = await start();
    expect([answer.statusCode, answer.cookies]).toEqual([500, []]);
  } finally {
    await pool.query("alter table audit_event drop constraint never");
  }
  expect(await whoIs(agent)).toMatchObject({ customerShortName: "Agent", impersonating: false });
});

test("carts stay apart: the agent's own, a guest's in its browser, and the customer's", async () => {
  const guest = await post("/cart", { sku: "1AA03A", quantity: "9" }, "");
  const guestCart = `cart=${guest.cookies.find(({ name }) => name === "cart")?.value}`;
  await post("/cart", { sku: "1AA01A", quantity: "1" }, agent);
  await post("/cart", { sku: "1AA02A", quantity: "1" }, agent);
  const annCookie = await cookieOf(engines, "ann:fully-authenticated");
  await post("/cart", { sku: "1AA01A", quantity: "5" }, annCookie);
  const carts = async () =>
    (
      await pool.query(`select coalesce(cart.user_id, 'guest') as owner, cart.account_number, sku, quantity
        from cart join cart_line on cart_id = cart.id order by 1, 2, 3`)
    ).rows;
  const before = await carts();
  expect(before).toHaveLength(4);
  const acting = sessionIn(await start({}, `${agent}; ${guestCart}`));
  expect(await cartOf(`${acting}; ${guestCart}`)).toBe(1);
  const ended = sessionIn(await get("/user_reset", `${acting}; ${guestCart}`));
  expect(await carts()).toEqual(before);
  expect(await cartOf(`${ended}; ${guestCart}`)).toBe(2);
  expect(await cartOf(guestCart)).toBe(1);
  // What the agent adds as the customer is the customer's, and nobody else's.
  const again = sessionIn(await start({}, `${ended}; ${guestCart}`));
  await post("/cart", { sku: "1AA02A", quantity: "7" }, `${again}; ${guestCart}`);
  expect(await carts()).toEqual(
    [
      ...before.slice(0, 3),
      { owner: "ann", account_number: harlow[0], sku: "1AA02A", quantity: 7 },
      ...before.slice(3),
    ].toSorted((a, b) => `${a.owner}${a.sku}`.localeCompare(`${b.owner}${b.sku}`)),
  );
  // The customer was signed in all the while.
  expect(await cartOf(annCookie)).toBe(2);
});

test("every change that an agent makes is recorded with both of them; the customer's own is not", async () => {
  const acting = sessionIn(await start());
  await recorded();
  const entry = { "cartEntries[0].sku": "1AA03A", "cartEntries[0].quantity": "2", idempotencyKey: newIdempotencyKey() };
  // The second is the same addition: it happens, and is recorded, once.
  for (const _ of [1, 2]) expect((await post("/cart/v2/addItems", entry, acting)).statusCode).toBe(200);
  await post("/cart", { sku: "1AA02A", quantity: "3" }, acting);
  await post("/cart", { sku: "NO SUCH", quantity: "3" }, acting);
  await post("/cart/remove", { sku: "1AA03A" }, acting);
  await post("/cart/remove", { sku: "1AA03A" }, acting);
  await post("/customCatalogSelectOption?ccoption=SEARCHBUTTON2", {}, acting);
  await post("/cart", { sku: "1AA01A", quantity: "1" }, await cookieOf(engines, "ann:fully-authenticated"));
  const both = { user_id: "ann", agent_id: "agent" };
  expect(await recorded()).toEqual([
    { ...both, action: "cart-add", details: { items: [{ sku: "1AA03A", quantity: 2 }] } },
    { ...both, action: "cart-add", details: { items: [{ sku: "1AA02A", quantity: 3 }] } },
    { ...both, action: "cart-remove", details: { sku: "1AA03A" } },
    { ...both, action: "catalog-choice", details: { option: "SEARCHBUTTON2" } },
  ]);
});

test("who may look only changes nothing", async () => {
  const acting = sessionIn(await start({ access: "look" }));
  const carts = async () => (await pool.query("select count(*)::int as lines from cart_line")).rows;
  const before = await carts();
  for (const [url, fields] of [
    ["/cart", { sku: "1AA01A", quantity: "1" }],
    ["/cart/v2/addItems", { "cartEntries[0].sku": "1AA01A", "cartEntries[0].quantity": "1" }],
    ["/cart/remove", { sku: "1AA01A" }],
    ["/account_switch", { acctNo: harlow[1] }],
    ["/customCatalogSelectOption?ccoption=SEARCHBUTTON1", {}],
  ] as const) {
    const answer = await post(url, fields, acting);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: "NOT_WHILE_IMPERSONATING" } }]);
  }
  expect(await carts()).toEqual(before);
  expect(await cartOf(acting)).toBeGreaterThan(0);
});

test("signing out, or in as somebody else, ends it on record too", async () => {
  await recorded();
  await get("/logout", sessionIn(await start()));
  const { redis, prefix } = engines;
  const sessions = createSessions({ db, redis, prefix, origin, clock: { now: () => new Date() } });
  const acting = sessionIn(await start({}, await cookieOf(engines, "agent:fully-authenticated")));
  await sessions.beginFor("bob", { isRemembered: false }, { session: acting.replace("session=", "") });
  expect(await whoIs(acting)).toMatchObject({ authenticatedLevel: "anonymous" });
  expect((await recorded()).map(({ action }) => action)).toEqual([
    "impersonation-start",
    "impersonation-end",
    "impersonation-start",
    "impersonation-end",
  ]);
});

test("after half an hour the agent is itself again at the next request, and may begin anew", async () => {
  let now = Date.now();
  const { redis, prefix } = engines;
  const sessions = createSessions({ db, redis, prefix, origin, clock: { now: () => new Date(now) } });
  const { userId, caseNumber, request } = form;
  const customer = { userId, caseNumber, request, reason: "Price question", access: "order" } as const;
  const own = { session: agent.replace("session=", "") };
  const acting = (await sessions.impersonate(customer, own))?.[0]?.value ?? "";
  const visitor = async () => sessions.visitorOf({ headers: { cookie: `session=${acting}` } });
  for (const minutes of [10, 19.99]) {
    now += minutes * 60_000;
    expect(await visitor()).toMatchObject({ userId: "ann", agentId: "agent", agentAccess: "order" });
  }
  now += 1_000;
  expect(await visitor()).toMatchObject({ userId: "agent", agentId: null, agentAccess: null, accountNumber: null });
  const again = await sessions.impersonate({ ...customer, userId: "bob" }, { session: acting });
  expect(again).toHaveLength(1);
  expect(await sessions.visitorOf({ headers: { cookie: `session=${again?.[0]?.value}` } })).toMatchObject({
    userId: "bob",
    agentId: "agent",
  });
});

test("an agent whose right is taken away is itself at the next request, and begins no more", async () => {
  const { redis, prefix } = engines;
  const sessions = createSessions({ db, redis, prefix, origin, clock: { now: () => new Date() } });
  const acting = sessionIn(await start());
  const setRight = async (right: boolean) =>
    sessions.changingRights("agent", async () =>
      pool.query("update store_user set is_service_agent = $1 where id = 'agent'", [right]),
    );
  await setRight(false);
  try {
    expect(await whoIs(acting)).toMatchObject({ impersonating: false, customerShortName: "Agent" });
    expect((await start({}, acting)).statusCode).toBe(403);
  } finally {
    await setRight(true);
  }
});

test("after all of this every chain is as it was written", async () => {
  for await (const verified of verifyChains(db)) expect(verified).toMatchObject({ broken: null });
});
