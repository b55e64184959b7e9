/** What the page of a refused form says. */
export interface RefusalView {
  readonly status: number;
  readonly text: string;
  /** The fields that were wrong, by their names in the form. */
  readonly fields: readonly string[];
  /** Where the form was. */
  readonly back: string;
  readonly needsSignIn: boolean;
}

type Rows = Readonly<Record<string, { readonly status: number; readonly text: string } | undefined>>;

const maxFields = 5;

/** By the address that the server led to. Nothing in it is shown but rows of the catalog and names of fields. */
export function refusalIn({ searchParams }: URL, errorCatalog: Rows): RefusalView | undefined {
  const code = searchParams.get("code") ?? "";
  const row = Object.hasOwn(errorCatalog, code) ? errorCatalog[code] : undefined;
  if (!row) return undefined;
  const back = searchParams.get("back") ?? "";
  return {
    status: row.status,
    text: row.text,
    fields: searchParams
      .getAll("field")
      .filter((field) => /^[\w.]{1,40}$/.test(field))
      .slice(0, maxFields),
    // Only the store's own pages: two slashes, or a slash and its mirror, name another host.
    back: /^\/(?![/\\])/.test(back) ? back : "/",
    needsSignIn: code === "SIGN_IN_REQUIRED",
  };
}
