import { track } from "@capstan/features/analytics";
import { closePopover, openPopover, openedPopover, subscribe } from "@capstan/ui/one-open";
import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { BranchLocatorModal } from "./branch-locator-modal.tsx";

interface BranchDialogProps {
  /** The same one at every rendering. */
  readonly onClose: () => void;
}

/** Spec 2.6: Find a Branch, open while it is mounted. */
export function BranchDialog({ onClose }: BranchDialogProps) {
  const [isReady, setReady] = useState(false);
  useCloseOnNavigation(onClose);

  useEffect(() => {
    openPopover("branch-locator");
    track({ event: "menu", name: "branch-locator", isOpen: true });
    const stop = subscribe(() => {
      if (openedPopover() !== "branch-locator") onClose();
    });
    // What was open in the header closes first and gives its focus back, which is where the dialog's returns to.
    startTransition(() => setReady(true));
    return () => {
      stop();
      closePopover("branch-locator");
    };
  }, [onClose]);

  return isReady && <BranchLocatorModal onClose={onClose} />;
}

/** The page under the dialog is another one: by the browser's Back button, say. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) close();
  }, [key, close]);
}
