import { useHydrated } from "@capstan/features/session";
import { Nonce } from "@capstan/ui/nonce";
import { type RefObject, use, useEffect } from "react";

const patienceMs = 10_000;
const awake = "awake";

/**
 * Keeps a form that is sent before script arrived, and sends it once it did: fields that save themselves are saved by
 * script, and what was typed into them would be left out. Stands behind its form.
 */
export function EarlyPress({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const nonce = use(Nonce);
  useEffect(() => {
    form.current?.dispatchEvent(new Event(awake));
  }, [form]);
  // Where script is there already nothing comes before it.
  if (useHydrated()) return null;
  return (
    // A browser hides the nonce of what it has read, and the two sides write the same function differently.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${String(keepSubmit)})("${awake}",${patienceMs})` }}
    />
  );
}

/** Runs in the browser, as text: it may use nothing from here. Where no script comes, the form is sent as it is. */
function keepSubmit(awakeEvent: string, waitMs: number): void {
  const form = document.currentScript?.previousElementSibling;
  if (!(form instanceof HTMLFormElement)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (event: Event) => {
    event.preventDefault();
    timer ??= setTimeout(() => form.submit(), waitMs);
  };
  form.addEventListener("submit", keep);
  form.addEventListener(awakeEvent, () => {
    form.removeEventListener("submit", keep);
    clearTimeout(timer);
    if (timer !== undefined) form.requestSubmit();
  });
}
