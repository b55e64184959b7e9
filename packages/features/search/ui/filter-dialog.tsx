import { Button, ButtonLink } from "@capstan/ui/button";
import { Modal } from "@capstan/ui/modal";
import type { ResultsView } from "../results.ts";
import { formatCount } from "@capstan/ui/digits";
import { FacetRail } from "./facets/facet-rail.tsx";

interface FilterDialogProps {
  readonly view: ResultsView;
  readonly pageUrl: string;
  readonly onClose: () => void;
}

/** The filters as a sheet. Each choice changes the page behind it, and the button says how much is left. */
export function FilterDialog({ view, pageUrl, onClose }: FilterDialogProps) {
  const actions = (
    <>
      <ButtonLink href={view.clearUrl}>Clear all</ButtonLink>
      <Button kind="primary" onClick={onClose}>
        {view.isMore ? "Show items" : `Show ${formatCount(view.total, "item", "items")}`}
      </Button>
    </>
  );
  return (
    <Modal title="Filters" width="medium" actions={actions} onClose={onClose}>
      <div className="results-sheet">
        <FacetRail view={view} pageUrl={pageUrl} idPrefix="sheet" />
      </div>
    </Modal>
  );
}
