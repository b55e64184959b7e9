import { setTimeout } from "node:timers/promises";
import { isFullSize, testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedPeople } from "../../apps/web/test-people.ts";
import { sessionOf } from "../../apps/web/test-session.ts";
import { type Store, startStore } from "../../e2e/chaos/store.ts";
import { createMailer, mailJobs } from "../../packages/features/mail/server.ts";
import { registrationUrls } from "../../packages/features/registration-urls.ts";
import type { Answers } from "../../packages/features/registration/index.ts";
import { registrationMailJobs } from "../../packages/features/registration/server.ts";
import { urls } from "../../packages/features/urls.ts";
import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { type PrivateMail, startPrivateMail } from "../../scripts/engines/greenmail.ts";
import { judgedRows, spaced } from "./judged-rows.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const stack = new AsyncDisposableStack();
const password = "copper 41 violins under rain";
const home = { address1: "4820 W Burnham St", address2: "", city: "Milwaukee", state: "WI", postalCode: "53219" };
const batchSize = 100;
const atOnce = 8;
let store: Store;
let mail: PrivateMail;
let staff: Browser;

beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  await seedPeople(engines.database);
  mail = stack.use(await startPrivateMail());
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: "store@capstan.example" });
  stack.defer(() => mailer.close());
  const jobs = [...mailJobs({ mailer }), ...registrationMailJobs({ db, clock: { now: () => new Date() }, mailer })];
  const { log, databaseUrl, prefix, redis } = engines;
  const worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 4 });
  stack.defer(async () => worker.stop());
  const port = await findFreePort((first) => [first, first + 1]);
  const own = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env["REDIS_URL"] ?? "",
    // Nothing of registration needs a search.
    OPENSEARCH_URL: "http://127.0.0.1:9",
    ENGINE_PREFIX: prefix,
    LOG_LEVEL: "error",
    // A busy machine is not an outage.
    DATABASE_TIMEOUT_MS: "10000",
    REDIS_TIMEOUT_MS: "5000",
  };
  store = stack.use(await startStore(port, own, { TRUSTED_PROXIES: "127.0.0.1" }));
  staff = browserAt(
    0,
    `session=${await sessionOf({ db, redis, prefix, origin: store.url }, "agent:fully-authenticated")}`,
  );
}, 300_000);
afterAll(async () => stack.disposeAsync(), 120_000);

