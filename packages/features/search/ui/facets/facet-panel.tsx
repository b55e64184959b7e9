import { Minus, Plus } from "lucide-react";
import type { Facet } from "../../results.ts";
import { Choice, ChoiceSet } from "./choice-set.tsx";
import { formatChosen } from "./format-chosen.ts";
import { RangeForm } from "./range-form.tsx";

interface FacetPanelProps {
  readonly facet: Facet;
  readonly pageUrl: string;
  readonly idPrefix: string;
  readonly isOpen: boolean;
}

/** One thing to filter by. Folded, it still says what is chosen. */
export function FacetPanel({ facet, pageUrl, idPrefix, isOpen }: FacetPanelProps) {
  const [only, ...others] = facet.kind === "choice" ? facet.choices : [];
  // One choice that says what the facet would say needs no heading.
  if (only && others.length === 0 && only.label === facet.name)
    return (
      <div className="facet">
        <Choice choice={only} />
      </div>
    );
  const unit = facet.kind === "range" && facet.unit !== "" ? `, ${facet.unit}` : "";
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <h3>
          {facet.name}
          {unit}
        </h3>
        <span className="facet-chosen">{formatChosen(facet)}</span>
        <Plus size={16} className="facet-unfold" />
        <Minus size={16} className="facet-fold" />
      </summary>
      {facet.kind === "choice" ? (
        <ChoiceSet facet={facet} />
      ) : (
        <RangeForm facet={facet} pageUrl={pageUrl} idPrefix={idPrefix} />
      )}
    </details>
  );
}
