import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { httpAnswers } from "./http-sources.ts";
import { loadHeader } from "./load-header.ts";
import { createQueryClient } from "./query-client.ts";
import { readSources } from "./read-sources.ts";

interface Call {
  readonly path: string;
  readonly accept: string | undefined;
  readonly atMs: number;
}

let server: Server;
let client: QueryClient;
let origin: string;
let calls: Call[] = [];
let answerOf: (path: string, times: number) => { status: number; body: object } | "never";

beforeEach(async () => {
  calls = [];
  server = createServer(({ url: path = "", headers }, response) => {
    calls.push({ path, accept: headers.accept, atMs: performance.now() });
    const answer = answerOf(path, timesOf(path).length);
    if (answer === "never") return;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  server.closeAllConnections();
  server.close();
});

const timesOf = (path: string) => calls.filter((call) => call.path === path).map(({ atMs }) => atMs);
const fine = { status: 200, body: { answer: true } };
const away = { status: 503, body: { error: {} } };
const nobody = { status: 200, body: { authenticatedLevel: "anonymous", isAuthenticated: false } };

test("each source is asked at the specification's path, for JSON", async () => {
  answerOf = () => fine;
  for (const source of Object.values(httpAnswers(client, origin))) expect(await source()).toEqual({ answer: true });
  expect(calls.map(({ path, accept }) => `${path} ${accept}`)).toEqual(
    [
      "/header/signout",
      "/header/account",
      "/csportal/getImpersonateData",
      "/rservices/user/adaptiveWelcomeMessage",
      "/custom-catalog",
      "/header/menu",
      "/header/main",
    ].map((path) => `${path} application/json`),
  );
});

test("an answer is fresh for five minutes: a second question does not leave the browser", async () => {
  answerOf = (_, times) => ({ status: 200, body: { times } });
  const { account } = httpAnswers(client, origin);
  expect(await account()).toEqual({ times: 1 });
  expect(await account()).toEqual({ times: 1 });
  // As old as it must be to be asked for again.
  client.setQueryData(["header", "/header/account"], { times: 1 }, { updatedAt: Date.now() - 5 * 60_000 });
  expect(await account()).toEqual({ times: 2 });
});

test("questions at the same time share one call, and what is cancelled is not tried again", async () => {
  answerOf = () => "never";
  const { account } = httpAnswers(client, origin);
  const waiting = Promise.allSettled([account(), account()]);
  await expect.poll(() => calls.length).toBe(1);
  await client.cancelQueries();
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(calls.length).toBe(1);
});

test("an answer is waited for for an hour too: the client has no timeout of its own", async () => {
  vi.useFakeTimers();
  const sent: RequestInit[] = [];
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", async (_: string, call: RequestInit) => {
    sent.push(call);
    return held.promise;
  });
  try {
    const waiting = httpAnswers(client, origin).account();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false]);
    held.resolve(Response.json(fine.body));
    expect(await waiting).toEqual(fine.body);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

test("a source that fails is asked 3 times more, 1, 2 and 4 s apart; then it is reported once and has its fallback", async () => {
  answerOf = (path, times) => {
    if (path === "/header/signout") return nobody;
    // The welcome comes with the last try; the others never do.
    return path.endsWith("adaptiveWelcomeMessage") && times === 4
      ? { status: 200, body: { confirmedAdaptiveWelcomeMessage: false } }
      : away;
  };
  const told: string[] = [];
  const view = await loadHeader(readSources(httpAnswers(client, origin)), {
    now: () => new Date(),
    report: ({ message, error }) => told.push(`${message}: ${(error as Error).message}`),
  });
  expect(told.toSorted()).toEqual([
    "Error fetching from get impersonation endpoint: /csportal/getImpersonateData answered 503",
    "Error fetching from my account endpoint: /header/account answered 503",
  ]);
  expect(view).toMatchObject({ accountLinks: null, pendingTasks: null });
  expect(timesOf("/header/signout").length).toBe(1);
  const times = timesOf("/header/account");
  expect(times.length).toBe(4);
  const pauses = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
  for (const [index, least] of [1_000, 2_000, 4_000].entries()) {
    expect(pauses[index]).toBeGreaterThan(least - 20);
    expect(pauses[index]).toBeLessThan(least * 2 - 20);
  }
});
