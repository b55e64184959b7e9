let names: Intl.DisplayNames | undefined;
const known = new Map<string, string>();

/** "US" is "United States"; what is no country's code stays as it is. */
export function countryName(code: string): string {
  const name = known.get(code) ?? nameOf(code);
  known.set(code, name);
  return name;
}

function nameOf(code: string): string {
  // Made when a country is first to be said: making one takes long.
  names ??= new Intl.DisplayNames("en-US", { type: "region" });
  return names.of(code) ?? code;
}
