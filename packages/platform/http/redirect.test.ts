import Fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { type ErrorCatalog, platformErrors } from "../errors.ts";
import { fail, ok } from "../result.ts";
import { anonymous } from "../visitor.ts";
import { removedCookie } from "./cookies.ts";
import { setErrorHandler } from "./fallbacks.ts";
import { mountRoutes } from "./mount.ts";
import { referringPage } from "./referring-page.ts";
import { type RedirectAnswer, type RouteSpec, redirectAnswer, route } from "./route.ts";

const errorCatalog = platformErrors as ErrorCatalog;
const base = { summary: "", slice: "test", level: "anonymous", account: "none", agents: "look" } as const;

function serve(...routes: RouteSpec[]) {
  const app = Fastify();
  setErrorHandler(app, errorCatalog);
  const visitorOf = async () => anonymous;
  mountRoutes(app, routes, { errorCatalog, visitorOf, withinLimit: async () => true, origin: "http://store.example" });
  return app;
}

function going(answer: RedirectAnswer) {
  return serve(
    route({
      ...base,
      method: "GET",
      path: "/go",
      answer: redirectAnswer,
      changesByGet: true,
      handle: async () => ok(answer),
    }),
  );
}

test("a route can send the browser on, and nobody keeps that answer", async () => {
  const answer = await going({ to: "/next?a=1" }).inject("/go");
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({ location: "/next?a=1", "cache-control": "private, no-store" });
});

test("without an address the browser goes back to the store's own page that it came from, or home", async () => {
  const from = async (referer?: string) => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", ...(referer ? { referer } : {}) };
    return (await going({}).inject({ url: "/go", headers })).headers["location"];
  };
  expect(await from("http://store.example/search?searchQuery=nut")).toBe("/search?searchQuery=nut");
  expect(await from("http://evil.example/search")).toBe("/");
  expect(await from("not an address")).toBe("/");
  expect(await from()).toBe("/");
});

test.each(["http://store.example//evil.example/", String.raw`http://store.example/\evil.example/`])(
  "%s does not lead to another host",
  (referer) => {
    expect(referringPage(referer, "http://store.example")).toBe("/evil.example/");
  },
);

test("a GET that changes something is not for other sites, as a form is not", async () => {
  const from = async (site: string) =>
    (await going({}).inject({ url: "/go", headers: { "sec-fetch-site": site } })).statusCode;
  expect(await from("cross-site")).toBe(403);
  expect(await from("same-site")).toBe(403);
  expect(await from("same-origin")).toBe(303);
  expect(await from("none")).toBe(303);
});

test("cookies go with an answer, several of them, and with no refusal", async () => {
  const leaving = (isRefused: boolean) =>
    route({
      ...base,
      method: "GET",
      path: `/${String(isRefused)}`,
      answer: z.object({ had: z.string() }),
      handle: async ({ cookies, setCookie }) => {
        setCookie({ name: "b", value: "2" });
        setCookie(removedCookie("a"));
        return isRefused ? fail({ code: "NOT_FOUND" }) : ok({ had: cookies["a"] ?? "" });
      },
    });
  const app = serve(leaving(false), leaving(true));
  const answer = await app.inject({ url: "/false", headers: { cookie: "a=1" } });
  expect(answer.json()).toEqual({ had: "1" });
  expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ["b", "2", undefined],
    ["a", "", 0],
  ]);
  expect((await app.inject("/true")).headers["set-cookie"]).toBeUndefined();
});

test("a body may be JSON, a form, or nothing under JSON's name", async () => {
  const posted = { ...base, method: "POST", answer: z.object({ word: z.string() }) } as const;
  const echo = route({
    ...posted,
    path: "/echo",
    body: z.object({ word: z.string() }),
    handle: async ({ body }) => ok(body),
  });
  const bare = route({ ...posted, path: "/bare", handle: async () => ok({ word: "none" }) });
  const send = async (url: string, type: string, payload: string) =>
    serve(echo, bare).inject({ method: "POST", url, headers: { "content-type": type }, payload });
  expect((await send("/echo", "application/json", '{"word":"nut"}')).json()).toEqual({ word: "nut" });
  const form = "application/x-www-form-urlencoded";
  expect((await send("/echo", form, "word=hex+nut")).json()).toEqual({ word: "hex nut" });
  expect((await send("/bare", "application/json", "")).json()).toEqual({ word: "none" });
  for (const broken of ["{", ""]) {
    expect((await send("/echo", "application/json", broken)).json()).toMatchObject({
      error: { code: "VALIDATION_FAILED" },
    });
  }
});
