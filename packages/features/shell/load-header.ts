import { type AccountSummary, type CatalogChoice, type SignedIn, nobody } from "@capstan/features/account";
import { errorTitle, versions } from "@capstan/features/analytics";
import { brand } from "@capstan/features/brand";
import { type Impersonation, noImpersonation } from "@capstan/features/impersonation";
import { isAddress } from "@capstan/platform/decode";
import { within } from "@capstan/platform/time-limit";
import type { HeaderLink, HeaderView, MainMenu } from "./header.ts";
import { navFlagsOf } from "./nav-flags.ts";

/** Where the header's parts come from: the store's own use cases on the server, its REST routes in the browser. */
export interface HeaderSources {
  signOut(): Promise<SignedIn>;
  account(): Promise<AccountSummary>;
  impersonation(): Promise<Impersonation>;
  /** Whether the welcome message was closed. */
  welcome(): Promise<boolean>;
  /** Null: the account has no custom catalog. */
  customCatalog(): Promise<CatalogChoice | null>;
  menu(): Promise<readonly HeaderLink[]>;
  main(): Promise<MainMenu>;
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
  const ask = async <Part, Fallback>(name: keyof HeaderSources, source: () => Promise<Part>, instead: Fallback) =>
    partOf(source, { ...ways, message: messageOf(name), instead });
  // Spec 8: where the sign-out source can't be had, nobody is signed in.
  const signedIn = ask("signOut", sources.signOut, nobody);
  const ifSignedIn = async <Part>(part: () => Promise<Part>) =>
    (await signedIn).level === "anonymous" ? null : part();
  const [who, account, impersonation, isWelcomeConfirmed, catalog, main, menuLinks] = await Promise.all([
    signedIn,
    ask("account", sources.account, null),
    ask("impersonation", sources.impersonation, noImpersonation),
    ask("welcome", sources.welcome, true),
    ifSignedIn(async () => ask("customCatalog", sources.customCatalog, null)),
    ifSignedIn(async () => ask("main", sources.main, null)),
    ifSignedIn(async () => ask("menu", sources.menu, null)),
  ]);
  const { headerOptions: _, ...shown } = who;
  return {
    ...shown,
    // The import takes addresses that no page of the store loads: such a logo is left out, and nothing else.
    logoUrl: who.logoUrl !== null && isAddress(who.logoUrl) ? who.logoUrl : null,
    pendingTasks: account?.pendingTasks ?? null,
    enrollment: account?.loyaltyEnrollment ?? null,
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

interface PartWays<Fallback> extends HeaderWays {
  readonly message: string;
  readonly instead: Fallback;
}

async function partOf<Part, Fallback>(
  source: () => Promise<Part>,
  { instead, message, report, now, limitMs }: PartWays<Fallback>,
): Promise<Part | Fallback> {
  try {
    return await inTime(source, limitMs);
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

async function inTime<Part>(source: () => Promise<Part>, limitMs: number | undefined): Promise<Part> {
  if (limitMs === undefined) return source();
  return within(limitMs, source, () => new LateAnswer(`no answer in ${limitMs} ms`));
}

class LateAnswer extends Error {
  override readonly name = "LateAnswer";
}
