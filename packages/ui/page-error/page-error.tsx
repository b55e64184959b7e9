import { type ComponentProps, type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyComponent } from "../on-intent/index.ts";
import type { PageErrorDialog } from "./page-error-dialog.tsx";
import { PageErrorMessage } from "./page-error-message.tsx";
import { HINT, TITLE } from "./page-error-text.ts";

const dialog = lazyComponent(async () => (await import("./page-error-dialog.tsx")).PageErrorDialog);
type DialogProps = ComponentProps<typeof PageErrorDialog>;

export type PageErrorProps = {
  /** Asks again for what failed to load in the browser; a page that the server could not make is loaded anew. */
  readonly onRetry?: () => void | Promise<void>;
  /** The address to reload; the current one by default. */
  readonly href?: string;
  readonly hint?: string;
};

/**
 * For the error boundary of a route. The message is plain HTML from the server; the dialog opens over it when its
 * chunk arrives. Whatever broke the page may keep that chunk away too, and then the message takes the focus.
 */
export function PageError({ onRetry, href = "", hint = HINT }: PageErrorProps) {
  const message = useRef<HTMLElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [closed, setClosed] = useState(false);
  const failedInBrowser = useFailedInBrowser();

  useEffect(() => {
    let gone = false;
    async function open() {
      try {
        const loaded = await dialog.load();
        if (!gone) setDialog(() => loaded);
      } catch {
        message.current?.focus();
      }
    }
    void open();
    return () => {
      gone = true;
    };
  }, []);

  // Only now: while the dialog is there it holds the focus.
  useEffect(() => {
    if (closed) message.current?.focus();
  }, [closed]);

  const props = { hint, href, onRetry: failedInBrowser ? onRetry : undefined };
  return (
    <>
      <PageErrorMessage {...props} title={TITLE} messageRef={message} />
      {Dialog && !closed && <Dialog {...props} onClose={() => setClosed(true)} />}
    </>
  );
}

/** False where the server sent the error as the page: what it could not make there needs a new document. */
function useFailedInBrowser(): boolean {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [atFirst] = useState(isBrowser);
  return atFirst;
}

const never = () => () => {};
