import { createSessions } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import type { RouteSpec } from "@capstan/platform/http";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { plainFields, scopedRequests, strayNames } from "./scoped-requests.ts";
import { type TestApp, cookieOf, origin, testApp, testRoutes } from "./test-app.ts";
import { type Target, rowsOf, seedScopes, targets, things } from "./test-scopes.ts";

const engines = testEngines();
const { database, redis, prefix } = engines;
const sessions = createSessions({ db: database.db, redis, clock: systemClock, origin, prefix });
const routes = testRoutes(engines);
const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`;
const scopesOf = ({ references = {} }: RouteSpec) => Object.values(references);
const scoped = routes.filter(({ account }) => account !== "none").map((spec) => ({ spec, name: nameOf(spec) }));
/** Found by a search engine, which has no index here; the tests of the suggestions prove it. */
const foundElsewhere = new Set(["GET /tap", "GET /ta/:brands/:categories/:general"]);

let app: TestApp;
let addresses = 0;
beforeAll(async () => {
  const changes = { FLOOD_LIMIT: 1_000_000, SECRETS_KEY: [Buffer.alloc(32, 1)], DNS_SERVERS: ["127.0.0.1:9"] };
  app = await testApp(engines, changes);
});
afterAll(async () => app.close());
/** What the tables hold after the last seed: reading alone asks for no other. */
let seeded: string | undefined;
async function seed(): Promise<void> {
  if (seeded !== undefined && seeded === (await allRows())) return;
  await seedScopes(database);
  for (const userId of ["ann", "ora", "sam"]) await sessions.changingRights(userId, async () => {});
  seeded = await allRows();
}

const allRows = async () =>
  (await Promise.all([things.own, things.sibling, things.foreign].map(async (of) => rowsOf(database, of)))).join("\n");

/** The key of another session of the administrator, as the page of sign-ins names it. */
async function signInOf(userId: string): Promise<string> {
  if (userId === "nobody") return "f".repeat(43);
  await cookieOf(engines, `${userId}:fully-authenticated`);
  const [newest] = await sessions.signInsOf(userId, {});
  return newest?.id ?? "none";
}

interface Sent {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

async function send({ method, path }: RouteSpec, { fields, headers }: Sent) {
  addresses += 1;
  const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, (param, name: string) => query[name] ?? param),
    query,
    ...(method === "GET" ? {} : { payload: fields }),
    headers: { origin, ...headers },
    remoteAddress: `10.4.${addresses >> 8}.${addresses & 255}`,
  });
}

async function others(): Promise<{ readonly sibling: string; readonly foreign: string }> {
  const [sibling, foreign] = [await rowsOf(database, things.sibling), await rowsOf(database, things.foreign)];
  const sessionIds = (await sessions.signInsOf("ora", {})).map(({ id }) => id);
  return { sibling, foreign: `${foreign} ${sessionIds.join(" ")}` };
}

async function ownState(): Promise<string> {
  const signIns = (await sessions.signInsOf("ann", {})).length;
  const { rows } = await database.pool.query("select id from passkey where user_id = 'ann'");
  return JSON.stringify([await rowsOf(database, things.own), await rowsOf(database, things.sibling), signIns, rows]);
}

const cartId = /"cartId":"[^"]*"/;

/** What somebody learns of a request, and what it did. */
interface Outcome {
  readonly told: string;
  readonly hasChanged: boolean;
  readonly problems: readonly string[];
}

async function outcomeOf(spec: RouteSpec, place: (typeof targets)[number]): Promise<Outcome> {
  await seed();
  const target: Target = { ...things[place], signIn: await signInOf(things[place].administrator) };
  const fields = { ...strayNames(target), ...scopedRequests[nameOf(spec)]?.(target) };
  const cookie = await cookieOf(engines, "ann:fully-authenticated");
  const [before, own] = [await others(), await ownState()];
  const answer = await send(spec, { fields, headers: { cookie } });
  const after = await others();
  const isSwitch = place === "sibling" && scopesOf(spec).includes("own-accounts");
  const all = answer.body + JSON.stringify(answer.headers);
  const secrets = [things.foreign.accountNumber, "Orrin", "ora@orrin.example"].filter((secret) => all.includes(secret));
  const isBroken = answer.statusCode >= 500 && !foundElsewhere.has(nameOf(spec));
  return {
    // Every seed makes carts with ids of their own.
    told: `${answer.statusCode} ${answer.headers.location ?? answer.body}`.replace(cartId, ""),
    hasChanged: (await ownState()) !== own,
    problems: [
      ...(after.foreign === before.foreign ? [] : [`changed the foreign account, named ${place}`]),
      ...(isSwitch || after.sibling === before.sibling ? [] : [`changed the sibling account, named ${place}`]),
      ...secrets.map((secret) => `told ${secret}, named ${place}`),
      ...(isBroken ? [`failed with ${answer.statusCode}, named ${place}`] : []),
    ],
  };
}

/** What is somebody else's is answered as what is not there, and what is the visitor's own is not. */
function wrongAnswers(spec: RouteSpec, outcomes: Readonly<Record<string, Outcome>>): readonly string[] {
  const { own, sibling, foreign, absent } = outcomes;
  const scopes = scopesOf(spec);
  const isInOne = scopes.includes("own-account") || scopes.includes("visitor");
  const isRefused = own?.hasChanged === false && own.told === absent?.told;
  const mustWork = scopes.includes("own-account") && !foundElsewhere.has(nameOf(spec));
  const switches = scopes.includes("own-accounts") ? [own?.told, sibling?.told].filter((told) => told !== "303 /") : [];
  return [
    ...(scopes.length > 0 && foreign?.told !== absent?.told
      ? ["tells a foreign thing from one that is not there"]
      : []),
    ...(isInOne && sibling?.told !== absent?.told ? ["tells a sibling's thing from one that is not there"] : []),
    ...(mustWork && isRefused ? ["refuses the own thing too"] : []),
    ...switches.map((told) => `refuses an account of the user's: ${told}`),
  ];
}

