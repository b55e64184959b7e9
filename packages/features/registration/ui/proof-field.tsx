import { useEffect, useRef } from "react";

/** A phone of yesterday needs some seconds; then the form goes without. */
const patienceMs = 10_000;

/**
 * Work that the browser does in the background, once a page: a person does not notice, thousands of sign-ups do. A form
 * that is sent before it is done waits for it. Without script the field stays empty, and a stricter limit holds.
 */
export function ProofField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    let isPending = true;
    let isWaiting = false;
    const solving = solved().then((proof) => {
      input.value = proof;
      isPending = false;
    });
    const onSubmit = (event: SubmitEvent) => {
      const button = event.submitter;
      // Who goes back needs none.
      if (!isPending || (button instanceof HTMLButtonElement && button.value === "back")) return;
      event.preventDefault();
      if (isWaiting) return;
      isWaiting = true;
      button?.setAttribute("aria-busy", "true");
      void solving.then(() => form.requestSubmit(button));
    };
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, []);
  return <input ref={field} type="hidden" name="proof" defaultValue="" />;
}

async function solved(): Promise<string> {
  const tooLong = new Promise<string>((resolve) => {
    setTimeout(resolve, patienceMs, "");
  });
  const solving = import("../captcha-client.ts").then(async ({ solveChallenge }) => solveChallenge());
  return Promise.race([solving.catch(() => ""), tooLong]);
}
