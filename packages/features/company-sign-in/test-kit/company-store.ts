/** A store with a company that has connected its provider, for the tests of this slice. */
import { createHash, randomBytes } from "node:crypto";
import type { TestEngines } from "@capstan/platform/test-kit";
import { vi } from "vitest";
import { type TestDns, startTestDns } from "./test-dns.ts";
import { type Claims, type TestProvider, startTestProvider } from "./test-provider.ts";

interface Answer {
  readonly statusCode: number;
  readonly headers: { readonly location?: string | undefined };
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  readonly body: string;
}

interface App {
  inject(request: object): Promise<Answer>;
  close(): Promise<unknown>;
}

/** Only tests know the app: they bring what is needed of it. */
export interface StoreKit {
  openApp(env: {
    readonly SECRETS_KEY: Buffer<ArrayBuffer>[];
    readonly OIDC_ALLOW_INSECURE: true;
    readonly DNS_SERVERS: string[];
  }): Promise<App>;
  cookieOf(who: string): Promise<string>;
  posted(
    url: string,
    payload: string,
    poster: { readonly headers: Readonly<Record<string, string>>; readonly remoteAddress: string },
  ): object;
}

export interface CompanyStore extends AsyncDisposable {
  readonly app: App;
  readonly provider: TestProvider;
  readonly dns: TestDns;
  /** Posts one of the forms of the administrators' page; the outcome that the next page says. */
  change(what: string, fields?: Readonly<Record<string, string>>, who?: string): Promise<string>;
  begin(email: string, from?: string): Promise<Begun>;
  finish(back: URL, cookie: string): Promise<Ended>;
  /** All the way through the provider. */
  signIn(person: Claims): Promise<Ended>;
}

export interface Begun {
  readonly location: string;
  readonly cookie: string;
  readonly state: string;
}

export interface Ended {
  readonly location: string;
  readonly session: string | undefined;
}

export async function openCompanyStore(engines: TestEngines, kit: StoreKit): Promise<CompanyStore> {
  await vi.waitUntil(() => engines.redis.client.isReady);
  const [provider, dns] = await Promise.all([startTestProvider(), startTestDns()]);
  const app = await kit.openApp({
    SECRETS_KEY: [randomBytes(32)],
    OIDC_ALLOW_INSECURE: true,
    DNS_SERVERS: [dns.address],
  });
  let addresses = 0;
  // Each call is another visitor, so that no limit is met.
  const remoteAddress = () => `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
  const post = async (url: string, fields: Readonly<Record<string, string>>, cookie = "") =>
    app.inject(
      kit.posted(url, new URLSearchParams(fields).toString(), { headers: { cookie }, remoteAddress: remoteAddress() }),
    );
  const begin = async (email: string, from?: string): Promise<Begun> => {
    const answer = await post("/signin/company", { email, ...(from === undefined ? {} : { frwdUrlPath: from }) });
    const [left] = answer.cookies;
    const { location = "" } = answer.headers;
    const state = new URL(location, "http://store.example").searchParams.get("state") ?? "";
    return { location, cookie: left ? `${left.name}=${left.value}` : "", state };
  };
  const finish = async (back: URL, cookie: string): Promise<Ended> => {
    const answer = await app.inject({
      url: back.pathname + back.search,
      headers: { cookie },
      remoteAddress: remoteAddress(),
    });
    const session = answer.cookies.find(({ name }) => name === "session")?.value;
    return { location: answer.headers.location ?? String(answer.statusCode), session };
  };
  return {
    app,
    provider,
    dns,
    begin,
    finish,
    change: async (what, fields = {}, who = "ann:fully-authenticated") => {
      const answer = await post(`/myaccount/company-sign-in/${what}`, fields, await kit.cookieOf(who));
      const { location } = answer.headers;
      if (location === undefined) return (JSON.parse(answer.body) as { error: { code: string } }).error.code;
      return location.replace("/myaccount/company-sign-in?outcome=", "");
    },
    signIn: async (person) => {
      const { cookie, state } = await begin(String(person["email"]));
      return finish(provider.authorize(await providerUrl(engines, state), person), cookie);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([app.close(), provider[Symbol.asyncDispose](), dns[Symbol.asyncDispose]()]);
    },
  };
}

/** Where the page between would lead on to. */
export async function providerUrl({ redis }: TestEngines, state: string): Promise<string> {
  const kept = await redis.get(`company-sign-in:${createHash("sha256").update(state).digest("base64url")}`);
  return (JSON.parse(kept ?? "{}") as { pending: { url: string } }).pending.url;
}

/** Connected, proven and not required. */
export async function connect(engines: TestEngines, { provider, change }: CompanyStore): Promise<void> {
  const { issuer, clientId, clientSecret } = provider;
  await change("provider", { issuer, clientId, clientSecret, defaultRole: "buyer" });
  await change("add-domain", { domain: "harlow.example" });
  await engines.database.pool.query("update company_domain set verified_at = now() where domain = 'harlow.example'");
}
