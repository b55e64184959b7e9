/** The path and query of the store's own page that a request came from. */
export function referringPage(referer: string | undefined, origin: string): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  if (page.origin !== origin) return undefined;
  // A path that begins with two slashes names another host.
  return page.pathname.replace(/^\/+/, "/") + page.search;
}
