export interface ListAddress {
  /** What the list is searched for. */
  readonly search?: string;
  readonly page?: number;
}

/** Nothing, an empty search and the first page stay out of the address. */
export function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(values).filter(([name, value = ""]) => value !== "" && (name !== "page" || value !== 1));
  return said.length === 0
    ? path
    : `${path}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

export function withOutcome(path: string, outcome: string | undefined): string {
  return withQuery(path, { outcome });
}

export interface SignInParams {
  readonly from?: string;
  readonly outcome?: string;
  readonly isOther?: boolean;
}

export function signInUrl(path: string, { from, outcome, isOther }: SignInParams = {}): string {
  const query = [
    isOther && "other",
    outcome !== undefined && `outcome=${outcome}`,
    from !== undefined && `frwdUrlPath=${encodeURIComponent(from)}`,
  ]
    .filter(Boolean)
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Words of an address: letters and digits, joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 90);
}
