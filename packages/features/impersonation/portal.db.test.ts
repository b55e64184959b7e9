import { recordAudit } from "@capstan/features/audit/server";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { harlow, orrin, seedPeople } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { accountAuditReader, portalReader } from "./server.ts";

const { db, pool } = testEngines().database;
const portal = portalReader({ db, clock: systemClock });
const agent: Visitor = { ...anonymous, level: "fully-authenticated", userId: "agent" };
const nothing = { term: "", userId: null, before: undefined };

beforeAll(async () => {
  await seedPeople({ pool });
  await pool.query(
    `insert into sales_order (number, account_number, user_id, placed_at, status)
     values ('1048-22719', $1, 'bob', '2026-11-14T10:00:00Z', 'shipped'), ('1048-22690', $1, 'bob', '2026-11-12T10:00:00Z', 'placed')`,
    [harlow[0]],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
     values ('1048-22719', 1, $1, '1AA01A', 3, 0.0850, '2026-11-14T10:00:00Z'), ('1048-22719', 2, $1, '1AA02A', 100, 12.5, '2026-11-14T10:00:00Z')`,
    [harlow[0]],
  );
});

async function found(term: string): Promise<readonly string[]> {
  const view = await portal.load(agent, { ...nothing, term });
  return view?.found?.customers.map(({ userId, account }) => `${userId} ${account?.number ?? "-"}`) ?? [];
}

test.each<[string, string, readonly string[]]>([
  ["part of a name", "reed", [`bob ${harlow[0]}`]],
  ["part of an e-mail address", "orrin.exam", [`ora ${orrin}`]],
  ["part of a company", "HARLOW fab", [`ann ${harlow[0]}`, `bob ${harlow[0]}`, `gone ${harlow[0]}`]],
  ["an account number", harlow[1], [`ann ${harlow[1]}`]],
  ["the beginning of one", "09011", [`ora ${orrin}`]],
  ["an order number", "1048-22719", [`ann ${harlow[0]}`, `bob ${harlow[0]}`, `gone ${harlow[0]}`]],
  ["a user without an account", "newcomer", ["new -"]],
  ["an agent", "service agent", []],
  ["two characters", "an", []],
  ["three characters that no index knows", "d.e", []],
  ["a wildcard", "%%%", []],
  ["another wildcard", "___", []],
  ["a backslash", "a\\%b", []],
])("by %s the agent finds who it is", async (_, term, expected) => {
  expect(await found(term)).toEqual(expected);
});

test("what is known of a customer is shown, each from the account that they work in", async () => {
  const view = await portal.load(agent, { ...nothing, userId: "bob" });
  expect(view).toMatchObject({
    agentName: "Service Agent",
    found: null,
    customer: {
      fullName: "Bob Reed",
      email: "bob@harlow.example",
      refusal: null,
      catalog: "Approved",
      branch: null,
      accounts: [{ number: harlow[0], role: "buyer", isCurrent: true }],
      cart: { lines: [] },
      // 3 at 8.5 cents are 25.5, rounded to the even cent.
      orders: [
        { number: "1048-22719", status: "shipped", total: "$1,250.26" },
        { number: "1048-22690", total: "$0.00" },
      ],
    },
  });
  expect((await portal.load(agent, { ...nothing, userId: "gone" }))?.customer?.refusal).toBe("disabled");
  expect((await portal.load(agent, { ...nothing, userId: "agent" }))?.customer?.refusal).toBe("agent");
  expect((await portal.load(agent, { ...nothing, userId: "nobody" }))?.customer).toBeNull();
});

test.each<[string, Visitor]>([
  ["the anonymous", anonymous],
  ["an agent who is only remembered", { ...agent, level: "rml-user" }],
  ["a customer", { ...agent, userId: "ann", accountNumber: harlow[0], role: "administrator" }],
  ["staff who are no agents", { ...agent, userId: "staff" }],
  ["an agent who acts as a customer", { ...agent, userId: "ann", agentId: "agent", agentAccess: "order" }],
])("the portal is not for %s", async (_, visitor) => {
  expect(await portal.load(visitor, { ...nothing, term: "harlow", userId: "ann" })).toBeUndefined();
});

test("an agent whose right is taken away sees the portal no more", async () => {
  await pool.query("update store_user set is_service_agent = false where id = 'agent'");
  try {
    expect(await portal.load(agent, nothing)).toBeUndefined();
  } finally {
    await pool.query("update store_user set is_service_agent = true where id = 'agent'");
  }
});

const audit = accountAuditReader({ db });
const ann: Visitor = {
  ...anonymous,
  level: "fully-authenticated",
  userId: "ann",
  accountNumber: harlow[0],
  role: "administrator",
};

test("an account's administrator reads its own events, page by page: never a sibling's or another customer's", async () => {
  for (const [at, accountNumber] of [harlow[0], harlow[1], orrin, harlow[0]].entries())
    await db.transaction().execute(async (tx) =>
      recordAudit(tx, {
        accountNumber,
        userId: "ann",
        agentId: "agent",
        action: "cart-remove",
        details: { sku: `SKU-${at}` },
      }),
    );
  for (let at = 0; at < 30; at += 1)
    await db.transaction().execute(async (tx) =>
      recordAudit(tx, {
        accountNumber: orrin,
        userId: "ora",
        agentId: "agent",
        action: "cart-remove",
        details: { sku: `${at}` },
      }),
    );
  const skus = async (visitor: Visitor, before?: number) =>
    (await audit.load(visitor, before))?.page.entries.map(({ details }) => details["sku"]);
  expect(await skus(ann)).toEqual(["SKU-3", "SKU-0"]);
  expect(await skus({ ...ann, accountNumber: harlow[1] })).toEqual(["SKU-1"]);
  const ora = { ...ann, userId: "ora", accountNumber: orrin };
  const first = await audit.load(ora, undefined);
  expect(first?.page.entries).toHaveLength(25);
  expect(first?.page.entries[0]).toMatchObject({ userName: "Ora Orrin", agentName: "Service Agent" });
  expect(await skus(ora, first?.page.before ?? undefined)).toEqual(["4", "3", "2", "1", "0", "SKU-2"]);
});

test.each<[string, Visitor]>([
  ["a buyer", { ...ann, role: "buyer" }],
  ["an approver", { ...ann, role: "approver" }],
  ["an administrator who is only remembered", { ...ann, level: "rml-user" }],
  ["a user without an account", { ...ann, accountNumber: null, role: null }],
  ["the anonymous", anonymous],
])("%s does not read the account's audit", async (_, visitor) => {
  expect(await audit.load(visitor, undefined)).toBeUndefined();
});
