import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { breachedPasswords } from "./breached-passwords.server.ts";
import { checkPassword } from "./check-password.server.ts";

const leaked = "unlikely otters juggle marmalade";
const padded = "seventeen quiet lanterns walk home";
const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();
const rows = [`${sha1(leaked)}:3`, `${sha1(padded)}:0`];
const requests: IncomingMessage[] = [];
let status = 200;

/** Answers as the public service does: the suffixes of all hashes that begin with the five digits. */
const server = createServer((request, response) => {
  requests.push(request);
  const prefix = request.url?.replace("/range/", "") ?? "";
  const found = rows.filter((row) => row.startsWith(prefix)).map((row) => row.slice(5));
  response.writeHead(status).end([...found, `${"0".repeat(35)}:0`].join("\r\n"));
});
const warnings: string[] = [];
const log = { warn: (_: unknown, message: string) => void warnings.push(message) } as never;
let breached = breachedPasswords({ rangeUrl: undefined, log });

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  breached = breachedPasswords({ rangeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`, log });
});
beforeEach(() => {
  status = 200;
  requests.length = 0;
  warnings.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const offline = breachedPasswords({ rangeUrl: undefined, log });
const about = ["Ann Harlow", "ann@harlow.example"];
const check = async (password: string, list = offline) => checkPassword({ breached: list }, { password, about });

test.each([
  "passwordpassword",
  "123456789012345",
  "qwertyuiopasdfg",
  "Password1234567!",
  "iloveyouiloveyou",
  "Summer2026Summer2026",
  "annharlowharlow1",
  "capstan supply 2026",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
])("%j is refused without asking anybody", async (password) => {
  expect(await check(password)).toBe("common");
  expect(requests).toEqual([]);
});

test.each(["correct horse battery staple", "kq7!mZ2pXv9sLw4", "молоко і сім синіх парасольок"])(
  "%j will do",
  async (password) => expect(await check(password)).toBeUndefined(),
);

test("fourteen characters are too few, counted as people count them", async () => {
  expect(await check("kq7!mZ2pXv9sLw")).toBe("short");
  expect(await check("🦦".repeat(14))).toBe("short");
});

test("a password from a breach is refused, and only five digits of its hash leave the store", async () => {
  expect(await check(leaked, breached)).toBe("common");
  expect(requests.map(({ url }) => url)).toEqual([`/range/${sha1(leaked).slice(0, 5)}`]);
  expect(requests[0]?.headers["add-padding"]).toBe("true");
});

test("a row of padding is no breach", async () => {
  expect(await check(padded, breached)).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test("where the service fails the offline check stands, and the log says so", async () => {
  status = 503;
  expect(await check(leaked, breached)).toBeUndefined();
  expect(await check("passwordpassword", breached)).toBe("common");
  const away = breachedPasswords({ rangeUrl: "http://127.0.0.1:9", log });
  expect(await check(leaked, away)).toBeUndefined();
  expect(warnings).toHaveLength(2);
});

test("the longest password is judged in a moment", async () => {
  await check("warm up the dictionary");
  const start = performance.now();
  await check("4@$3!0 7|2".repeat(100));
  expect(performance.now() - start).toBeLessThan(250);
});
