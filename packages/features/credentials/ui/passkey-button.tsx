import { useHydrated } from "@capstan/features/session";
import { Button } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { usePasskeyTask } from "./use-passkey-task.ts";

/** The second step by passkey. Before script there is no button that does nothing: a recovery code is there for everybody. */
export function PasskeyButton({ from }: { readonly from: string | null }) {
  const { problem, isBusy, run } = usePasskeyTask();
  if (!useHydrated()) return null;
  const prove = async () => (await import("../passkey-client.ts")).provePasskey(from);
  return (
    <>
      {problem !== null && <Notification kind="error" title={problem} live />}
      <Button size="large" block busy={isBusy} onClick={() => void run(prove)}>
        Use a Passkey
      </Button>
    </>
  );
}
