import { useEffect, useReducer } from "react";
import { delayOf, isShown, nextState, type PopoverEvent } from "./hover-intent.ts";

type PopoverControl = { readonly shown: boolean; readonly send: (event: PopoverEvent) => void };

/** Runs the hover-intent table on the browser's timers. */
export function usePopoverState(hasHoverDelay: boolean): PopoverControl {
  const [state, send] = useReducer(nextState, "closed");
  const delay = delayOf(state, hasHoverDelay);

  useEffect(() => {
    if (delay === undefined) return undefined;
    if (delay === 0) {
      send("elapsed");
      return undefined;
    }
    const timer = setTimeout(() => send("elapsed"), delay);
    return () => clearTimeout(timer);
  }, [state, delay]);

  return { shown: isShown(state), send };
}
