import { systemClock } from "@capstan/platform/clock";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { HeaderView } from "../header.ts";
import { isFresh } from "../header-age.ts";

/** The page's header, asked for anew when somebody goes on after it has become old. What that needs is loaded only then. */
export function useFreshHeader(given: HeaderView | null): HeaderView | null {
  const { key } = useLocation();
  const [newer, setNewer] = useState<HeaderView | null>(null);
  const view = newer && given && newer.madeAt > given.madeAt ? newer : given;

  useEffect(() => {
    if (view === null || isFresh(view, systemClock.now())) return undefined;
    let isWanted = true;
    const refresh = async () => {
      const { refreshInBrowser } = await import("./refresh-in-browser.ts");
      const fresh = await refreshInBrowser(view);
      if (isWanted) setNewer(fresh);
    };
    // Without a network what is shown stays.
    refresh().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key, view]);

  return view;
}
