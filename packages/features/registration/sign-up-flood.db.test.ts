import { registrationUrls } from "@capstan/features/registration-urls";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RegistrationStore, individual, password, startRegistrationStore } from "./test-kit/registration-store.ts";

const engines = testEngines();
const { pool } = engines.database;
const signUps = sized(400, 10_000);
const people = sized(10, 100);
const atOnce = 20;
/** So many registrations are taken in an hour without a proof, from everybody together. */
const unproven = 60;
/** Proofs that the bots' owner had solved, each sent over and over. */
const solvedProofs = 5;
let app: TestApp;
let store: RegistrationStore;

beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  app = await testApp(engines);
  await seedPeople(engines.database);
  const clock = { now: () => new Date() };
  store = await startRegistrationStore(engines, {
    app,
    clock,
    posted,
    cookieOf: async (who) => cookieOf(engines, who),
  });
});
afterAll(async () => store[Symbol.asyncDispose]());

const encoded = (payload: object) => Buffer.from(JSON.stringify(payload)).toString("base64");

async function challengeFor(remoteAddress: string): Promise<Challenge> {
  const answer = await app.inject({ url: registrationUrls.siteKey(), remoteAddress });
  return answer.json<{ challenge: Challenge }>().challenge;
}

async function proofFor(remoteAddress: string): Promise<string> {
  const challenge = await challengeFor(remoteAddress);
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

interface Bot {
  readonly email: string;
  readonly proof: string;
  readonly remoteAddress: string;
}

const identity = (email: string) => ({ fullName: "Robert Tables", email, phone: "414-555-0119" });
const json = async (url: string, fields: object, { remoteAddress }: Bot) =>
  app.inject(posted(url, fields, { remoteAddress }));

/** What a bot sends, by turns: each endpoint that takes somebody, as JSON or through the forms. */
const attacks: readonly ((bot: Bot) => Promise<number>)[] = [
  ...[registrationUrls.registerUser(), registrationUrls.app()].map((url) => async (bot: Bot) => {
    const { email, proof } = bot;
    return (await json(url, { ...identity(email), ...individual, password, proof }, bot)).statusCode;
  }),
  async (bot) =>
    (await json(registrationUrls.registerGuest(), { ...identity(bot.email), proof: bot.proof }, bot)).statusCode,
  async (bot) => {
    const drafted = await json(registrationUrls.step({ step: "about-you" }), identity(bot.email), bot);
    const headers = { cookie: drafted.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    const send = async (step: string, fields: object) =>
      app.inject(posted(registrationUrls.step({ step }), fields, { headers, remoteAddress: bot.remoteAddress }));
    await send("company", { buyerKind: "individual" });
    await send("address", individual);
    return (await send("password", { password, proof: bot.proof })).statusCode;
  },
];

const addressOf = (at: number) => `10.20.${(at % 500) >> 8}.${(at % 500) & 255}`;

/** No proof, a solved one that is sent again, one of a challenge that nobody solved, a made-up one. */
async function proofOfBot(at: number, solved: readonly string[]): Promise<string> {
  if (at % 4 === 0) return "";
  if (at % 4 === 1) return solved[at % solved.length] ?? "";
  if (at % 4 === 2)
    return encoded({ challenge: { parameters: { nonce: "0".repeat(32) }, signature: "" }, solution: {} });
  const challenge = await challengeFor(addressOf(at));
  return encoded({ challenge, solution: { counter: at, derivedKey: "00".repeat(32), time: 1 } });
}

/** Somebody at a computer: through the forms with a solved proof, to the mail, its link and the first signed-in page. */
async function personGetsThrough(at: number): Promise<string> {
  const browser = store.browser();
  const email = `person${at}@people.example`;
  await browser.post(registrationUrls.step({ step: "about-you" }), { ...identity(email), fullName: `Person ${at}` });
  await browser.post(registrationUrls.step({ step: "company" }), { buyerKind: "individual" });
  await browser.post(registrationUrls.step({ step: "address" }), individual);
  const { challenge } = (await browser.get(registrationUrls.siteKey())).json<{ challenge: Challenge }>();
  const proof = encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  const sent = await browser.post(registrationUrls.step({ step: "password" }), { password, proof });
  if (sent.to !== registrationUrls.checkMail()) return `${sent.status} ${sent.body}`;
  await expect.poll(async () => (await store.tokensOf(email)).length, { timeout: 60_000 }).toBe(1);
  const [token = ""] = await store.tokensOf(email);
  await browser.get(registrationUrls.confirmLink({ token }));
  const pressed = await browser.post(registrationUrls.confirm(), {});
  return (await browser.get(pressed.to)).to;
}

async function countOf(query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${query}`);
  return rows[0]?.count ?? 0;
}

test(`of ${signUps} automated sign-ups from 500 addresses sixty and the solved proofs are taken, and ${people} people get through meanwhile`, async () => {
  const solved = await Promise.all(Array.from({ length: solvedProofs }, async (_, at) => proofFor(addressOf(at))));
  const statuses = new Map<number, number>();
  const persons: Promise<string>[] = [];
  for (let from = 0; from < signUps; from += atOnce) {
    if (persons.length < (people * (from + atOnce)) / signUps) persons.push(personGetsThrough(persons.length));
    const bots = Array.from({ length: atOnce }, async (_, place) => {
      const at = from + place;
      const turn = Math.floor(at / 4);
      // One in three comes with an address that others of them have.
      const email = turn % 3 === 0 ? `bot${turn % 50}@bots.example` : `bot${at}@bots.example`;
      const bot = { email, proof: await proofOfBot(at, solved), remoteAddress: addressOf(at) };
      const status = await attacks[turn % attacks.length]!(bot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await Promise.all(bots);
  }
  while (persons.length < people) persons.push(personGetsThrough(persons.length));
  expect(await Promise.all(persons)).toEqual(Array.from({ length: people }, () => registrationUrls.done()));
  expect([...statuses.keys()].every((status) => [200, 303, 429].includes(status))).toBe(true);
  await store.idle();
  const taken = await countOf("from registration where email like '%@bots.example'");
  const guests = await countOf("from guest where email like '%@bots.example'");
  const mails = await countOf("from registration_token where email like '%@bots.example'");
  const users = await countOf("from store_user where email like '%@bots.example'");
  const most =
    "from (select count(*) from registration_token where email like '%@bots.example' group by lower(email)) t";
  process.stdout.write(
    `${signUps} automated sign-ups: ${taken} registrations, ${guests} guests, ${mails} mails; answers ${JSON.stringify([...statuses])}\n`,
  );
  expect(taken + guests).toBeLessThanOrEqual(unproven + solvedProofs);
  expect(taken + guests).toBeGreaterThan(0);
  expect(mails).toBeLessThanOrEqual(taken);
  expect(await countOf(`${most} where count > 6`)).toBe(0);
  expect(users).toBe(0);
}, 1_800_000);

test("a browser that asks for its mail from hundreds of addresses has five jobs made of it", async () => {
  const browser = store.browser();
  const proof = await proofFor("10.30.0.1");
  const who = { ...identity("again@bots.example"), ...individual, password, proof };
  await browser.post(registrationUrls.registerUser(), who);
  await store.idle();
  const before = await lastJob();
  for (let at = 0; at < sized(60, 500); at += 1) {
    const from = { headers: { cookie: browser.cookie }, remoteAddress: addressOf(at + 600) };
    expect((await app.inject(posted(registrationUrls.resendMail(), {}, from))).statusCode).toBe(303);
  }
  await store.idle();
  // The sequence says how many there were, whether or not they are done.
  expect((await lastJob()) - before).toBe(5);
});

async function lastJob(): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    "select pg_get_serial_sequence('graphile_worker._private_jobs', 'id') as name",
  );
  const { rows: last } = await pool.query<{ last: string }>(`select last_value as last from ${rows[0]?.name}`);
  return Number(last[0]?.last);
}
