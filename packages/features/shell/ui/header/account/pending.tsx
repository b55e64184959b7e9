import { Count } from "@capstan/ui/badge";

/** How many tasks wait for the user, where there are any. */
export function Pending({ count }: { readonly count: string | null }) {
  if (count === null) return null;
  return <Count value={count} label={count === "1" ? "pending task" : "pending tasks"} />;
}
