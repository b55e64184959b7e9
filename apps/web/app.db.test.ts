import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { expect, test } from "vitest";
import { origin, testApp } from "./test-app.ts";

const engines = testEngines();

test("every answer carries the security headers, a refusal too", async () => {
  const app = await testApp(engines, { PUBLIC_ORIGIN: "https://store.example" });
  for (const url of ["/healthz", "/ta/10/10/10?t=a"]) {
    const { headers } = await app.inject({ url });
    expect(headers["content-security-policy"]).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
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
    const app = await testApp(engines, { PUBLIC_ORIGIN: typed, DEMO_VISITORS: true, TRUSTED_PROXIES: "127.0.0.1" });
    const answer = await app.inject({
      method: "POST",
      url: urls.demoVisitor(),
      headers: { origin: typed, "x-forwarded-proto": "http", "content-type": "application/x-www-form-urlencoded" },
      payload: "visitor=user-1:fully-authenticated",
    });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers["set-cookie"]);
  };
  expect(await cookieAt("https://store.example")).toContain("; Secure");
  expect(await cookieAt("http://store.example")).not.toContain("; Secure");
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
