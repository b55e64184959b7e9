/**
 * The store's driver and the migrator read one address differently: without a word about TLS the first connects in the
 * clear and the second insists on TLS. The migrator is told what the store would do; what the operator says stays.
 */
export function migratorUrl(address: string, fromEnvironment: string | undefined): string {
  const url = new URL(address);
  const { searchParams } = url;
  const said = searchParams.get("sslmode") ?? (isOn(searchParams.get("ssl")) ? "require" : undefined);
  const mode = said ?? (fromEnvironment || "disable");
  searchParams.set("sslmode", knownModes.has(mode) ? mode : "require");
  // Only the store's driver knows these; the server would refuse them.
  for (const name of ["ssl", "uselibpqcompat"]) searchParams.delete(name);
  return url.href;
}

/** The others (`no-verify`, `prefer`, `allow`) mean TLS without proof, which the migrator calls `require`. */
const knownModes = new Set(["disable", "require", "verify-ca", "verify-full"]);

function isOn(value: string | null): boolean {
  return value === "true" || value === "1";
}
