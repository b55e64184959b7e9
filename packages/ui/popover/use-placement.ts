import { type RefObject, useLayoutEffect } from "react";
import { place } from "./place.ts";

/** Spec 9: position refresh every 150 ms while open. */
const REFRESH_MS = 150;

/** Keeps the panel beside its trigger while it is mounted; writes through the CSSOM, which the CSP lets pass. */
export function usePlacement(
  /** Wraps the trigger, or is the id of it. */
  anchor: RefObject<HTMLElement | null> | string,
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
): void {
  useLayoutEffect(() => {
    const trigger = typeof anchor === "string" ? document.getElementById(anchor) : anchor.current?.firstElementChild;
    const element = panel.current;
    if (!shown || !trigger || element === null) return undefined;
    const body = element.firstElementChild;

    function refresh() {
      if (!trigger || element === null || !body) return;
      // The body scrolls when it has too little room, so the wish is what it would take.
      const frame = element.offsetHeight - body.clientHeight;
      const wish = { width: element.offsetWidth, height: frame + body.scrollHeight };
      const root = document.documentElement;
      const box = trigger.getBoundingClientRect();
      const { side, left, top, arrow, room } = place(box, wish, { width: root.clientWidth, height: root.clientHeight });
      element.dataset["side"] = side;
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      element.style.setProperty("--popover-arrow", `${arrow}px`);
      element.style.setProperty("--popover-room", `${room - frame}px`);
    }

    // The top layer lifts the panel out of every scrolling or clipping parent; older browsers show it in place.
    if ("showPopover" in element) element.showPopover();
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener("resize", refresh);
    addEventListener("scroll", refresh, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener("resize", refresh);
      removeEventListener("scroll", refresh, { capture: true });
    };
  }, [anchor, panel, shown]);
}