test.each(scoped)("$name has a request for the accounts", ({ name }) => {
  expect(Object.keys(scopedRequests), "add a row to scoped-requests.ts").toContain(name);
});

test.each(scoped)("$name: nothing of a sibling or foreign account is told or changed", async ({ spec }) => {
  const outcomes: Record<string, Outcome> = {};
  for (const place of targets) outcomes[place] = await outcomeOf(spec, place);
  const problems = Object.values(outcomes).flatMap((outcome) => outcome.problems);
  expect([...problems, ...wrongAnswers(spec, outcomes)]).toEqual([]);
});

test.each(scoped)("$name from a page of another account changes nothing", async ({ spec, name }) => {
  await seed();
  const cookie = await cookieOf(engines, "ann:fully-authenticated");
  const target: Target = { ...things.own, signIn: await signInOf("ann") };
  const sent = async (accountNumber: string) => {
    const headers = { cookie, "x-page-account": accountNumber };
    const answer = await send(spec, { fields: scopedRequests[name]?.(target) ?? {}, headers });
    return answer.body.includes("ACCOUNT_CHANGED") ? answer.statusCode : "let in";
  };
  const before = await ownState();
  expect(await sent(things.sibling.accountNumber)).toBe(409);
  expect(await sent(things.foreign.accountNumber)).toBe(409);
  expect(await ownState()).toBe(before);
  expect(await sent(things.own.accountNumber)).toBe("let in");
});

const looksLikeId = /(?:^|_)id$|Ids?$|No$|[nN]umber$|[kK]ey$|PK$|^sku$|[tT]oken$|account|domain|branch|^state$/;

function undeclaredIn({ references = {}, params, query, body }: RouteSpec): readonly string[] {
  return [params, query, body].flatMap((schema) => {
    if (!schema) return [];
    const { properties = {}, additionalProperties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    const isOpen = typeof additionalProperties === "object" && Object.keys(references).length === 0;
    const fields = Object.entries(properties).flatMap(([field, kind]) => {
      const isChoice = typeof kind === "object" && (kind.enum ?? kind.const) !== undefined;
      return isChoice || Object.hasOwn(references, field) || plainFields.has(field) ? [] : [field];
    });
    return isOpen ? [...fields, "fields of any name"] : fields;
  });
}

test.each(routes.map((spec) => ({ spec, name: nameOf(spec) })))("$name says whose things it names", ({ spec }) => {
  expect(undeclaredIn(spec), "say in `references` whose they are, or that they are values in plainFields").toEqual([]);
});

test("no field that looks like an id is taken for a plain value", () => {
  expect([...plainFields].filter((field) => looksLikeId.test(field))).toEqual([]);
});
