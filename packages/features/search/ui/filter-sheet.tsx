import { ButtonLink } from "@capstan/ui/button";
import { Count } from "@capstan/ui/badge";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { SlidersHorizontal } from "lucide-react";
import type { ResultsView } from "../results.ts";

const dialog = lazyComponent(async () => (await import("./filter-dialog.tsx")).FilterDialog);

interface FilterSheetProps {
  readonly view: ResultsView;
  readonly pageUrl: string;
}

/** Opens the filters where they have no room beside the results. Without script the link unfolds them in the page. */
export function FilterSheet({ view, pageUrl }: FilterSheetProps) {
  const { triggerProps, Open, isLoading, close } = useOnIntent(dialog);
  return (
    <>
      <ButtonLink {...triggerProps} href="#filters" className="results-filters" aria-busy={isLoading || undefined}>
        <SlidersHorizontal size={20} />
        Filters
        {view.applied.length > 0 && <Count value={view.applied.length} label="in use" />}
      </ButtonLink>
      {Open && <Open view={view} pageUrl={pageUrl} onClose={close} />}
    </>
  );
}
