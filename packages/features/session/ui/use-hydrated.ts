import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and while the page wakes up, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
