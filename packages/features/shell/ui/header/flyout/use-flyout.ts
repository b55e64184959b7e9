import { track } from "@capstan/features/analytics";
import type { LazyComponent } from "@capstan/ui/on-intent";
import { useDismissal, usePopoverState } from "@capstan/ui/popover";
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { closePopover, type HeaderPopover, openPopover, openedPopover, subscribe } from "@capstan/ui/one-open";

/**
 * A panel under its trigger, opened by a press or by resting on it. Its code comes on intent, and it is laid out then,
 * unseen: the press has only to show it. Where the code can't be had, the trigger is the link that it was before script.
 */
export function useFlyout<Props>(name: HeaderPopover, lazyComponent: LazyComponent<Props>, opensOnHover = true) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  const { shown, send } = usePopoverState(true);
  const close = useCallback(() => send("dismiss"), [send]);
  const isOpen = shown && Panel !== undefined;
  const opening = useOpening(isOpen);
  useDismissal(anchor, isOpen, close);
  useOneAtATime(name, isOpen, close);
  useCloseOnNavigation(close);

  async function load(): Promise<boolean> {
    try {
      const component = await lazyComponent.load();
      startTransition(() => setPanel(() => component));
      return true;
    } catch {
      return false;
    }
  }
  async function press(trigger: HTMLAnchorElement | HTMLButtonElement): Promise<void> {
    send("press");
    if (await load()) return;
    close();
    if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
  }
  // A finger has no hover: its pointer enters, presses and leaves in one tap.
  const onPointer = (event: PointerEvent, what: "enter" | "leave") => {
    void load();
    if (opensOnHover && event.pointerType !== "touch") send(what);
  };

  return {
    anchorProps: {
      ref: anchor,
      onPointerEnter: (event: PointerEvent) => onPointer(event, "enter"),
      onPointerLeave: (event: PointerEvent) => onPointer(event, "leave"),
    },
    triggerProps: {
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      onFocus: () => void load(),
      // A link that opens a panel answers to the Space key too, as a button would.
      onKeyDown: (event: KeyboardEvent<HTMLAnchorElement | HTMLButtonElement>) => {
        if (event.key !== " ") return;
        event.preventDefault();
        void press(event.currentTarget);
      },
      onClick: (event: MouseEvent<HTMLAnchorElement | HTMLButtonElement>) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void press(event.currentTarget);
      },
    },
    id,
    Panel,
    isOpen,
    opening,
    close,
  };
}

/** Which opening the panel is ready for: what was typed or went wrong in one is not there in the next. */
function useOpening(isOpen: boolean): number {
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => startTransition(() => setOpening((last) => last + 1));
  }, [isOpen]);
  return opening;
}

/** Spec 4: while one is open the search's dropdown is not, nor any other of the header. */
export function useOneAtATime(name: HeaderPopover, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    openPopover(name);
    track({ event: "menu", name, isOpen: true });
    const stop = subscribe(() => {
      if (openedPopover() !== name) close();
    });
    return () => {
      stop();
      closePopover(name);
    };
  }, [name, isOpen, close]);
}

/** The header stays while pages change under it; what was open over the old one would cover the new. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    close();
  }, [key, close]);
}
