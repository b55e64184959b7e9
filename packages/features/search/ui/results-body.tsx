import { type ReactNode, useState } from "react";
import { useNavigation } from "react-router";

interface ResultsBodyProps {
  readonly hasRail: boolean;
  /** How many there are, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/**
 * The results, and whether others are on their way: these stay readable and say that they are old. It stands apart from
 * what it holds, so that a press on a link renders this one element and not forty rows anew.
 */
export function ResultsBody({ hasRail, count, children }: ResultsBodyProps) {
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <div className={hasRail ? "results-body" : "results-body results-body-plain"} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <Announcement isLoading={isLoading} count={count} />
    </>
  );
}

/** Says how many are left after a filter. The first count is read with its page. */
function Announcement({ isLoading, count }: { readonly isLoading: boolean; readonly count: string }) {
  const [hasChanged, setChanged] = useState(false);
  if (isLoading && !hasChanged) setChanged(true);
  return <output className="visually-hidden">{isLoading ? "Loading results" : hasChanged ? count : ""}</output>;
}
