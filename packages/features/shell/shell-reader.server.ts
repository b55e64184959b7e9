import { type AccountSources, accountSources } from "@capstan/features/account/server";
import { impersonationDataOf } from "@capstan/features/impersonation/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Log } from "@capstan/platform/log";
import type { Visitor } from "@capstan/platform/visitor";
import type { ShellView } from "./header.ts";
import { type HeaderError, type HeaderSources, loadHeader } from "./load-header.ts";
import { main, menu } from "./menus.ts";
import { footerOf, isInsideApp } from "./surroundings.ts";

export interface ShellReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
}

/** A page does not wait longer than this for its header: what is not there by then has its fallback. */
const limitMs = 500;

export function shellReader({ db, clock, log }: ShellReaderDeps) {
  const now = () => clock.now();
  const report = ({ error, ...about }: HeaderError) => log.error({ err: error, ...about }, about.message);
  return {
    load: async (request: Request, visitor: Visitor): Promise<ShellView> => {
      const year = now().getFullYear();
      if (isInsideApp(request.headers)) return { header: null, footer: null, year };
      const header = await loadHeader(inProcess(accountSources(db, visitor)), { report, now, limitMs });
      const { pathname } = new URL(request.url);
      return { header, footer: footerOf({ path: pathname, isProcurement: header.isProcurement }), year };
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
    impersonation: async () => impersonationDataOf(await sources.person()),
    menu: async () => menu,
    main: async () => main,
  };
}
