import type { HeaderView } from "./header.ts";
import { isKept } from "./header-age.ts";
import { type HeaderError, type HeaderSources, loadHeader, messageOf } from "./load-header.ts";

interface Refreshing {
  readonly sources: HeaderSources;
  readonly report: (error: HeaderError) => void;
  readonly now: () => Date;
}

/**
 * The header anew. Where a part of it can't be had, the known one is kept whole for as long as it may be: one account's
 * links never stand beside another's name. Who has signed out or switched since then gets the new one with its fallbacks.
 */
export async function refreshHeader(known: HeaderView, { sources, report, now }: Refreshing): Promise<HeaderView> {
  const failed = new Set<string>();
  // Spec 9: the browser waits without a limit of its own; the page is there already.
  const view = await loadHeader(sources, {
    now,
    report: (error) => {
      failed.add(error.message);
      report(error);
    },
  });
  if (failed.size === 0 || !isKept(known, now())) return view;
  return failed.has(messageOf("signOut")) || isForSame(known, view) ? known : view;
}

function isForSame(known: HeaderView, view: HeaderView): boolean {
  return (
    known.level === view.level && known.accountNumber === view.accountNumber && known.user?.name === view.user?.name
  );
}
