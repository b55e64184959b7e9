import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "@capstan/platform/clock";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import { testEngines } from "@capstan/platform/test-kit";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, expect, test, vi } from "vitest";
import { proofOfWork } from "./captcha.server.ts";
import { recaptcha } from "./recaptcha.server.ts";
import { signUpLimit } from "./sign-up-limit.server.ts";

const engines = testEngines();
const { redis } = engines;
const captcha = proofOfWork({ redis, clock: systemClock });
beforeAll(async () => vi.waitUntil(() => redis.client.isReady));

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString("base64");
async function solved() {
  const challenge = (await captcha.challenge()) as unknown as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

test("a proof counts once", async () => {
  const proof = encode(await solved());
  expect(await captcha.isProven(proof)).toBe(true);
  expect(await captcha.isProven(proof)).toBe(false);
});

test("of many who send one proof at once, one is taken", async () => {
  const proof = encode(await solved());
  const taken = await Promise.all(Array.from({ length: 20 }, async () => captcha.isProven(proof)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("a challenge made easier, another's solution, and nonsense prove nothing", async () => {
  const [one, other] = await Promise.all([solved(), solved()]);
  const easier = { ...one.challenge, parameters: { ...one.challenge.parameters, keyPrefix: "0", cost: 1 } };
  expect(await captcha.isProven(encode({ challenge: easier, solution: one.solution }))).toBe(false);
  expect(await captcha.isProven(encode({ challenge: other.challenge, solution: one.solution }))).toBe(false);
  for (const nonsense of ["", "x", encode({}), encode({ challenge: null }), "e30="])
    expect(await captcha.isProven(nonsense)).toBe(false);
});

test("sixty come without a proof in an hour, and those with one still come", async () => {
  const limit = signUpLimit(redis, engines.prefix);
  const taken = await Promise.all(Array.from({ length: 100 }, async () => limit.take({ isProven: false })));
  expect(taken.filter(Boolean)).toHaveLength(60);
  expect(await limit.take({ isProven: true })).toBe(true);
});

test("reCAPTCHA's own verdict counts, and nobody is taken for a person while it is away", async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      calls.push(body);
      const token = new URLSearchParams(body).get("response");
      response.end(JSON.stringify({ success: token !== "bad", score: token === "robot" ? 0.1 : 0.9 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const fetch = createOutboundFetch({ allowsPrivate: false, allowsLoopback: true }, 2_000);
  const google = recaptcha({ siteKey: "public", secret: "hidden", fetch, verifyUrl });
  expect(await google.challenge()).toBeNull();
  expect(await Promise.all(["person", "robot", "bad", ""].map(async (token) => google.isProven(token)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(calls).toContain("secret=hidden&response=person");
  server.close();
  expect(await google.isProven("person")).toBe(false);
});
