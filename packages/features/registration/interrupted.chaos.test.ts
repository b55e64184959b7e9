import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { type DatabaseHandle, createDatabase } from "@capstan/platform/db";
import { migrate } from "@capstan/platform/migrate";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Store, startStore, startWorkerProcess } from "../../../e2e/chaos/store.ts";
import { findFreePort } from "../../../scripts/engines/free-ports.ts";
import { type PrivateMail, startPrivateMail } from "../../../scripts/engines/greenmail.ts";
import { startPrivatePostgres, startPrivateRedis } from "../../../scripts/engines/private.ts";
import type { ServerProcess } from "../../../scripts/server-process.ts";
import { individual, password } from "./test-kit/registration-store.ts";

const stack = new AsyncDisposableStack();
const parts = ["web", "worker", "mail"] as const;
type Part = (typeof parts)[number];
/** When it is killed: before a step, and soon after its request has left. */
const moments = ["saving", "submitting", "mailing", "opening", "confirming", "signing in"] as const;
type Moment = (typeof moments)[number];

let engines: Record<string, string>;
let database: DatabaseHandle;
let port: number;
let ports: { smtp: number; inbox: number };
let web: Store;
let worker: ServerProcess;
let mail: PrivateMail;
/** By Message-ID, since a mail server that is killed forgets what it has. */
const received = new Map<string, Map<string, string>>();

beforeAll(async () => {
  const [postgres, redis] = await Promise.all([startPrivatePostgres(), startPrivateRedis()]);
  stack.use(postgres);
  stack.use(redis);
  await migrate(postgres.url, { quiet: true });
  database = createDatabase({
    url: postgres.url,
    name: "interrupted",
    queryTimeoutMs: 30_000,
    connectTimeoutMs: 30_000,
  });
  stack.defer(async () => database.close());
  ports = { smtp: await findFreePort(), inbox: await findFreePort() };
  mail = await startPrivateMail(ports);
  engines = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    // Nothing of registration needs a search.
    OPENSEARCH_URL: "http://127.0.0.1:9",
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: "store@capstan.example",
    LOG_LEVEL: "error",
  };
  port = await findFreePort((first) => [first, first + 1]);
  web = await startStore(port, engines, { TRUSTED_PROXIES: "127.0.0.1" });
  worker = await startWorkerProcess(engines);
}, 300_000);

afterAll(async () => {
  await Promise.all([web, worker, mail].map(async (part) => part?.[Symbol.asyncDispose]()));
  await stack.disposeAsync();
}, 120_000);

async function kill({ child }: ServerProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const restarts: Readonly<Record<Part, () => Promise<void>>> = {
  web: async () => {
    await kill(web);
    web = await startStore(port, engines, { TRUSTED_PROXIES: "127.0.0.1" });
  },
  worker: async () => {
    await kill(worker);
    worker = await startWorkerProcess(engines);
  },
  mail: async () => {
    await mail.stop();
    mail = await startPrivateMail(ports);
  },
};

/** A person's browser: it keeps cookies, and whoever sees no answer tries again. */
function person(address: string) {
  const kept = new Map<string, string>();
  const call = async (method: "GET" | "POST", path: string, fields?: Readonly<Record<string, string>>) => {
    const answer = await fetch(web.url + path, {
      method,
      redirect: "manual",
      headers: {
        origin: web.url,
        "x-forwarded-for": address,
        cookie: [...kept].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") kept.delete(name);
      else kept.set(name, value);
    }
    await answer.text();
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    return { status: answer.status, to: answer.headers.get("location") ?? "" };
  };
  const again = async (...what: Parameters<typeof call>): ReturnType<typeof call> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await call(...what);
      } catch (error) {
        if (tries > 100) throw error;
        await pause(200);
      }
    }
  };
  return { again, kept };
}

/** What is mailed is noted before the mail server forgets it. */
async function noteMails(email: string): Promise<ReadonlyMap<string, string>> {
  const noted = received.get(email) ?? new Map<string, string>();
  received.set(email, noted);
  try {
    for (const { id, text } of await mail.inboxOf(email)) noted.set(id, text);
  } catch {
    // It is away.
  }
  return noted;
}

