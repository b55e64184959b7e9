import { type RefObject, useLayoutEffect } from "react";

/** Closes an open popover on Escape, on a press outside it and when the focus goes elsewhere. */
export function useDismissal(anchor: RefObject<HTMLElement | null>, shown: boolean, dismiss: () => void): void {
  // Before the popover is painted: what is pressed at once is heard.
  useLayoutEffect(() => {
    const root = anchor.current;
    if (!shown || root === null) return undefined;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !root.contains(target);

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.isComposing || root === null) return;
      // One Escape closes one thing: a dialog around the popover stays.
      event.preventDefault();
      event.stopPropagation();
      const trigger = root.firstElementChild;
      if (root.contains(document.activeElement) && trigger instanceof HTMLElement) trigger.focus();
      dismiss();
    }
    function onPointerDown(event: PointerEvent) {
      if (isOutside(event.target)) dismiss();
    }
    function onFocusOut(event: FocusEvent) {
      if (isOutside(event.relatedTarget)) dismiss();
    }

    addEventListener("keydown", onKeyDown, true);
    addEventListener("pointerdown", onPointerDown, true);
    root.addEventListener("focusout", onFocusOut);
    return () => {
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("pointerdown", onPointerDown, true);
      root.removeEventListener("focusout", onFocusOut);
    };
  }, [anchor, shown, dismiss]);
}
