import { escapeMarkup } from "@capstan/platform/escape-markup";

const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

export const urlSet = { open: `${head}<urlset ${namespace}>\n`, close: "</urlset>\n" } as const;

/** One page of the store. */
export function urlEntry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>\n`;
}

/** The list of the other files. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}
