import { registrationUrls } from "@capstan/features/registration-urls";
import { createMailer, mailJobs } from "@capstan/features/mail/server";
import type { Clock } from "@capstan/platform/clock";
import type { TestEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { expect } from "vitest";
import { type PrivateMail, startPrivateMail } from "../../../../scripts/engines/greenmail.ts";
import { registrationJobs, registrationMailJobs } from "../registration.jobs.server.ts";
import type { Answers } from "../registration.ts";

interface Answer {
  readonly statusCode: number;
  readonly headers: { readonly location?: string | undefined };
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly maxAge?: number }[];
  readonly body: string;
}

/** Only tests know the app: they bring what is needed of it. */
export interface StoreKit {
  readonly app: { inject(request: object): Promise<Answer>; close(): Promise<unknown> };
  readonly clock: Clock;
  cookieOf(who: string): Promise<string>;
  posted(
    url: string,
    payload: object | string,
    poster: { readonly headers: Readonly<Record<string, string>>; readonly remoteAddress: string },
  ): object;
}

export const password = "seven quiet lanterns walk home";

/** Answers that every rule takes. */
export const home = { address1: "4820 W Burnham St", city: "Milwaukee", state: "WI", postalCode: "53219" };
export const individual: Answers = { buyerKind: "individual", ...home };
export const federal: Answers = {
  buyerKind: "federal",
  departmentCode: "DOD",
  agencyCode: "DOD-DLA",
  taxExempt: "yes",
  ...home,
};

export const company = (companyName: string, taxExempt = "no"): Answers => ({
  buyerKind: "company",
  companyName,
  companyZip: home.postalCode,
  companyKey: "not-listed",
  taxExempt,
  ...home,
});

export interface Reply {
  readonly status: number;
  readonly to: string;
  readonly body: string;
  /** As the browser has them after this answer. */
  readonly cookie: string;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names the shape that it expects
  json<Answer>(): Answer;
}

/** A browser: it keeps its cookies, and comes from an address of its own. */
export interface Browser {
  readonly cookie: string;
  get(url: string): Promise<Reply>;
  post(url: string, body: object | string): Promise<Reply>;
}

export interface RegistrationStore extends AsyncDisposable {
  readonly mail: PrivateMail;
  browser(cookie?: string): Browser;
  as(who: string): Promise<Browser>;
  /** Every job is done. */
  idle(): Promise<void>;
  /** Registers, and has the mail sent. */
  register(answers: Answers, browser?: Browser): Promise<Reply>;
  subjectsOf(email: string): Promise<readonly string[]>;
  /** The links' tokens in the mails to somebody, the oldest first. */
  tokensOf(email: string): Promise<readonly string[]>;
  /** Follows the newest link and presses the button. */
  confirm(email: string, browser?: Browser): Promise<{ readonly browser: Browser; readonly reply: Reply }>;
}

let addresses = 0;

export async function startRegistrationStore(
  engines: TestEngines,
  { app, clock, cookieOf, posted }: StoreKit,
): Promise<RegistrationStore> {
  const { db, pool } = engines.database;
  const mail = await startPrivateMail();
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: "store@capstan.example" });
  const { log, databaseUrl } = engines;
  const jobs = [
    ...mailJobs({ mailer }),
    ...registrationJobs({ db, clock }),
    ...registrationMailJobs({ db, clock, mailer }),
  ];
  const worker = await startWorker({ pool, databaseUrl, log, jobs, concurrency: 2 });

  const browser = (cookie = ""): Browser => {
    addresses += 1;
    const remoteAddress = `10.7.${addresses >> 8}.${addresses & 255}`;
    let kept = cookie;
    const reply = (answer: Answer): Reply => {
      kept = withChanges(kept, answer.cookies);
      const { statusCode: status, headers, body } = answer;
      return { status, to: headers.location ?? "", body, cookie: kept, json: () => JSON.parse(body) };
    };
    return {
      get cookie() {
        return kept;
      },
      get: async (url) => reply(await app.inject({ url, headers: { cookie: kept }, remoteAddress })),
      post: async (url, body) =>
        reply(await app.inject(posted(url, body, { headers: { cookie: kept }, remoteAddress }))),
    };
  };
  const idle = async () => {
    const waiting = async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  };
  const tokensOf = async (email: string) =>
    (await mail.inboxOf(email)).flatMap(({ text }) => /confirm\/link\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  return {
    mail,
    browser,
    as: async (who) => browser(await cookieOf(who)),
    idle,
    register: async (answers, from = browser()) => {
      await allowSignUps(engines);
      const reply = await from.post(registrationUrls.registerUser(), { ...answers, password });
      await idle();
      return reply;
    },
    subjectsOf: async (email) => (await mail.inboxOf(email)).map(({ subject }) => subject),
    tokensOf,
    confirm: async (email, from = browser()) => {
      const token = (await tokensOf(email)).at(-1);
      await from.get(registrationUrls.confirmLink({ token: token ?? "none" }));
      const pressed = await from.post(registrationUrls.confirm(), { password });
      const reply = pressed.to.includes("/callback?") ? await from.get(pressed.to) : pressed;
      await idle();
      return { browser: from, reply };
    },
    [Symbol.asyncDispose]: async () => {
      await worker.stop();
      mailer.close();
      await Promise.all([app.close(), mail.stop()]);
    },
  };
}

/** What comes without a proof of work is counted for the whole store: a test that is not about it begins anew. */
export async function allowSignUps({ redis, prefix }: TestEngines): Promise<void> {
  await redis.client.del(`${prefix}sign-up:unproven`);
}

function withChanges(cookie: string, changes: readonly { name: string; value: string; maxAge?: number }[]): string {
  const kept = new Map(
    cookie.split("; ").flatMap((pair) => (pair === "" ? [] : [pair.split("=", 2) as [string, string]])),
  );
  for (const { name, value, maxAge } of changes) {
    if (maxAge === 0) kept.delete(name);
    else kept.set(name, value);
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
}
