import { registrationUrls } from "@capstan/features/registration-urls";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allowSignUps, individual, password } from "./test-kit/registration-store.ts";

const engines = testEngines();
const { pool } = engines.database;
const samples = sized(240, 2_000);
let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  app = await testApp(engines, { FLOOD_LIMIT: 1_000_000, ADDRESS_FLOOD_LIMIT: 1_000_000 });
  await seedPeople(engines.database);
  await pool.query(
    `insert into store_user (id, email, full_name, short_name, is_enabled)
     select 'timed' || n, 'timed' || n || '@a.example', 'Timed', 'Timed', n % 10 > 0 from generate_series(1000, 3000) as n`,
  );
});
afterAll(async () => app.close());

async function send(url: string, fields: Readonly<Record<string, string>>, cookie = "") {
  addresses += 1;
  const remoteAddress = `10.9.${addresses >> 8}.${addresses & 255}`;
  return app.inject(posted(url, fields, { headers: { cookie }, remoteAddress }));
}

const person = (email: string) => ({ fullName: "Dana Whitfield", phone: "414-555-0119", email });

/** Everything that an answer tells, but for the address that was sent, what is random and when it was. */
function told({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>, email: string): string {
  const { date: _, "x-request-id": __, "content-security-policy": ___, ...others } = headers;
  const text = JSON.stringify([statusCode, others, body]);
  return text.replaceAll(email, "EMAIL").replaceAll(/(registration=|guest=|"key\\":\\")[\w-]{43}/g, "$1TOKEN");
}

const whole = (email: string) => ({ ...person(email), ...individual, password });

/** Each endpoint that takes an address, or follows one that did. */
const calls: Readonly<Record<string, (email: string) => ReturnType<typeof send>>> = {
  "POST on the prefix": async (email) => send(registrationUrls.app(), whole(email)),
  "register/user": async (email) => send(registrationUrls.registerUser(), whole(email)),
  "register/user with a weak password": async (email) =>
    send(registrationUrls.registerUser(), { ...whole(email), password: "short" }),
  "register/guest": async (email) => send(registrationUrls.registerGuest(), person(email)),
  "validate/personal": async (email) => send(registrationUrls.validatePersonal(), person(email)),
  "validate/company": async (email) => send(registrationUrls.validateCompany(), whole(email)),
  "bff1/validate/registration": async (email) =>
    send(registrationUrls.validate({ part: "registration" }), whole(email)),
  "bff1/validate/password": async (email) => send(registrationUrls.validate({ part: "password" }), { email, password }),
  "search/company": async (email) =>
    send(registrationUrls.searchCompany(), { email, companyName: "Orrin Works", companyZip: "43604" }),
  "the form about-you": async (email) => send(registrationUrls.step({ step: "about-you" }), person(email)),
  "the guest's form": async (email) => send(registrationUrls.guest(), person(email)),
  "the form password": async (email) =>
    send(registrationUrls.step({ step: "password" }), { password }, await draftOf(email)),
  "resend-mail": async (email) => send(registrationUrls.resendMail(), {}, await submittedBy(email)),
};

const cookieIn = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

async function draftOf(email: string): Promise<string> {
  const saved = await send(registrationUrls.step({ step: "about-you" }), person(email));
  await send(registrationUrls.step({ step: "company" }), { buyerKind: "individual" }, cookieIn(saved));
  await send(registrationUrls.step({ step: "address" }), { ...individual }, cookieIn(saved));
  return cookieIn(saved);
}

async function submittedBy(email: string): Promise<string> {
  return cookieIn(await send(registrationUrls.registerUser(), whole(email)));
}

test.each(Object.keys(calls))(
  "%s answers alike for an address with a user, a disabled one, and nobody's",
  async (name) => {
    await allowSignUps(engines);
    const answers: string[] = [];
    for (const email of ["timed1001@a.example", "timed1010@a.example", "nobody100@a.example"])
      answers.push(told(await calls[name]!(email), email));
    expect(answers[0]).toMatch(/^\[(?:200|303),/);
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).toBe(answers[0]);
  },
);

const timed: Readonly<Record<string, (email: string) => Promise<() => ReturnType<typeof send>>>> = {
  "register/user": async (email) => async () => send(registrationUrls.registerUser(), whole(email)),
  "register/guest": async (email) => async () => send(registrationUrls.registerGuest(), person(email)),
  "validate/personal": async (email) => async () => send(registrationUrls.validatePersonal(), person(email)),
  "resend-mail": async (email) => {
    const cookie = await submittedBy(email);
    return async () => send(registrationUrls.resendMail(), {}, cookie);
  },
};

/**
 * Mann-Whitney: the chance that an answer for a known address takes longer than one for an unknown address. Were times
 * alike, it would be a half, give or take 3.3 standard errors in 999 of 1,000 runs.
 */
test.each(Object.keys(timed))(
  `the time of ${samples} answers of %s does not tell who has a user`,
  async (name) => {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let at = 1; at <= samples / 2; at += 1) {
      const pairs = [
        [known, `timed${1_100 + at}@a.example`],
        [unknown, `ghost${1_100 + at}@a.example`],
      ] as const;
      for (const [times, email] of at % 2 === 0 ? pairs : pairs.toReversed()) {
        await allowSignUps(engines);
        const call = await timed[name]!(email);
        const began = performance.now();
        const { statusCode } = await call();
        times.push(performance.now() - began);
        expect(statusCode).toBeLessThan(400);
      }
    }
    const longer = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : 0)));
    const share = longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
    const error = Math.sqrt((known.length + unknown.length + 1) / (12 * known.length * unknown.length));
    process.stdout.write(
      `${name}: known addresses take longer in ${(share * 100).toFixed(1)} % of pairs, standard error ${(error * 100).toFixed(1)}\n`,
    );
    expect(Math.abs(share - 0.5)).toBeLessThan(3.3 * error);
  },
  600_000,
);
