import type { ReactNode } from "react";
import { useNavigation } from "react-router";

interface ResultsBodyProps {
  readonly hasRail: boolean;
  readonly children: ReactNode;
}

/**
 * The results, and whether others are on their way: these stay readable and say that they are old. It stands apart from
 * what it holds, so that a press on a link renders this one element and not forty rows anew.
 */
export function ResultsBody({ hasRail, children }: ResultsBodyProps) {
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <div className={hasRail ? "results-body" : "results-body results-body-plain"} aria-busy={isLoading || undefined}>
        {children}
      </div>
      <output className="visually-hidden">{isLoading ? "Loading results" : ""}</output>
    </>
  );
}
