import "./no-results.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import type { ResultsView } from "../results.ts";
import { CategoryLinks } from "./category-links.tsx";

/** Nothing found is the beginning of help: fewer filters, numbers that come close, categories, a person. */
export function NoResults({ view }: { readonly view: ResultsView }) {
  const { query, applied, clearUrl, nearest, categories, isLimited, isAboutStore } = view;
  return (
    <div className="no-results">
      {!isAboutStore && <p className="no-results-lead">{leadWords(view)}</p>}
      {view.catalog && view.catalog.lists !== "all" && view.catalog.otherLabel !== null && (
        <p>{switchWords(view.catalog)}</p>
      )}
      {applied.length > 0 && (
        <p>
          <ButtonLink href={clearUrl} kind="primary">
            Clear all filters
          </ButtonLink>
        </p>
      )}
      {nearest.length > 0 && (
        <section>
          <h2>{isAboutStore ? "If you are looking for a product" : "What comes close"}</h2>
          <ul className="no-results-nearest">
            {nearest.map(({ label, url, why }) => (
              <li key={url}>
                <a href={url}>{label}</a>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {query !== null && applied.length === 0 && !isLimited && !isAboutStore && (
        <section>
          <h2>What often helps</h2>
          <ul className="no-results-tips">
            <li>Type the maker&rsquo;s part number or our item number; dashes, dots and blanks do not matter.</li>
            <li>Use fewer words, and the plain name of the thing: &ldquo;hex bolt&rdquo;, not a full description.</li>
            <li>Write sizes as you read them: 3/8-16, 1-1/2 in, M8 x 30.</li>
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <h2>{isLimited ? "Categories that may have it" : "Categories"}</h2>
          <CategoryLinks categories={categories} label="Categories" />
        </section>
      )}
      <p className="no-results-person">
        Still not there? Call <a href={`tel:${brand.phone}`}>{brand.phone}</a>, or go through{" "}
        <a href={urls.allCategories()}>all product categories</a>.
      </p>
    </div>
  );
}

function leadWords({ query, applied, isLimited, catalog }: ResultsView): string {
  // Nothing was looked for by its words, so nothing can be said to be missing.
  if (isLimited && query !== null) return `No item or part number is \u201C${query}\u201D.`;
  const what = query === null ? "Nothing in this category" : `Nothing for \u201C${query}\u201D`;
  return applied.length > 0 ? `${what} fits all of the filters.` : `${what} was found${placeWords(catalog)}.`;
}

type Catalog = NonNullable<ResultsView["catalog"]>;

function placeWords(catalog: Catalog | undefined): string {
  if (!catalog || catalog.lists === "all") return "";
  return `${catalog.lists === "in" ? " in" : " outside"} ${catalog.label}`;
}

/** The header has the switch. */
function switchWords({ lists, label, otherLabel }: Catalog): string {
  return `Switch to ${lists === "in" ? otherLabel : label} to search there.`;
}
