import { errorTitle, versions } from "@capstan/features/analytics";
import { brand } from "@capstan/features/brand";
import { within } from "@capstan/platform/time-limit";
import { noImpersonation, nobody } from "./header-parts.ts";
import type { HeaderView } from "./header.ts";
import { navFlagsOf } from "./nav-flags.ts";
import {
  readAccount,
  readCatalog,
  readImpersonation,
  readMain,
  readMenu,
  readSignOut,
  readWelcome,
} from "./read-sources.ts";

/** Where the header's data come from: the store's own use cases on the server, its REST routes in the browser. */
export interface HeaderSources {
  signOut(): Promise<unknown>;
  account(): Promise<unknown>;
  impersonation(): Promise<unknown>;
  welcome(): Promise<unknown>;
  customCatalog(): Promise<unknown>;
  menu(): Promise<unknown>;
  main(): Promise<unknown>;
}

/** Spec 8: what a reported header error carries. */
export interface HeaderError {
  readonly title: string;
  readonly version: string;
  readonly timestamp: string;
  readonly message: string;
  readonly error: unknown;
}

export interface HeaderWays {
  readonly report: (error: HeaderError) => void;
  readonly now: () => Date;
  /** How long each source may take; as long as it wants where there is none. */
  readonly limitMs?: number;
}

/** Spec 8: by these names the sources' failures are told. */
const endpointNames: Readonly<Record<keyof HeaderSources, string>> = {
  signOut: "signout",
  account: "my account",
  impersonation: "get impersonation",
  welcome: "welcomeMessage",
  customCatalog: "custom catalog",
  menu: "header/menu",
  main: "header/main",
};

/** Spec 4: four sources at once, then what only the signed-in have. A source that fails is told of, and does not fail the header. */
export async function loadHeader(sources: HeaderSources, ways: HeaderWays): Promise<HeaderView> {
  const ask = async <Part, Fallback>(source: keyof HeaderSources, read: (answer: unknown) => Part, instead: Fallback) =>
    partOf(sources[source], { ...ways, message: messageOf(source), read, instead });
  const signedIn = ask("signOut", readSignOut, nobody);
  const ifSignedIn = async <Part>(part: () => Promise<Part>) =>
    (await signedIn).level === "anonymous" ? null : part();
  const [who, account, impersonation, isWelcomeConfirmed, catalog, main, menuLinks] = await Promise.all([
    signedIn,
    ask("account", readAccount, null),
    ask("impersonation", readImpersonation, noImpersonation),
    ask("welcome", readWelcome, true),
    ifSignedIn(async () => ask("customCatalog", readCatalog, null)),
    ifSignedIn(async () => ask("main", readMain, null)),
    ifSignedIn(async () => ask("menu", readMenu, null)),
  ]);
  const { hidden: _, ...shown } = who;
  return {
    ...shown,
    pendingTasks: account?.pendingTasks ?? null,
    enrollment: account?.enrollment ?? null,
    accountLinks: account?.links ?? null,
    impersonation,
    catalog,
    mainLinks: main?.links ?? null,
    menuLinks,
    phone: main?.phone ?? brand.phone,
    flags: navFlagsOf({ signedIn: who, catalog, isWelcomeConfirmed }),
    madeAt: ways.now().getTime(),
  };
}

export function messageOf(source: keyof HeaderSources): string {
  return `Error fetching from ${endpointNames[source]} endpoint`;
}

interface PartWays<Part, Fallback> extends HeaderWays {
  readonly message: string;
  readonly read: (answer: unknown) => Part;
  readonly instead: Fallback;
}

async function partOf<Part, Fallback>(
  source: () => Promise<unknown>,
  { read, instead, message, report, now, limitMs }: PartWays<Part, Fallback>,
): Promise<Part | Fallback> {
  try {
    return read(await inTime(source, limitMs));
  } catch (error) {
    report({
      title: errorTitle("header"),
      version: versions.header,
      timestamp: now().toISOString(),
      message,
      error,
    });
    return instead;
  }
}

async function inTime(source: () => Promise<unknown>, limitMs: number | undefined): Promise<unknown> {
  if (limitMs === undefined) return source();
  return within(limitMs, source, () => new LateAnswer(`no answer in ${limitMs} ms`));
}

class LateAnswer extends Error {
  override readonly name = "LateAnswer";
}
