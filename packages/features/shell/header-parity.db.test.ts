import { accountRoutes } from "@capstan/features/account/server";
import { breachedPasswords } from "@capstan/features/credentials/server";
import { impersonationRoutes } from "@capstan/features/impersonation/server";
import { createSessions } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { defineErrors } from "@capstan/platform/errors";
import { createLog } from "@capstan/platform/log";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { beforeAll, expect, test } from "vitest";
import { loadHeader } from "./load-header.ts";
import { readSources } from "./read-sources.ts";
import { shellReader } from "./shell-reader.server.ts";
import { shellRoutes } from "./shell.routes.server.ts";

const { database, redis, prefix } = testEngines();
const log = createLog({ level: "silent", name: "test" });
const clock = { now: () => new Date("2026-11-15T10:00:00Z") };
const shell = shellReader({ db: database.db, clock, log, errorCatalog: defineErrors({}) as never });
const origin = "http://store.example";
const sessions = createSessions({ db: database.db, redis, clock, origin, prefix });
const breached = breachedPasswords({ rangeUrl: undefined, log });
const routes = [
  ...accountRoutes({ database, sessions, breached, clock, origin }),
  ...impersonationRoutes({ database, sessions }),
  ...shellRoutes({ database, categoryTree: async () => undefined }),
];
const held = "0884512907";
const ann: Visitor = { ...anonymous, level: "fully-authenticated", userId: "ann", accountNumber: held, role: "buyer" };

beforeAll(async () => {
  const { pool } = database;
  await pool.query(
    "insert into custom_catalog (code, scenario, filter_name, label1, label2) values ('C', 4, 'approved', 'Approved', 'Outside')",
  );
  await pool.query(
    `insert into account
       (number, company_name, customer_kind, address1, city, state, zip, custom_catalog_code, loyalty_enrollment, logo_url, header_message)
     values ($1, 'Harlow', 'business', '1 Road', 'Milwaukee', 'WI', '53202', 'C', 'Member', '/pictures/logos/h.svg', '<b>Cost center</b>')`,
    [held],
  );
  await pool.query(`
    insert into store_user (id, email, full_name, short_name, title, is_staff, is_service_agent)
    values ('ann', 'ann@harlow.example', 'Ann Harlow', 'Ann', 'Owner', false, false),
           ('new', 'new@new.example', 'Newcomer', 'New', null, false, false),
           ('agent', 'agent@store.example', 'Agent', 'Agent', null, true, true)`);
  await pool.query(
    "insert into membership (user_id, account_number, role, is_current) values ('ann', $1, 'administrator', true)",
    [held],
  );
  await pool.query(
    "insert into pending_task (code, account_number, kind, requested_at) values ('T', $1, 'order-approval', now())",
    [held],
  );
  await pool.query(
    "insert into account_header_option (account_number, option) values ($1, 'hide-nav-bar'), ($1, 'hide-branch-locator')",
    [held],
  );
});

/** What a browser gets from the route at this path. */
async function answerOf(path: string, visitor: Visitor): Promise<unknown> {
  const spec = routes.find((one) => one.path === path && one.method === "GET");
  const result = await spec?.handle({ visitor } as never);
  return JSON.parse(JSON.stringify(spec?.answer.parse(result?.ok ? result.value : undefined)));
}

test.each<[string, Visitor]>([
  ["nobody who is known", anonymous],
  ["an administrator with a custom catalog", ann],
  ["somebody who is only remembered", { ...ann, level: "rml-user" }],
  ["a user without an account", { ...ann, userId: "new", accountNumber: null }],
  ["a customer for whom an agent acts", { ...ann, agentId: "agent", agentAccess: "look" }],
])("the page's header and the browser's refresh of it are the same for %s", async (_, visitor) => {
  const { header } = await shell.load(new Request(`${origin}/`), visitor);
  const reported: unknown[] = [];
  const sources = readSources({
    signOut: async () => answerOf(urls.headerSignOut(), visitor),
    account: async () => answerOf(urls.headerAccount(), visitor),
    impersonation: async () => answerOf(urls.impersonation(), visitor),
    welcome: async () => answerOf(urls.welcomeMessage(), visitor),
    customCatalog: async () => answerOf(urls.customCatalog(), visitor),
    menu: async () => answerOf(urls.headerMenu(), visitor),
    main: async () => answerOf(urls.headerMain(), visitor),
  });
  const refreshed = await loadHeader(sources, { now: clock.now, report: (error) => reported.push(error) });
  expect(reported).toEqual([]);
  expect(header?.level).toBe(visitor.level);
  expect(refreshed).toEqual(header);
});
