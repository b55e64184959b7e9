import { breadcrumbData, wholeUrl } from "@capstan/features/listing";
import { brand } from "@capstan/features/brand";
import type { MetaDescriptor } from "react-router";
import type { ResultsView } from "../results.ts";
import { formatResultCount } from "./format-count.ts";

/** What search engines and tabs are told. */
export function resultsMeta(view: ResultsView): MetaDescriptor[] {
  const { title, summary, canonicalUrl, breadcrumbs } = view;
  const description = [summary, `${formatResultCount(view)} at ${brand.name}.`]
    .filter((words) => words !== "")
    .join(" ");
  const isKept = isForSearchEngines(view);
  return [
    { title: `${title} | ${brand.name}` },
    { name: "description", content: description },
    ...(isKept ? [] : [{ name: "robots", content: "noindex,follow" }]),
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { "script:ld+json": breadcrumbData(breadcrumbs, { name: title, url: canonicalUrl }) },
    ...(isKept && view.families.length > 0 ? [{ "script:ld+json": listData(view) }] : []),
  ];
}

/**
 * A category as it stands. Searches, filters, orders and further pages are without end and say nothing new: their links are
 * followed, and they are not kept. What search could not complete is not kept either.
 */
function isForSearchEngines({ query, applied, sorts, pages, isLimited }: ResultsView): boolean {
  const isSorted = sorts.length > 0 && sorts[0]?.isChosen === false;
  return query === null && applied.length === 0 && !isSorted && (pages?.current ?? 1) === 1 && !isLimited;
}

/** The families of a category as schema.org's ItemList: where each one's first item is. */
function listData({ families, canonicalUrl, title }: ResultsView) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: title,
    numberOfItems: families.length,
    itemListElement: families.map(({ name, rows }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: wholeUrl(rows[0]?.url ?? canonicalUrl, canonicalUrl),
    })),
  };
}
