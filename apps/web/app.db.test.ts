import { connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { cookieOf, origin, posted, seedPeople, testApp } from "./test-app.ts";

interface Level {
  readonly authenticatedLevel: string;
}

const engines = testEngines();

/** What the strictest reading of the standards wants of each answer, whatever it is. */
const everywhere = {
  "content-security-policy": expect.stringMatching(
    /object-src 'none'; base-uri 'none'; form-action '\w+'; frame-ancestors 'none'/,
  ),
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

test("every answer carries the security headers, a refusal too", async () => {
  const app = await testApp(engines, { PUBLIC_ORIGIN: "https://store.example" });
  for (const url of ["/healthz", "/ta/10/10/10?t=a", "/no/such/page", "/assets/none.js"]) {
    const { headers } = await app.inject({ url });
    expect([url, headers]).toEqual([url, expect.objectContaining(everywhere)]);
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  }
});

test.each(["/%ff", "/cart/%zz", "/%E0%A4%A<script>"])(
  "an address that is none, %s, is answered as safely",
  async (url) => {
    const app = await testApp(engines, { PUBLIC_ORIGIN: "https://store.example" });
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject(everywhere);
    expect(answer.body).not.toContain(url);
  },
);

test.each([
  ["no header", "400", "GET / HTTP/1.1\r\nno header\r\n\r\n"],
  ["headers without end", "431", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(20_000)}\r\n\r\n`],
])("what is no request, %s, is answered as safely", async (_, status, text) => {
  const app = await testApp(engines, { PUBLIC_ORIGIN: "https://store.example" });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(text);
  const [first = "", ...lines] = (await textOf(socket)).split("\r\n");
  await app.close();
  expect(first).toContain(` ${status} `);
  const headers = Object.fromEntries(lines.map((line) => line.split(": ", 2) as [string, string]));
  expect(headers).toMatchObject(everywhere);
});

test("no other site's script may read an answer, whatever it says of itself", async () => {
  const app = await testApp(engines);
  for (const from of ["https://elsewhere.example", "null", origin]) {
    for (const method of ["GET", "OPTIONS"] as const) {
      const headers = { origin: from, "access-control-request-method": "POST" };
      const answer = await app.inject({ method, url: "/ta/10/10/10?t=a", headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  }
});

test("a page runs its own scripts only, by a nonce that is a new one each time", async () => {
  const app = await testApp(engines);
  const policies = await Promise.all(
    [1, 2, 3].map(async () => (await app.inject({ url: "/a/page" })).headers["content-security-policy"]),
  );
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22}' 'strict-dynamic'/);
    expect(policy).not.toContain("unsafe-inline");
  }
  expect(new Set(policies).size).toBe(3);
});

test("a mutation from another site is refused before anything else looks at it", async () => {
  const app = await testApp(engines);
  app.post("/anything", async () => ({ done: true }));
  const send = async (headers: Record<string, string>) =>
    (await app.inject({ method: "POST", url: "/anything", headers })).statusCode;
  expect(await send({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await send({ origin: "http://evil.example" })).toBe(403);
  expect(await send({})).toBe(403);
  expect(await send({ origin })).toBe(200);
});

test("a person whose address is refused reads it in words, a program as JSON", async () => {
  const app = await testApp(engines, { ADDRESS_FLOOD_LIMIT: 1 });
  const visit = async (accept: string) =>
    app.inject({ url: "/healthz", headers: { accept }, remoteAddress: "10.0.0.99" });
  await visit("*/*");
  const page = await visit("text/html,*/*;q=0.8");
  expect(page.statusCode).toBe(429);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).toContain(`<p>${(await visit("*/*")).json<{ error: { message: string } }>().error.message}</p>`);
});

test("a flood from one address is refused with the catalog's words, and others still get in", async () => {
  const app = await testApp(engines, { ADDRESS_FLOOD_LIMIT: 5 });
  const get = async (remoteAddress: string) => app.inject({ url: "/healthz", remoteAddress });
  for (let call = 0; call < 5; call += 1) expect((await get("192.0.2.1")).statusCode).toBe(200);
  const refused = await get("192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json()).toMatchObject({ error: { code: "TOO_MANY_REQUESTS" } });
  expect((await get("192.0.2.2")).statusCode).toBe(200);
});

test("a proxy's request id is kept, and anything longer or odder gets a new one", async () => {
  const app = await testApp(engines);
  const idFor = async (id: string) =>
    (await app.inject({ url: "/healthz", headers: { "x-request-id": id } })).headers["x-request-id"];
  expect(await idFor("7f3c0f6a9f7b4e0c8f6f0e4f4f1f2a3b")).toBe("7f3c0f6a9f7b4e0c8f6f0e4f4f1f2a3b");
  for (const odd of ["x".repeat(8_000), "a b", 'a"}', ""]) expect(await idFor(odd)).toMatch(/^[\da-f-]{36}$/);
});

test("where hosts are listed, a request under another name is refused, and probes are not", async () => {
  const app = await testApp(engines, { ALLOWED_HOSTS: "shop.example, Store.example:8443" });
  app.get("/anything", async () => ({ done: true }));
  const statusAt = async (host: string, url = "/anything") =>
    (await app.inject({ url, headers: { host, "x-forwarded-host": "store.example" } })).statusCode;
  const own = ["store.example", "STORE.example", "shop.example", "shop.example:3000", "store.example:8443"];
  for (const host of own) expect([host, await statusAt(host)]).toEqual([host, 200]);
  const others = ["evil.example", "a b", "", "store.example.evil.example", "shop.example:x"];
  for (const host of others) expect([host, await statusAt(host)]).toEqual([host, 421]);
  expect(await statusAt("10.0.0.3:3000", "/healthz")).toBe(200);
});

test("a cookie is for https alone where visitors type https, whatever the last proxy speaks", async () => {
  const cookieAt = async (typed: string) => {
    const app = await testApp(engines, { PUBLIC_ORIGIN: typed, TRUSTED_PROXIES: "127.0.0.1" });
    const answer = await app.inject({
      method: "POST",
      url: urls.signOut(),
      headers: { origin: typed, "x-forwarded-proto": "http" },
    });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers["set-cookie"]);
  };
  expect(await cookieAt("https://store.example")).toMatch(/^__Host-session=;.*; Secure/);
  // Other systems set these, under names of their own.
  expect(await cookieAt("https://store.example")).toMatch(/,CPA=; Path=\/; Max-Age=0;.*; Secure,OHOMS=;/);
  expect(await cookieAt("http://store.example")).not.toContain("; Secure");
});

test("over https every cookie's name is bound to the host, and one that another host of the domain left is nobody's", async () => {
  const store = "https://store.example";
  await seedPeople(engines.database);
  const app = await testApp(engines, { PUBLIC_ORIGIN: store });
  const wrong = posted(urls.signIn(), "userName=ann&password=wrong", {
    headers: { origin: store },
    remoteAddress: "10.0.0.7",
  });
  expect(String((await app.inject(wrong)).headers["set-cookie"])).toMatch(/^__Host-sign-in-name=ann; .*; Secure$/);
  const session = await cookieOf(engines, "ann:fully-authenticated");
  const levelOf = async (cookie: string) =>
    (await app.inject({ url: urls.headerSignOut(), headers: { cookie } })).json<Level>().authenticatedLevel;
  expect(await levelOf(`__Host-${session}`)).toBe("fully-authenticated");
  expect(await levelOf(session)).toBe("anonymous");
});

test("a body over the limit is refused, and its reason told", async () => {
  const app = await testApp(engines);
  app.post("/anything", async () => ({ done: true }));
  const answer = await app.inject({
    method: "POST",
    url: "/anything",
    headers: { origin },
    payload: { text: "x".repeat(300_000) },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ error: { code: "BODY_TOO_LARGE" } });
});

test("a body that comes compressed is not unpacked", async () => {
  const app = await testApp(engines);
  app.post("/anything", async () => ({ done: true }));
  const sent = async (payload: Buffer | string, encoding: Record<string, string>) =>
    app.inject({
      method: "POST",
      url: "/anything",
      headers: { origin, "content-type": "application/json", ...encoding },
      payload,
    });
  const body = JSON.stringify({ text: "x" });
  expect((await sent(body, {})).statusCode).toBe(200);
  expect((await sent(gzipSync(body), { "content-encoding": "gzip" })).statusCode).toBe(400);
});

test("what a bug throws never reaches the visitor", async () => {
  const app = await testApp(engines);
  app.get("/broken", async () => {
    throw new Error("secret: the password is 1234");
  });
  const answer = await app.inject({ url: "/broken" });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
  expect(answer.json()).toMatchObject({ error: { code: "INTERNAL" } });
});

test("readiness names each engine and stays ready while the store can serve", async () => {
  const app = await testApp(engines);
  const answer = await app.inject({ url: "/readyz" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: "ready", engines: { postgresql: "up", redis: "up", opensearch: "up" } });
});
