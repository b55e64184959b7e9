import { type RefObject, useEffect } from "react";
import { startCountdown } from "./countdown.ts";
import type { Toast } from "./toast-queue.ts";
import { toast as store } from "./toast-store.ts";

const IN_USE = ":hover, :focus-within";

/** Sends each toast away in its time, which stands still while somebody points at it or is in it. */
export function useToastTimer(area: RefObject<HTMLElement | null>, current: Toast | undefined): void {
  useEffect(() => {
    const root = area.current;
    if (root === null || current === undefined) return undefined;
    const countdown = startCountdown(current.duration, () => store.dismiss(current.id));
    const follow = () => (root.matches(IN_USE) ? countdown.pause() : countdown.resume());

    // An update, or the next of the queue, may come while the pointer is there already.
    follow();
    const events = ["pointerenter", "pointerleave", "focusin", "focusout"] as const;
    for (const event of events) root.addEventListener(event, follow);
    return () => {
      countdown.pause();
      for (const event of events) root.removeEventListener(event, follow);
    };
  }, [area, current]);
}
