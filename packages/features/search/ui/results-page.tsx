import "./results-page.css";
import { CompareBar, Trail } from "@capstan/features/listing";
import { useRootMark } from "@capstan/ui/root-mark";
import { SkipLinks } from "@capstan/ui/skip-link";
import { Fragment, Suspense, memo } from "react";
import type { ResultsView } from "../results.ts";
import { FacetRail } from "./facets/facet-rail.tsx";
import { FamilyResult } from "./family-result.tsx";
import { formatResultCount } from "./format-count.ts";
import { NoResults } from "./no-results.tsx";
import { PageLinks } from "./page-links.tsx";
import { ResultsBody } from "./results-body.tsx";
import { ResultsHead } from "./results-head.tsx";
import { PopularInAccount } from "./popular-in-account.tsx";
import { ResultsNotices } from "./results-notices.tsx";
import { CategoryEnd } from "./category-end.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { SizeFinder } from "./size-finder.tsx";

const toResults = [{ href: "#results", label: "Skip to results" }] as const;

/** Remembered, since the router renders its routes anew with each step of a navigation. */
export const ResultsPage = memo(function ResultsPage({ view }: { readonly view: ResultsView }) {
  const { breadcrumbs, title, facets, families, categories, query } = view;
  // This page from its beginning, with all that is chosen: what the forms start from.
  const pageUrl = view.sorts.find(({ isChosen }) => isChosen)?.url ?? view.clearUrl;
  const hasRail = facets.length > 0;
  const rows = families.flatMap((family) => family.rows);
  const shared = {
    hasEach: rows.some(({ price }) => price.kind === "price" && price.each !== null),
    hasStock: rows.some(({ stock }) => stock),
  };
  useRootMark("has-families");
  const firstClose = families.findIndex(({ isClose }) => isClose === true);
  return (
    <>
      <div className="results">
        {families.length > 0 && <SkipLinks label="Skip to results" targets={toResults} />}
        <Trail breadcrumbs={breadcrumbs} current={title} />
        <ResultsBody hasRail={hasRail} count={formatResultCount(view)}>
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
              <>
                {view.sizes && view.sizes.length > 0 && (
                  <SizeFinder key={title} rows={view.sizes} facets={view.facets} />
                )}
                <CategoryLinks categories={categories} label={`Categories of ${title}`} />
                {view.popular && <PopularInAccount items={view.popular} />}
              </>
            )}
            {isEmpty(view) && <NoResults view={view} />}
            <div id="results" tabIndex={-1} className="results-start" />
            {families.map((family, at) => (
              <Fragment key={family.key}>
                {at === firstClose && at > 0 && <p className="results-close">Close matches:</p>}
                {/* Each family comes to life by itself, as the filters do, so that no press waits for the whole page. */}
                <Suspense>
                  <FamilyResult family={family} isFirst={at === 0} {...shared} />
                </Suspense>
              </Fragment>
            ))}
            {view.pages && <PageLinks pages={view.pages} />}
            {view.end && <CategoryEnd title={title} end={view.end} />}
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
