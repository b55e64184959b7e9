import { type ComponentType, type MouseEvent, startTransition, useCallback, useState } from "react";
import type { LazyComponent } from "./lazy-component.ts";

type Trigger = HTMLAnchorElement | HTMLButtonElement;

type OnIntent<Props> = {
  /** Spread on the `<button>` or `<a>` that opens the component. */
  readonly triggerProps: {
    readonly "aria-haspopup": "dialog";
    readonly onPointerEnter: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent<Trigger>) => void;
  };
  /** The component while it is open, otherwise undefined. */
  readonly Open: ComponentType<Props> | undefined;
  /** The component from the intent on: for a component that is mounted closed, so that the press has only to open it. */
  readonly Ready: ComponentType<Props> | undefined;
  /** Pressed, and the import is still under way: for the trigger's `busy`. */
  readonly isLoading: boolean;
  readonly close: () => void;
};

/**
 * Starts the import when the pointer or the focus reaches the trigger and mounts the component on the click.
 * A link as trigger keeps its address: it is followed before script arrives, with a modifier key, and when the import fails.
 */
export function useOnIntent<Props>(lazyComponent: LazyComponent<Props>): OnIntent<Props> {
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const [Ready, setReady] = useState<ComponentType<Props>>();

  async function warm() {
    try {
      const component = await lazyComponent.load();
      startTransition(() => setReady(() => component));
      return true;
    } catch {
      return false;
    }
  }

  async function open(trigger: Trigger) {
    // Safari doesn't focus a clicked button, and the focus has to come back to it.
    trigger.focus();
    if (lazyComponent.loaded() === undefined) {
      setState("loading");
      if (!(await warm())) {
        setState("closed");
        if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
        return;
      }
    }
    setState("open");
  }

  const startLoading = () => void warm();
  const close = useCallback(() => setState("closed"), []);
  return {
    triggerProps: {
      "aria-haspopup": "dialog",
      onPointerEnter: startLoading,
      onPointerDown: startLoading,
      onFocus: startLoading,
      onClick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void open(event.currentTarget);
      },
    },
    Open: state === "open" ? lazyComponent.loaded() : undefined,
    Ready,
    isLoading: state === "loading",
    close,
  };
}
