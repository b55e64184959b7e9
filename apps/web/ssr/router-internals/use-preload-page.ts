import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes } from "react-router";

/** Loads the code of the page at a path, without going there. */
export function usePreloadPage(): (path: string) => void {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(
    (path) => {
      for (const { route } of matchRoutes(router?.routes ?? [], path) ?? []) {
        if (typeof route.lazy === "object") void route.lazy.Component?.();
      }
    },
    [router],
  );
}
