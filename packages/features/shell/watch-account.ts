import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { decode, nullish, object, text } from "@capstan/platform/decode";
import { onAccountChanged } from "@capstan/features/account";

/** The account that the browser works in now. */
export interface CurrentAccount {
  /** Null: none any more. */
  readonly number: string | null;
  readonly companyName: string | null;
}

const answer = object({ accountNumber: nullish(text), companyName: nullish(text) });

/** Between two looks at who is current, however often somebody goes from tab to tab. */
const restMs = 2_000;

/**
 * Tells the other tabs for which account this page was made, and says when another one is current: at once when a tab
 * tells of another, when somebody comes back to the tab, and when the server refused something for it.
 */
export function watchAccount(pageAccount: string, onSeen: (other: CurrentAccount | null) => void): () => void {
  const channel = new BroadcastChannel("account");
  let lookedAt = 0;
  const look = async () => {
    const current = await readCurrent();
    if (current) onSeen(current.number === pageAccount ? null : current);
  };
  const onVisible = () => {
    if (document.visibilityState !== "visible" || systemClock.now().getTime() - lookedAt < restMs) return;
    lookedAt = systemClock.now().getTime();
    void look();
  };
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.data !== pageAccount) void look();
  });
  document.addEventListener("visibilitychange", onVisible);
  const stopListening = onAccountChanged(() => void look());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(pageAccount);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", onVisible);
    stopListening();
  };
}

/** Undefined while the store can't be asked: what is shown stays. */
async function readCurrent(): Promise<CurrentAccount | undefined> {
  try {
    const said = await fetch(urls.headerSignOut(), { headers: { accept: "application/json" } });
    if (!said.ok) return undefined;
    const { accountNumber, companyName } = decode(answer, await said.json());
    return { number: accountNumber ?? null, companyName: companyName ?? null };
  } catch {
    return undefined;
  }
}
