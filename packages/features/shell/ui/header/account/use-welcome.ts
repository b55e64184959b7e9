import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { useCallback, useEffect, useRef, useState } from "react";
import type { HeaderView } from "../../../header.ts";

export interface Welcome {
  readonly isShown: boolean;
  readonly dismiss: () => void;
}

/** As in the style sheets: from here on the welcome stands under My Account. */
const wide = "(width >= 1024px)";

/** Spec 4: on small screens shown until it is dismissed, under My Account once; dismissing it tells the server once. */
export function useWelcome({ flags: { showWelcomeMessage }, user }: HeaderView): Welcome {
  const name = user?.name ?? "";
  const [isShown, setIsShown] = useState(false);
  const isDismissed = useRef(false);
  // Not before script: it could not be dismissed.
  useEffect(
    () => setIsShown(showWelcomeMessage && !isDismissed.current && (!matchMedia(wide).matches || isFirstShowing(name))),
    [showWelcomeMessage, name],
  );

  const dismiss = useCallback(() => {
    if (!isShown || isDismissed.current) return;
    isDismissed.current = true;
    setIsShown(false);
    void confirm();
  }, [isShown]);
  return { isShown, dismiss };
}

async function confirm(): Promise<void> {
  try {
    const answer = await fetch(urls.welcomeMessage(), { method: "POST", headers: { accept: "application/json" } });
    if (!answer.ok) failed(`status ${answer.status}`);
  } catch (error) {
    failed(error);
  }
}

function failed(error: unknown): void {
  reportError({ message: "Failed to confirm the welcome message", error });
}

const key = "welcomeShown";

/** True the first time that somebody of this name is to be welcomed in this browser. Without storage every time is the first. */
function isFirstShowing(name: string): boolean {
  try {
    if (localStorage.getItem(key) === name) return false;
    localStorage.setItem(key, name);
  } catch {
    // A browser may keep nothing: then the welcome shows until it is dismissed.
  }
  return true;
}
