import { Chip } from "@capstan/ui/badge";
import type { ResultsView } from "../results.ts";
import { formatPosition, formatResultCount } from "./format-count.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { SortMenu } from "./sort-menu.tsx";

/** What the page shows, how it is sorted, and what narrows it. */
export function ResultsHead({ view, pageUrl }: { readonly view: ResultsView; readonly pageUrl: string }) {
  const { title, summary, applied, clearUrl, sorts, facets, pages } = view;
  return (
    <header className="results-head">
      <div className="results-top">
        <div className="results-title">
          <h1>{title}</h1>
          {(view.total > 0 || (view.query !== null && !view.isLimited && !view.isAboutStore)) && (
            <p className="results-count">{formatResultCount(view)}</p>
          )}
        </div>
        {sorts.length > 1 && view.total > 0 && <SortMenu key={pageUrl} sorts={sorts} />}
      </div>
      {summary !== "" && <p className="results-summary">{summary}</p>}
      {(applied.length > 0 || facets.length > 0 || pages) && (
        <div className="results-tools">
          {facets.length > 0 && <FilterSheet view={view} pageUrl={pageUrl} />}
          {applied.length > 0 && (
            <ul className="results-chips" aria-label="Filters in use">
              {applied.map(({ label, removeUrl }) => (
                <li key={removeUrl}>
                  <Chip label={label} removeHref={removeUrl} />
                </li>
              ))}
              <li className="results-clear">
                <a href={clearUrl}>Clear all</a>
              </li>
            </ul>
          )}
          {pages && <p className="results-position">{formatPosition(pages)}</p>}
        </div>
      )}
    </header>
  );
}
