import { signal, withDescendants } from "../engines/processes.ts";

/** Ends a process, its group and everything below it: servers, browsers, private engines. */
export async function endWithDescendants(pid: number): Promise<void> {
  if (pid !== process.pid) signal(pid, "SIGSTOP");
  const [first, ...below] = await withDescendants(pid);
  // The deepest first, and the one that was asked for last: it may be the caller.
  for (const one of below.toReversed()) signal(one, "SIGKILL");
  endGroup(pid);
  if (first !== undefined) signal(first, "SIGKILL");
}

/** What a process left behind in the group that it leads. */
export function endGroup(pid: number): void {
  signal(-pid, "SIGKILL");
}
