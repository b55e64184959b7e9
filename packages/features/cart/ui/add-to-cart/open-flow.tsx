import type { AddQuietly, AddRequest } from "../../add-to-cart.ts";
import type { AddToCartData } from "../../flow/add-answer.ts";
import { AddFailed } from "./add-failed.tsx";
import { AddFlow } from "./add-flow.tsx";
import { isDialogOpen, showLayer } from "./flow-host.tsx";

/** Opens the dialog that an answer asks for. Ends when it is known whether everything was added. */
export async function openFlow(data: AddToCartData, request: AddRequest, onAdd: AddQuietly): Promise<boolean> {
  rememberFocus();
  opened += 1;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  showLayer(
    "dialog",
    <AddFlow key={opened} data={data} request={request} onAdd={onAdd} onKnown={resolve} onClose={closeDialog} />,
  );
  return promise;
}

export async function openFailure(message: string): Promise<"retry" | "close"> {
  rememberFocus();
  const { promise, resolve } = Promise.withResolvers<"retry" | "close">();
  const end = (choice: "retry" | "close") => {
    closeDialog();
    resolve(choice);
  };
  showLayer("dialog", <AddFailed message={message} onRetry={() => end("retry")} onClose={() => end("close")} />);
  return promise;
}

/** An answer that comes while another is shown takes its place. */
let opened = 0;

/** What had the focus before the first dialog, and what opens the panel that it stood in. */
let origin: Element | null = null;
let opener: Element | null = null;

function rememberFocus(): void {
  if (isDialogOpen()) return;
  origin = document.activeElement;
  opener = openerOf(origin);
}

function openerOf(element: Element | null): Element | null {
  for (let panel = element; panel; panel = panel.parentElement) {
    const found = panel.id && document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`);
    if (found) return found;
  }
  return null;
}

function closeDialog(): void {
  showLayer("dialog", null);
  // The dialog gives the focus back by itself, unless another took its place, or what had it has gone: a panel of the
  // header closes when the focus leaves it, and what opens it stays; so does the search field of a list of suggestions.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const search = document.querySelector('input[name="searchQuery"]');
    for (const target of [origin, opener, search]) {
      if (target instanceof HTMLElement) target.focus();
      if (document.activeElement !== document.body) return;
    }
  });
}
