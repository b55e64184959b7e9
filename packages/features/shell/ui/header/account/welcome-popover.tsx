import { brand } from "@capstan/features/brand";
import { Button } from "@capstan/ui/button";
import { type KeyboardEvent, useId, useRef } from "react";
import type { Welcome } from "./use-welcome.ts";

interface WelcomePopoverProps {
  readonly welcome: Welcome;
  /** Under the menu button of small screens, or under My Account. */
  readonly place: "menu" | "my-account";
}

const texts = {
  menu: "Your account, orders and branches are in this menu.",
  "my-account": "Your orders, lists and quotes are in My Account.",
} as const;

/** Stands after its trigger, so that the next Tab reaches it; it takes no focus of its own. */
export function WelcomePopover({ welcome, place }: WelcomePopoverProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  if (!welcome.isShown) return null;
  const dismiss = () => {
    triggerOf(popover.current)?.focus();
    welcome.dismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") dismiss();
  };
  return (
    <div
      ref={popover}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={`welcome welcome-${place}`}
    >
      <h2 id={`${id}title`}>Welcome to {brand.name}</h2>
      <p id={`${id}text`}>{texts[place]}</p>
      <Button size="small" kind="marine" onClick={dismiss} onKeyDown={onKeyDown}>
        Got It!
      </Button>
    </div>
  );
}

/** What it points at stands before it: the button goes with the popover, and the focus must not be lost with it. */
function triggerOf(popover: HTMLElement | null): HTMLElement | null {
  const before = popover?.previousElementSibling ?? popover?.parentElement?.previousElementSibling;
  if (before instanceof HTMLAnchorElement) return before;
  return before?.querySelector("a") ?? null;
}