interface Browser {
  get(path: string): Promise<string>;
  /** A form, as a page sends it: where the answer leads to, or its body. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<{ readonly to: string; readonly body: string }>;
}

/** Over HTTP, from an address of its own. */
function browserAt(place: number, cookie = ""): Browser {
  const kept = new Map(cookie === "" ? [] : [cookie.split("=", 2) as [string, string]]);
  const call = async (path: string, body?: URLSearchParams) => {
    const headers = {
      origin: store.url,
      "x-forwarded-for": `10.${40 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`,
      cookie: [...kept].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const method = body === undefined ? "GET" : "POST";
    const answer = await fetch(store.url + path, { method, redirect: "manual", headers, body: body ?? null });
    for (const change of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(change) ?? [];
      if (value === "") kept.delete(name);
      else kept.set(name, value);
    }
    return { status: answer.status, to: answer.headers.get("location") ?? "", body: await answer.text() };
  };
  return {
    get: async (path) => {
      const { to, body } = await call(path);
      return to === "" ? body : (await call(to)).body;
    },
    post: async (path, fields) => call(path, new URLSearchParams(fields)),
  };
}

interface Row {
  /** What is judged of it. */
  readonly fields: readonly string[];
  readonly answers: Answers;
  readonly verdict: string;
}

const asCompany = (companyName: string, address: Answers): Answers => ({
  fullName: "Dana Whitfield",
  buyerKind: "company",
  companyName,
  companyZip: "53219",
  companyKey: "not-listed",
  // So that staff looks at it: their page shows everything.
  taxExempt: "yes",
  ...address,
});

const rows: readonly Row[] = [
  ...judgedRows("names").map(([fullName = "", verdict = ""]) => ({
    fields: ["fullName"],
    answers: { fullName, buyerKind: "individual", ...home },
    verdict,
  })),
  ...judgedRows("companies").map(([companyName = "", verdict = ""]) => ({
    fields: ["companyName"],
    answers: asCompany(companyName, home),
    verdict,
  })),
  ...judgedRows("addresses").map(
    ([address1 = "", address2 = "", city = "", state = "", postalCode = "", verdict = ""]) => ({
      fields: ["address1", "address2", "city", "state", "postalCode"],
      answers: asCompany("Judged Works", { address1, address2, city, state, postalCode }),
      verdict,
    }),
  ),
].filter((_, at) => isFullSize || at % 10 === 0);

/** What is wrong, by row: an empty list where nothing is lost. */
const lost: string[] = [];

function expectIn(where: string, text: string, values: readonly string[]): void {
  for (const value of values) if (!text.includes(value)) lost.push(`${where}: ${JSON.stringify(value)}`);
}

/** A busy store leaves the header's account out rather than wait for it: then the page is read again, as a person would. */
async function expectOnPage(where: string, read: () => Promise<string>, values: readonly string[]): Promise<void> {
  let text = "";
  for (let tries = 0; tries < 5 && !values.every((value) => text.includes(value)); tries++) {
    if (tries > 0) await setTimeout(500 * tries);
    text = shownOf(await read());
  }
  expectIn(where, text, values);
}

/** What a page says, without what it brings for its script. */
function shownOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html
    .replaceAll(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>/g, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}

/** What comes without a proof of work is counted for the whole store; this is not about it. */
async function allowSignUps(): Promise<void> {
  await engines.redis.client.del(`${engines.prefix}sign-up:unproven`);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

async function idle(): Promise<void> {
  const waiting = async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
}

interface Person {
  readonly email: string;
  readonly browser: Browser;
  readonly typed: Answers;
  /** As it has to be everywhere. */
  readonly kept: Required<Pick<Answers, "fullName" | "companyName" | "address1" | "address2" | "city">> & Answers;
}

function personOf({ answers }: Row, place: number): Person {
  const of = (text = "") => spaced(text);
  const { fullName, companyName, address1, address2, city } = answers;
  const kept = { fullName: of(fullName), address1: of(address1), address2: of(address2), city: of(city) };
  return {
    email: `row${place}@judged.example`,
    browser: browserAt(place + 1),
    typed: answers,
    kept: { ...kept, companyName: companyName === undefined ? kept.fullName : of(companyName) },
  };
}

async function register({ email, browser, typed }: Person): Promise<string> {
  await allowSignUps();
  return (await browser.post(registrationUrls.registerUser(), { ...typed, email, password })).body;
}

/** From the mail that came to the page that says what happens next. */
async function confirm({ email, browser, kept }: Person): Promise<void> {
  const [verification] = await mail.inboxOf(email);
  expectIn(`${email} mail, text`, verification?.text ?? "", [kept.fullName]);
  expectIn(`${email} mail, HTML`, shownOf(verification?.html ?? ""), [kept.fullName]);
  const token = /confirm\/link\?token=([\w-]+)/.exec(verification?.text ?? "")?.[1] ?? "none";
  expectIn(`${email} confirm page`, shownOf(await browser.get(registrationUrls.confirmLink({ token }))), [email]);
  const { to } = await browser.post(registrationUrls.confirm(), {});
  await expectOnPage(`${email} done page`, async () => browser.get(to), [kept.companyName]);
}

async function approveAll(people: readonly Person[]): Promise<void> {
  const shown = shownOf(await staff.get(registrationUrls.reviews()));
  for (const { email, kept } of people) {
    const lines = [kept.address1, kept.address2, `${kept.city}, `].filter((line) => line !== "").join(", ");
    expectIn(`${email} review page`, shown, [`${kept.fullName}, ${email}`, kept.companyName, lines]);
  }
  const emails = people.map(({ email }) => email);
  const { rows: waiting } = await pool.query<{ id: string }>(
    "select id from registration where status = 'awaiting-review' and email = any($1)",
    [emails],
  );
  expect(waiting).toHaveLength(people.length);
  await inTurns(waiting, async ({ id }) => {
    expect((await staff.post(registrationUrls.decideReview(), { id, decision: "approve" })).to).toContain("approved");
  });
}

/** What the tables hold, what the last mail says, and what the account's own page shows. */
async function compareKept({ email, browser, kept }: Person): Promise<void> {
  const { rows: found } = await pool.query<Record<string, string | null>>(
    `select registration.full_name, registration.company_name, answers->>'fullName' as answered_name,
       store_user.full_name as user_name, account.company_name as account_name, address1, address2, city
     from registration join store_user on store_user.id = user_id join account on account.number = account_number
     where registration.email = $1`,
    [email],
  );
  expect(found).toEqual([
    {
      full_name: kept.fullName,
      company_name: kept.companyName,
      answered_name: kept.fullName,
      user_name: kept.fullName,
      account_name: kept.companyName,
      address1: kept.address1,
      address2: kept.address2 === "" ? null : kept.address2,
      city: kept.city,
    },
  ]);
  const last = (await mail.inboxOf(email)).at(-1);
  const named = [kept.fullName, kept.companyName];
  expectIn(`${email} last mail, text`, last?.text ?? "", named);
  expectIn(`${email} last mail, HTML`, shownOf(last?.html ?? ""), named);
  await expectOnPage(`${email} users page`, async () => browser.get(urls.accountUsers()), [...named, email]);
}

const accepted = rows.filter(({ verdict }) => verdict === "accept");
const refused = rows.filter(({ verdict }) => verdict === "refuse");

test(`${accepted.length} accepted names, companies and addresses are whole in the tables, the mails and the pages`, async () => {
  for (let from = 0; from < accepted.length; from += batchSize) {
    const people = accepted.slice(from, from + batchSize).map((row, place) => personOf(row, from + place));
    await inTurns(people, async (person) => {
      expect(await register(person)).toContain("CHECK_MAIL");
    });
    await idle();
    await inTurns(people, confirm);
    await approveAll(people.filter(({ typed }) => typed.buyerKind === "company"));
    await idle();
    await inTurns(people, compareKept);
    await fetch(`${mail.inboxUrl}/api/mail/purge`, { method: "POST" });
  }
  expect(lost).toEqual([]);
}, 3_600_000);

test(`${refused.length} refused ones are refused with a reason for their field, and nothing of them is kept`, async () => {
  const wrong: string[] = [];
  await inTurns([...refused.entries()], async ([place, row]) => {
    const person = { ...personOf(row, 20_000 + place), email: `refused${place}@judged.example` };
    const body = await register(person);
    const answer = JSON.parse(body) as { status?: string; errors?: readonly { field: string; message: string }[] };
    const errors = answer.errors ?? [];
    const isFor =
      errors.length > 0 && errors.every(({ field, message }) => row.fields.includes(field) && message !== "");
    // What is far longer than any form takes is refused before the rules look at it, by the name of its field too.
    const isTooLarge = row.fields.some((field) => (row.answers[field as keyof Answers] ?? "").length > 2_000);
    const isNamed = isTooLarge && row.fields.some((field) => body.includes(field));
    if (!(answer.status === "INVALID" && isFor) && !isNamed) wrong.push(`${body} ${JSON.stringify(row.answers)}`);
  });
  expect(wrong).toEqual([]);
  const { rows: kept } = await pool.query("select 1 from registration where email like 'refused%'");
  expect(kept).toEqual([]);
}, 600_000);
