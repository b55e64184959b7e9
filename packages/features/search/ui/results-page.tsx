import "./results-page.css";
import { CompareBar, FamilySection, Trail } from "@capstan/features/listing";
import { ButtonLink } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { Fragment, Suspense, memo } from "react";
import type { ResultsView } from "../results.ts";
import { FacetRail } from "./facets/facet-rail.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultsBody } from "./results-body.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ResultsNotices } from "./results-notices.tsx";
import { CategoryLinks } from "./category-links.tsx";

/** Remembered, since the router renders its routes anew with each step of a navigation. */
export const ResultsPage = memo(function ResultsPage({ view }: { readonly view: ResultsView }) {
  const { breadcrumbs, title, facets, families, categories, query } = view;
  // This page from its beginning, with all that is chosen: what the forms start from.
  const pageUrl = view.sorts.find(({ isChosen }) => isChosen)?.url ?? view.clearUrl;
  const hasRail = facets.length > 0;
  const firstClose = families.findIndex(({ isClose }) => isClose === true);
  return (
    <>
      <div className="results">
        <Trail breadcrumbs={breadcrumbs} current={title} />
        <ResultsBody hasRail={hasRail}>
          <ResultsHead view={view} pageUrl={pageUrl} />
          {hasRail && (
            <aside id="filters" className="results-rail" aria-labelledby="filters-heading">
              <div className="results-rail-head">
                <h2 id="filters-heading">Filters</h2>
                {view.applied.length > 0 && <a href={view.clearUrl}>Clear all</a>}
              </div>
              <Suspense>
                <FacetRail view={view} pageUrl={pageUrl} idPrefix="rail" />
              </Suspense>
            </aside>
          )}
          <div className="results-list">
            <ResultsNotices view={view} />
            {query === null && view.applied.length === 0 && categories.length > 0 && (
              <CategoryLinks categories={categories} label={`Categories of ${title}`} />
            )}
            {isEmpty(view) && <NoResults view={view} />}
            {families.map((family, at) => (
              <Fragment key={family.code}>
                {at === firstClose && at > 0 && <p className="results-close">Close matches:</p>}
                {/* Each family comes to life by itself, as the filters do, so that no press waits for the whole page. */}
                <Suspense>
                  <FamilySection family={family} isFirst={at === 0} />
                </Suspense>
              </Fragment>
            ))}
            <Pages view={view} />
          </div>
        </ResultsBody>
      </div>
      <CompareBar />
    </>
  );
});

/** A category that only holds other categories is not empty. */
function isEmpty({ families, query, applied, categories }: ResultsView): boolean {
  return families.length === 0 && (query !== null || applied.length > 0 || categories.length === 0);
}

/** Results are paged by key: there is a next page and a first one, and nobody knows how many between. */
function Pages({ view: { nextUrl, firstUrl } }: { readonly view: ResultsView }) {
  if (nextUrl === null && firstUrl === null) return null;
  return (
    <nav className="results-pages" aria-label="Pages of results">
      {firstUrl !== null && <Link href={firstUrl}>Back to the first page</Link>}
      {nextUrl !== null && (
        <ButtonLink href={nextUrl} rel="next">
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
