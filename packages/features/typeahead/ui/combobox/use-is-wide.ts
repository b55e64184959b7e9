import { useSyncExternalStore } from "react";

/** Spec 9: the large screen, which has a dropdown with panels instead of a full screen. */
const wide = "(width >= 1024px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
