import "./toast.css";
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { ToastContent } from "./toast-content.tsx";
import { shownOf, type ToastQueue } from "./toast-queue.ts";
import { toast as store } from "./toast-store.ts";
import { useToastTimer } from "./use-toast-timer.ts";

const nothing: ToastQueue = [];

/** The one place where toasts show; each page has exactly one. */
export function ToastArea() {
  const queue = useSyncExternalStore(store.subscribe, store.queue, () => nothing);
  const [current] = shownOf(queue);
  const area = useRef<HTMLElement>(null);
  const cameFrom = useCameFrom(area);
  useToastTimer(area, current);

  const dismiss = useCallback(
    (id: string) => {
      // The button goes with its toast, and the focus must not fall to the top of the page.
      if (area.current?.contains(document.activeElement) === true) cameFrom.current?.focus();
      store.dismiss(id);
    },
    [cameFrom],
  );
  useKeys(area, current?.id, dismiss);

  // React Aria keeps elements with this mark alive and reachable while a dialog is open.
  return (
    <section
      ref={area}
      className="toast-area toast on-marine"
      aria-label="Notifications"
      data-shown={current !== undefined || undefined}
      data-react-aria-top-layer="true"
      data-print="hide"
    >
      <ToastContent toast={current} onDismiss={dismiss} />
    </section>
  );
}

/** What had the focus before it came into the area. */
function useCameFrom(area: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const root = area.current;
    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && root?.contains(relatedTarget) === false) {
        cameFrom.current = relatedTarget;
      }
    }
    root?.addEventListener("focusin", onFocusIn);
    return () => root?.removeEventListener("focusin", onFocusIn);
  }, [area]);
  return cameFrom;
}

/** At the window and in the bubbling phase, so that whatever lies above the toast takes its Escape first. */
function useKeys(area: RefObject<HTMLElement | null>, id: string | undefined, dismiss: (id: string) => void) {
  useEffect(() => {
    if (id === undefined) return undefined;
    const shown = id;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (event.key === "Escape") dismiss(shown);
      if (event.key === "F6") {
        // The area is the last thing of the page, too far for Tab.
        event.preventDefault();
        area.current?.querySelector<HTMLElement>("a, button")?.focus();
      }
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [area, id, dismiss]);
}
