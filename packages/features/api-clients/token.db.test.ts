import { testEngines } from "@capstan/platform/test-kit";
import { systemClock } from "@capstan/platform/clock";
import { type InjectOptions, type TestApp, harlow, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { apiTokens } from "./api-tokens.server.ts";
import { deleteClient, registerClient } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const tokens = apiTokens({ db, redis: engines.redis });
const grant = { grant_type: "client_credentials" };
let app: TestApp;
beforeAll(async () => {
  await seedPeople(engines.database);
  app = await testApp(engines);
});

type Client = NonNullable<Awaited<ReturnType<typeof registerClient>>>;
async function newClient(accountNumber: string | null = null): Promise<Client> {
  const client = { name: "Feed reader", accountNumber, scopes: ["punchout", "feeds"] as const };
  return (await registerClient({ db, clock: systemClock }, client))!;
}
const basicOf = ({ id, secret }: Client) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});

let address = 0;
async function ask(fields: Record<string, string>, headers: InjectOptions["headers"] = {}) {
  address += 1;
  const answer = await app.inject({
    method: "POST",
    url: "/api/oauth/token",
    payload: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    remoteAddress: `10.5.0.${address}`,
  });
  return { answer, status: answer.statusCode, body: answer.json<Record<string, string>>() };
}
const callerOf = async (token: string | undefined) => tokens.callerOf(`Bearer ${token}`);

test("a system gets a bearer token for ten minutes by its client credentials, without a browser [spec 7.5/2.1]", async () => {
  const client = await newClient(harlow[0]);
  const { answer, status, body } = await ask({ ...grant, scope: "feeds" }, basicOf(client));
  expect([status, body]).toEqual([
    200,
    { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: "Bearer", expires_in: 600, scope: "feeds" },
  ]);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", pragma: "no-cache" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  const named = { id: client.id, name: "Feed reader", accountNumber: harlow[0] };
  expect(await callerOf(body["access_token"])).toEqual({ ...named, scopes: ["feeds"] });
  const byFields = await ask({ ...grant, client_id: client.id, client_secret: client.secret });
  expect(byFields.body).toMatchObject({ scope: "punchout feeds" });
});

test.each([
  ["a wrong secret", grant, (client: Client) => basicOf({ ...client, secret: "wrong" }), 401, "invalid_client"],
  ["an unknown client", grant, (client: Client) => basicOf({ ...client, id: "nobody" }), 401, "invalid_client"],
  ["nobody's credentials", grant, () => ({}), 401, "invalid_client"],
  ["no grant", {}, basicOf, 400, "invalid_request"],
  ["a password grant", { grant_type: "password" }, basicOf, 400, "unsupported_grant_type"],
  ["a scope that it was not given", { ...grant, scope: "feeds admin" }, basicOf, 400, "invalid_scope"],
  ["credentials given twice", { ...grant, client_secret: "b" }, basicOf, 400, "invalid_request"],
  ["a field that is too long", { ...grant, grant_type: "x".repeat(2_000) }, basicOf, 400, "invalid_request"],
] as const)("%s is refused in the standard's shape", async (_, fields, headersOf, status, error) => {
  const refused = await ask(fields, headersOf(await newClient()));
  expect([refused.status, refused.body]).toEqual([status, { error, error_description: expect.any(String) }]);
  expect(refused.answer.headers["www-authenticate"]).toBe(status === 401 ? 'Basic realm="store"' : undefined);
  expect(refused.answer.headers["cache-control"]).toBe("no-store");
});

test("neither secret nor token is kept as it is", async () => {
  const client = await newClient();
  const { body } = await ask(grant, basicOf(client));
  const { rows } = await pool.query("select to_jsonb(api_client)::text as row from api_client");
  expect(JSON.stringify(rows)).not.toContain(client.secret);
  const keys = await engines.redis.client.keys(`${engines.prefix}*`);
  const token = body["access_token"] ?? "";
  expect(keys.some((key) => key.includes("api-token:"))).toBe(true);
  expect(keys.join(" ")).not.toContain(token);
});

test("a token ends with its client, and with its account", async () => {
  const [removed, closed] = [await newClient(), await newClient(harlow[1])];
  const ofRemoved = (await ask(grant, basicOf(removed))).body["access_token"];
  const ofClosed = (await ask(grant, basicOf(closed))).body["access_token"];
  expect([await callerOf(ofRemoved), await callerOf(ofClosed)]).toMatchObject([{ id: removed.id }, { id: closed.id }]);
  await deleteClient(db, removed.id);
  await pool.query("update account set is_open = false where number = $1", [harlow[1]]);
  expect([await callerOf(ofRemoved), await callerOf(ofClosed)]).toEqual([undefined, undefined]);
  expect((await ask(grant, basicOf(closed))).status).toBe(401);
});

test("a page of another site can't ask, and a browser's session counts for nothing", async () => {
  const headers = basicOf(await newClient());
  expect((await ask(grant, { ...headers, origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await ask(grant, { ...headers, "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("after sixty calls in a minute an address has to wait", async () => {
  const call = { method: "POST", url: "/api/oauth/token", remoteAddress: "10.6.0.1" } as const;
  const answers = await Promise.all(Array.from({ length: 61 }, async () => app.inject(call)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
