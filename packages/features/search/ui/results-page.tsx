import "./results-page.css";
import { CompareBar, FamilySection, Trail } from "@capstan/features/listing";
import { ButtonLink } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { Fragment, Suspense, memo } from "react";
import type { Pages, ResultsView } from "../results.ts";
import { FacetRail } from "./facets/facet-rail.tsx";
import { formatPosition } from "./format-count.ts";
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
              <Fragment key={family.key}>
                {at === firstClose && at > 0 && <p className="results-close">Close matches:</p>}
                {/* Each family comes to life by itself, as the filters do, so that no press waits for the whole page. */}
                <Suspense>
                  <FamilySection family={family} isFirst={at === 0} />
                </Suspense>
              </Fragment>
            ))}
            {view.pages && <PageLinks pages={view.pages} />}
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

/** The pages beside this one, by number, and where it stands among them. */
function PageLinks({ pages }: { readonly pages: Pages }) {
  const { links, current, previousUrl, nextUrl } = pages;
  return (
    <nav className="results-pages" aria-label="Pages of results">
      <p>{formatPosition(pages)}</p>
      <ul>
        {previousUrl !== null && (
          <li>
            <Link href={previousUrl} rel="prev">
              Previous
            </Link>
          </li>
        )}
        {links.map(({ number, url }, at) => (
          <Fragment key={number}>
            {number - (links[at - 1]?.number ?? number - 1) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a href={url} aria-label={`Page ${number}`} aria-current={number === current ? "page" : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
        {nextUrl !== null && (
          <li>
            <ButtonLink href={nextUrl} rel="next">
              Next<span className="visually-hidden"> page</span>
            </ButtonLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
