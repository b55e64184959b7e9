/** The columns that a phone has no room for; undefined leaves the attribute out. */
export function isAside(skus: readonly string[], at: number, beside: string | undefined): true | undefined {
  return at > 0 && skus[at] !== beside ? true : undefined;
}
