import { systemClock } from "@capstan/platform/clock";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { HeaderView } from "../header.ts";
import { isFresh } from "../header-age.ts";

/** The page's header, asked for anew when somebody goes on after it has become old. What that needs is loaded only then. */
export function useFreshHeader(given: HeaderView | null): HeaderView | null {
  const { key } = useLocation();
  const [newer, setNewer] = useState<HeaderView | null>(null);
  const view = newer && given && newer.madeAt > given.madeAt ? newer : given;
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    if (view === null || isFresh(view, systemClock.now())) return undefined;
    let isWanted = true;
    const refresh = async () => {
      const { refreshInBrowser, stopRefreshing } = await import("./refresh-in-browser.ts");
      stop.current = stopRefreshing;
      const fresh = await refreshInBrowser(view);
      if (isWanted) setNewer(fresh);
    };
    // Without a network what is shown stays.
    refresh().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, view]);

  // The server gave a header of its own: what is still asked for is older than that.
  useEffect(() => () => stop.current?.(), [given]);

  return view;
}
