import { brand } from "@capstan/features/brand";
import type { MetaDescriptor } from "react-router";
import type { ResultsView } from "../results.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";
import { countWords } from "./count-words.ts";

/** What search engines and tabs are told. Searches are not theirs to keep: there is no end of them. */
export function resultsMeta(view: ResultsView): MetaDescriptor[] {
  const { title, summary, canonicalUrl, query, breadcrumbs } = view;
  const description = [summary, `${countWords(view)} at ${brand.name}.`].filter((words) => words !== "").join(" ");
  return [
    { title: `${title} | ${brand.name}` },
    { name: "description", content: description },
    ...(query === null ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { "script:ld+json": breadcrumbData(breadcrumbs, { name: title, url: canonicalUrl }) },
  ];
}
