import { brand } from "@capstan/features/brand";
import { Button } from "@capstan/ui/button";
import { type KeyboardEvent, useId } from "react";
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
  const titleId = useId();
  if (!welcome.isShown) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") welcome.dismiss();
  };
  return (
    <div role="dialog" aria-labelledby={titleId} className={`welcome welcome-${place}`}>
      <h2 id={titleId}>Welcome to {brand.name}</h2>
      <p>{texts[place]}</p>
      <Button size="small" kind="marine" onClick={welcome.dismiss} onKeyDown={onKeyDown}>
        Got It!
      </Button>
    </div>
  );
}
