const skuLength = 6;

/** The item number at the end of a page's address; the words before it are for people. */
export function skuOfSlug(slug: string): string {
  return slug.slice(-skuLength).toUpperCase();
}
