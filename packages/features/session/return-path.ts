/** No host is called so: what parses to it has named no other. */
const base = "http://store.invalid";

/** A path of the store to go to after signing in; undefined for whatever could lead elsewhere. */
export function returnPath(value: string | null | undefined): string | undefined {
  // Browsers drop control characters and take a backslash for a slash, so neither may stand in a path of ours.
  if (value == null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  // "/.//elsewhere.example" becomes "//elsewhere.example" once its dots are gone.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : undefined;
}
