import "./facets.css";
import "./swatches.css";
import { inDigits } from "@capstan/ui/digits";
import type { ResultsView } from "../../results.ts";
import { formatChosen } from "./format-chosen.ts";
import { FacetPanel } from "./facet-panel.tsx";

/** Further down a buyer has seen enough lists; what is chosen there is open all the same. */
const openAtFirst = 8;

interface FacetRailProps {
  readonly view: ResultsView;
  readonly pageUrl: string;
  readonly idPrefix: string;
}

/** Everything to filter by: beside the results on a wide screen, in a sheet on a narrow one. */
export function FacetRail({ view, pageUrl, idPrefix }: FacetRailProps) {
  const { facets, categories, query } = view;
  return (
    <>
      {view.isEstimated === true && <p className="facet-note">Counts are estimates.</p>}
      {query !== null && categories.length > 0 && (
        <section className="facet">
          <h3>Category</h3>
          <ul className="facet-list">
            {categories.map(({ name, url, count }) => (
              <li key={url}>
                <a href={url} className="facet-category">
                  <span className="facet-value">{name}</span>
                  {count !== null && (
                    <span className="facet-count">
                      {inDigits(count)}
                      <span className="visually-hidden"> items</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {facets.map((facet, at) => (
        <FacetPanel
          key={facet.code}
          facet={facet}
          pageUrl={pageUrl}
          idPrefix={idPrefix}
          isOpen={at < openAtFirst || formatChosen(facet) !== ""}
        />
      ))}
    </>
  );
}
