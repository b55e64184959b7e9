/** "US" is "United States"; what is no country's code stays as it is. */
export function countryName(code: string): string {
  // Made when a country is to be said: making one takes long, and a page says one at most.
  return new Intl.DisplayNames("en-US", { type: "region" }).of(code) ?? code;
}
