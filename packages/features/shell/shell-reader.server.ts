import { type AccountSources, accountSources } from "@capstan/features/account/server";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import { impersonationOf } from "@capstan/features/impersonation/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { ErrorCatalog } from "@capstan/platform/errors";
import type { Log } from "@capstan/platform/log";
import type { Visitor } from "@capstan/platform/visitor";
import type { ShellView } from "./header.ts";
import { type HeaderError, type HeaderSources, loadHeader } from "./load-header.ts";
import { mainMenu, menuLinks } from "./menus.ts";
import { refusalIn } from "./refusal.ts";
import { footerOf, isInsideApp } from "./surroundings.ts";

export interface ShellReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
  readonly errorCatalog: ErrorCatalog;
}

/** A page does not wait longer than this for its header: what is not there by then has its fallback. */
const limitMs = 500;

export function shellReader({ db, clock, log, errorCatalog }: ShellReaderDeps) {
  const now = () => clock.now();
  const report = ({ error, ...about }: HeaderError) => log.error({ err: error, ...about }, about.message);
  return {
    refusal: (url: URL) => refusalIn(url, errorCatalog),
    load: async (request: Request, visitor: Visitor): Promise<ShellView> => {
      const { pathname, origin } = new URL(request.url);
      const common = { origin, year: now().getFullYear(), formKey: newIdempotencyKey() };
      if (isInsideApp(request.headers)) return { ...common, header: null, footer: null };
      const header = await loadHeader(inProcess(accountSources(db, visitor)), { report, now, limitMs });
      return { ...common, header, footer: footerOf({ path: pathname, isProcurement: header.isProcurement }) };
    },
  };
}

/** The use cases behind the REST routes, without a request in between. */
function inProcess(sources: AccountSources): HeaderSources {
  return {
    signOut: sources.signOut,
    account: sources.account,
    welcome: sources.welcome,
    customCatalog: sources.customCatalog,
    impersonation: async () => impersonationOf(await sources.person()),
    menu: async () => menuLinks,
    main: async () => mainMenu,
  };
}
