import type { Crumb } from "../listing.ts";

/** The way to a page, as schema.org's BreadcrumbList. Addresses are made whole where the page's own is. */
export function breadcrumbData(breadcrumbs: readonly Crumb[], page: { name: string; url: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [...breadcrumbs, page].map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: wholeUrl(url, page.url),
    })),
  };
}

/** An address as machines elsewhere need it, as far as the page's own address says where the store is. */
export function wholeUrl(url: string, pageUrl: string): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;
}