/** Resends what a mail server took and forgot when it was killed, as people do to whom no mail comes. */
async function linkFor(email: string, resend: () => Promise<unknown>): Promise<string> {
  const tokenIn = (text: string) => /confirm\/link\?token=([\w-]+)/.exec(text)?.[1];
  for (let tries = 1; tries < 300; tries += 1) {
    const token = [...(await noteMails(email)).values()].map(tokenIn).find((found) => found !== undefined);
    if (token !== undefined) return token;
    if ((await waitingJobs()) === 0 && tries % 50 === 0) await resend();
    await pause(100);
  }
  throw new Error(`no mail to ${email}`);
}

const cases = parts.flatMap((part) => moments.map((moment) => ({ part, moment })));

test.each(cases)(
  "$part killed while $moment: the registration is finished, with one user and one mail of each kind",
  async ({ part, moment }) => {
    const at = cases.findIndex((one) => one.part === part && one.moment === moment);
    const email = `dana${at}@whitfield.example`;
    const { again, kept } = person(`10.3.0.${at + 1}`);
    /** The request leaves, the part dies a moment later, and the person waits for an answer. */
    const step = async <Done>(now: Moment, work: () => Promise<Done>): Promise<Done> => {
      if (now !== moment) return work();
      const [done] = await Promise.all([work(), pause(at % 2 === 0 ? 5 : 40).then(restarts[part])]);
      return done;
    };
    const about = { fullName: "Dana Whitfield", email, phone: "414-555-0119" };
    await step("saving", async () => again("POST", registrationUrls.step({ step: "about-you" }), about));
    await again("POST", registrationUrls.step({ step: "company" }), { buyerKind: "individual" });
    await again("POST", registrationUrls.step({ step: "address" }), individual);
    const sent = await step("submitting", async () =>
      again("POST", registrationUrls.step({ step: "password" }), { password }),
    );
    expect(sent.to).toBe(registrationUrls.checkMail());
    const token = await step("mailing", async () =>
      linkFor(email, async () => again("POST", registrationUrls.resendMail())),
    );
    await step("opening", async () => again("GET", registrationUrls.confirmLink({ token })));
    const pressed = await step("confirming", async () => again("POST", registrationUrls.confirm()));
    const isBegun = pressed.to.startsWith(registrationUrls.callback());
    const last = isBegun ? await step("signing in", async () => again("GET", pressed.to)) : pressed;
    // Who saw no answer to what was done is told to sign in, and can.
    const toSignIn = [registrationUrls.confirm({ outcome: "taken" }), urls.signIn()];
    const fields = { userName: email, password };
    const end = toSignIn.includes(last.to) ? await again("POST", urls.signIn(), fields) : last;
    expect([registrationUrls.done(), urls.home()]).toContain(end.to);
    expect([...kept.keys()]).toContain("session");
    await expect.poll(async () => waitingJobs(), { timeout: 60_000, interval: 200 }).toBe(0);
    const ids = [...(await noteMails(email)).keys()];
    expect(ids.filter((id) => id.includes("registration-verification"))).toHaveLength(1);
    const welcomes = ids.filter((id) => id.includes("registration-welcome")).length;
    // A mail server that was killed may have forgotten it.
    expect(part === "mail" ? [0, 1] : [1]).toContain(welcomes);
    const { rows } = await database.pool.query(
      `select count(distinct store_user.id)::int as users, count(membership.account_number)::int as accounts
       from store_user left join membership on user_id = id where lower(email) = $1`,
      [email],
    );
    expect(rows).toEqual([{ users: 1, accounts: 1 }]);
  },
  180_000,
);

/** A job whose mail server was away waits longer and longer; whoever operates the store does not. */
async function waitingJobs(): Promise<number> {
  await database.pool.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null and attempts > 0), run_at => now())",
  );
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier in ('mail:send', 'registration:send-mail')",
  );
  return rows[0]?.count ?? 0;
}
