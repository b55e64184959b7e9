/** By this name a page's form says for which account the page was made. */
export const pageAccountField = "pageAccount";
/** The same, of a call that has no form. */
export const pageAccountHeader = "x-page-account";

interface Said {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}

/** The account that a page was made for, as the request says it; undefined where it says nothing. */
export function pageAccountIn({ headers, body }: Said): string | undefined {
  const header = headers[pageAccountHeader];
  if (typeof header === "string") return header;
  const field: unknown =
    typeof body === "object" && body !== null && Object.hasOwn(body, pageAccountField)
      ? (body as Record<string, unknown>)[pageAccountField]
      : undefined;
  return typeof field === "string" ? field : undefined;
}
