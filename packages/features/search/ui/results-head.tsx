import { Chip } from "@capstan/ui/badge";
import type { ResultsView } from "../results.ts";
import { formatResultCount } from "./format-count.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { SortForm } from "./sort-form.tsx";

/** What the page shows, what narrows it, and how it is sorted. */
export function ResultsHead({ view, pageUrl }: { readonly view: ResultsView; readonly pageUrl: string }) {
  const { title, summary, applied, clearUrl, sorts, facets } = view;
  return (
    <header className="results-head">
      <div className="results-title">
        <h1>{title}</h1>
        {(view.total > 0 || (view.query !== null && !view.isLimited && !view.isAboutStore)) && (
          <p className="results-count">{formatResultCount(view)}</p>
        )}
      </div>
      {summary !== "" && <p className="results-summary">{summary}</p>}
      <div className="results-tools">
        {applied.length > 0 && (
          <ul className="results-chips" aria-label="Filters in use">
            {applied.map(({ label, removeUrl }) => (
              <li key={removeUrl}>
                <Chip label={label} removeHref={removeUrl} />
              </li>
            ))}
            <li>
              <a href={clearUrl} className="results-clear">
                Clear all
              </a>
            </li>
          </ul>
        )}
        {facets.length > 0 && <FilterSheet view={view} pageUrl={pageUrl} />}
        {sorts.length > 1 && view.total > 0 && <SortForm key={pageUrl} sorts={sorts} pageUrl={pageUrl} />}
      </div>
    </header>
  );
}
