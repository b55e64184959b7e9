/** Internet Explorer in all its versions: it runs none of our script, so the server has to look. */
export function isInternetExplorer(userAgent: string | null): boolean {
  return userAgent !== null && /\b(?:MSIE |Trident\/)/.test(userAgent);
}
