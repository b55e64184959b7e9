import { reportError } from "@capstan/features/analytics";
import { urls } from "@capstan/features/urls";
import { useCallback, useEffect, useRef, useState } from "react";
import type { HeaderView } from "../../header.ts";

export interface Welcome {
  readonly isShown: boolean;
  readonly dismiss: () => void;
}

/** Spec 4: shown while its confirmed flag is false; dismissing it tells the server once. */
export function useWelcome({ flags, isWelcomeConfirmed, level }: HeaderView): Welcome {
  const isWanted = level !== "anonymous" && flags.showWelcomeMessage && !isWelcomeConfirmed;
  const [isAlive, setIsAlive] = useState(false);
  const isDismissed = useRef(false);
  // Not before script: it could not be dismissed.
  useEffect(() => setIsAlive(isWanted && !isDismissed.current), [isWanted]);

  const dismiss = useCallback(() => {
    if (!isWanted || isDismissed.current) return;
    isDismissed.current = true;
    setIsAlive(false);
    void confirm();
  }, [isWanted]);
  return { isShown: isAlive, dismiss };
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
