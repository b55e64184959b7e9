import type { Log } from "@capstan/platform/log";

/** Ends cleanly on the first signal: what is being answered is finished, then the engines are let go. A stuck one is cut off. */
export function drainOnSignals(log: Log, drain: () => Promise<void>, patienceMs = 20_000): void {
  let draining = false;
  const end = (signal: NodeJS.Signals) => {
    if (draining) return;
    draining = true;
    log.info({ signal }, "draining");
    const cutOff = setTimeout(() => process.exit(1), patienceMs);
    drain().then(
      () => {
        clearTimeout(cutOff);
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, "draining failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
