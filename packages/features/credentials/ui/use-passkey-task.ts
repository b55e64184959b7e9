import { useState } from "react";

type Task = () => Promise<string | { problem: string }>;

/** Runs what the browser asks its owner about, goes on to the page that follows, or says why not. */
export function usePasskeyTask() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (task: Task) => {
    setIsBusy(true);
    setProblem(null);
    try {
      const next = await task();
      if (typeof next === "string") {
        location.assign(next);
        return;
      }
      setProblem(next.problem);
    } catch {
      // The owner changed their mind, or the browser has none that fits.
      setProblem("No passkey was used. Try again.");
    }
    setIsBusy(false);
  };
  return { problem, isBusy, run };
}
