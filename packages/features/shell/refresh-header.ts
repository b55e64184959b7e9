import type { HeaderView } from "./header.ts";
import { isKept } from "./header-age.ts";
import { type HeaderError, type HeaderSources, loadHeader, messageOf } from "./load-header.ts";

/** In the browser a source may take its time: the page is there already. */
const limitMs = 10_000;

interface Refreshing {
  readonly sources: HeaderSources;
  readonly report: (error: HeaderError) => void;
  readonly now: () => Date;
}

/** The header anew. Where not even who is signed in can be learnt, the known one is kept as long as it may be. */
export async function refreshHeader(known: HeaderView, { sources, report, now }: Refreshing): Promise<HeaderView> {
  let isKnown = true;
  const view = await loadHeader(sources, {
    now,
    limitMs,
    report: (error) => {
      if (error.message === messageOf("signOut")) isKnown = false;
      report(error);
    },
  });
  return isKnown || !isKept(known, now()) ? view : known;
}
