import "./page-error.css";
import { CircleAlert } from "lucide-react";
import { type MouseEvent, type ReactNode, type Ref, useTransition } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { TEXT } from "./page-error-text.ts";

type ActionsProps = { readonly href: string; readonly onRetry: (() => void | Promise<void>) | undefined };

/** Spec 2.1: one or the other. Reload is a link and works always; Retry needs script and asks for the missing part only. */
export function PageErrorActions({ href, onRetry }: ActionsProps) {
  const [isRetrying, startRetry] = useTransition();
  return onRetry ? (
    <Button kind="primary" busy={isRetrying} onClick={() => startRetry(async () => onRetry())}>
      Retry
    </Button>
  ) : (
    <ButtonLink kind="primary" href={href} onClick={load}>
      Reload the page
    </ButtonLink>
  );
}

/** Asks for the document itself: a router that takes over links would only repeat what failed. */
function load(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

export function PageErrorText({ hint }: { hint: string }) {
  return (
    <div className="page-error-text">
      <CircleAlert className="page-error-icon" size={24} strokeWidth={1.75} />
      <div>
        <p>{TEXT}</p>
        <p className="page-error-hint">{hint}</p>
      </div>
    </div>
  );
}

type MessageProps = ActionsProps & {
  readonly hint: string;
  readonly title: ReactNode;
  readonly messageRef?: Ref<HTMLElement>;
};

/** In the place of the page that failed: what remains without script, and once the dialog is closed. */
export function PageErrorMessage({ hint, title, href, onRetry, messageRef }: MessageProps) {
  return (
    <section ref={messageRef} className="page-error" role="alert" tabIndex={-1}>
      <h1>{title}</h1>
      <PageErrorText hint={hint} />
      <div className="page-error-actions">
        <PageErrorActions href={href} onRetry={onRetry} />
      </div>
    </section>
  );
}
